// A bot in Java, with nothing but the JDK ("java Bot.java" compiles and runs it): it plays anything, and has an idea
// of Vive le Roi!. Json, below, reads what the JDK has no reader for.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

public class Bot {
    private static final Random CHANCE = new Random();
    private final Map<String, Json> games = new HashMap<>();

    public static void main(String[] arguments) throws IOException {
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var bot = new Bot();
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String answer = bot.answer(Json.read(line));
            if (answer != null) {
                System.out.println(answer);
                System.out.flush();
            }
        }
    }

    private String answer(Json message) {
        switch (message.at("kind").text()) {
            case "hello":
                return "{\"protocol\": 1, \"name\": \"Java example\"}";
            case "begin":
                games.put(message.at("match").text(), message);
                return null;
            case "choose":
                return "{\"id\": " + message.at("id") + ", \"choose\": " + best(message) + "}";
            default:
                return null;
        }
    }

    private int best(Json message) {
        Json begun = games.get(message.at("match").text());
        var best = new ArrayList<Integer>();
        double most = Double.NEGATIVE_INFINITY;
        List<Json> offers = message.at("offers").list();
        for (int place = 0; place < offers.size(); place++) {
            double worth = worth(offers.get(place), message.at("view"), begun);
            if (worth > most) {
                best.clear();
                most = worth;
            }
            if (worth == most) {
                best.add(place);
            }
        }
        return best.get(CHANCE.nextInt(best.size()));
    }

    /** Lift your Favourites, keep them off the throne while others can say NO, and let the others be rejected. */
    private double worth(Json offer, Json view, Json begun) {
        if (!begun.at("game").text().equals("vive-le-roi")) {
            return 0;
        }
        Set<String> mine = favourites(view, begun);
        switch (offer.at("do").text()) {
            case "place":
                return offer.at("floor").number() * (mine.contains(offer.at("courtier").text()) ? 1 : -0.5);
            case "move":
                String character = offer.at("character").text();
                boolean high = view.at("place").at(character).text().equals("5");
                return mine.contains(character) ? (high ? -1 : 1) : (high ? 0.5 : -0.5);
            case "vote":
                boolean wanted = mine.contains(view.at("candidate").text());
                return offer.at("card").text().equals(wanted ? "yes" : "no") ? 1 : 0;
            default:
                return 0;
        }
    }

    private Set<String> favourites(Json view, Json begun) {
        var names = new HashSet<String>();
        Json cards = begun.at("facts").at("favourites");
        for (Json card : view.at("favourites").list().get((int) begun.at("seat").number()).list()) {
            if (cards.has(card.text())) {
                cards.at(card.text()).at("characters").list().forEach(name -> names.add(name.text()));
            }
        }
        return names;
    }

    /** A value of JSON: Map, List, String, Double, Boolean or null. */
    record Json(Object value) {
        static Json read(String text) {
            return new Reader(text).value();
        }

        Json at(String name) {
            return (Json) ((Map<?, ?>) value).get(name);
        }

        boolean has(String name) {
            return ((Map<?, ?>) value).containsKey(name);
        }

        @SuppressWarnings("unchecked")
        List<Json> list() {
            return (List<Json>) value;
        }

        String text() {
            return String.valueOf(value);
        }

        double number() {
            return (Double) value;
        }

        /** Numbers and texts, as JSON writes them: what an id may be. */
        @Override
        public String toString() {
            if (value instanceof Double number) {
                return number == Math.rint(number) ? String.valueOf(number.longValue()) : String.valueOf(number);
            }
            return value instanceof String text ? '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"' : text();
        }
    }

    /** Reads JSON that is well formed. */
    static class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        Json value() {
            switch (next()) {
                case '{':
                    return object();
                case '[':
                    return list();
                case '"':
                    return new Json(string());
                default:
                    return word();
            }
        }

        private char next() {
            while (Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return text.charAt(at);
        }

        private boolean more(char end) {
            char found = next();
            if (found == end || found == ',') {
                at++;
            }
            return found != end;
        }

        private Json object() {
            var found = new HashMap<String, Json>();
            at++;
            while (more('}')) {
                next();
                String name = string();
                next();
                at++;
                found.put(name, value());
            }
            return new Json(found);
        }

        private Json list() {
            var found = new ArrayList<Json>();
            at++;
            while (more(']')) {
                found.add(value());
            }
            return new Json(found);
        }

        private String string() {
            var found = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                char letter = text.charAt(at);
                if (letter == '\\') {
                    letter = text.charAt(++at);
                    int known = "bfnrt".indexOf(letter);
                    if (known >= 0) {
                        letter = "\b\f\n\r\t".charAt(known);
                    } else if (letter == 'u') {
                        letter = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
                        at += 4;
                    }
                }
                found.append(letter);
            }
            at++;
            return found.toString();
        }

        private Json word() {
            int from = at;
            while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String word = text.substring(from, at);
            switch (word) {
                case "true":
                    return new Json(true);
                case "false":
                    return new Json(false);
                case "null":
                    return new Json(null);
                default:
                    return new Json(Double.valueOf(word));
            }
        }
    }
}
