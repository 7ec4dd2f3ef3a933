// A search in WebAssembly. `think` is asked what regnum.bots.elsewhere says, and thinks for as long as that allows without
// coming back in between: it belongs into a worker (worker.js). The same seed finds what native code finds.
import { rulesOf } from "../kernel/speed/webassembly.js";

const SEATS = 8;
const NUMBER = 4;
const FRACTION = 8;
const FOREST_ROWS = 7;
const [PARENTS, SIZE] = [0, 6];
const ABSENT = -1;
const PATIENCE = 10; // milliseconds between two looks at the clock
const MOST_AT_ONCE = 4096;

export async function thinkerOf(module) {
    const rules = await rulesOf(module);

    function row(count) {
        return [rules.room(count * NUMBER), count, 1];
    }

    function grid(rows, columns) {
        return [rules.room(rows * columns * NUMBER), rows, columns];
    }

    function numbers([at, rows, columns]) {
        return new Int32Array(rules.memory.buffer, at, rows * columns);
    }

    function rowOf(given) {
        const made = row(given.length);
        numbers(made).set(given);
        return made;
    }

    function call(name, ...given) {
        const passed = rules.call(name, ...given.flat());
        if (passed) throw new Error(`${name} passed limit ${passed}`);
    }

    // Room to work, and then tables on which whatever the seat cannot know is dealt anew.
    function deal({ table, deals, seat, redealt, chance }) {
        const size = table.length;
        const at = rules.room(size * (deals + 1));
        for (let i = 0; i <= deals; i++) rules.bytes(at + i * size, size).set(table);
        const rng = rowOf(chance);
        if (redealt) call("redeal_tables", [at + size, deals, 1], seat, rng);
        return { tables: [at, deals + 1, 1], size, rng };
    }

    // Deals that explain badly what the others did make way for copies of those that explain it well.
    function weigh({ deals, evidence, lasting }, { tables: [at], size, rng }) {
        if (!lasting.length) return;
        const weights = [rules.room(deals * FRACTION), deals, 1];
        new Float64Array(rules.memory.buffer, weights[0], deals).fill(1);
        const then = rules.room(deals * size);
        for (const { table, seat, action } of evidence) {
            for (let i = 0; i < deals; i++) {
                rules.bytes(then + i * size, size).set(table);
                for (const field of lasting) {
                    const own = field.at + seat * field.size;
                    const held = rules.bytes(at + (i + 1) * size + own, field.size);
                    rules.bytes(then + i * size + own, field.size).set(held);
                }
            }
            call("weigh_deals", [then, deals, 1], seat, action, weights);
        }
        const places = row(deals);
        call("temper", weights);
        call("resample", weights, rng, places);
        const before = rules.bytes(at + size, deals * size).slice();
        numbers(places).forEach((place, i) => {
            rules.bytes(at + (i + 1) * size, size).set(before.subarray(place * size, (place + 1) * size));
        });
    }

    // For each table and seat a number that says what the seat holds there: equal numbers, equal holdings.
    function holdings({ deals, players, held }, { tables: [at], size }) {
        const found = grid(deals + 1, SEATS);
        const known = Array.from({ length: players }, () => new Map());
        for (let i = 0; held.length && i <= deals; i++) {
            for (let seat = 0; seat < players; seat++) {
                const rows = held.map((one) => rules.bytes(at + i * size + one.at + seat * one.size, one.size).join());
                const own = rows.join(";");
                if (!known[seat].has(own)) known[seat].set(own, known[seat].size);
                numbers(found)[i * SEATS + seat] = known[seat].get(own);
            }
        }
        return found;
    }

    function planted(nodes) {
        const forest = grid(FOREST_ROWS, 2 * nodes);
        numbers(forest).fill(ABSENT, PARENTS * 2 * nodes, (PARENTS + 1) * 2 * nodes);
        numbers(forest)[SIZE * 2 * nodes] = SEATS;
        return forest;
    }

    // So many games, or as many as there is time for, and at least one.
    function search(asked, tables, held, forest) {
        const luck = rowOf(asked.luck);
        const paths = grid(SEATS + 1, asked.path);
        const end = performance.now() + asked.seconds * 1000;
        let games = 0;
        let chunk = 1;
        while (games < asked.iterations && (games === 0 || performance.now() < end)) {
            const began = performance.now();
            chunk = Math.min(chunk, asked.iterations - games);
            call("search", tables, held, asked.seat, luck, forest, paths, asked.curiosity, chunk);
            games += chunk;
            const pace = PATIENCE / Math.max(0.001, performance.now() - began);
            chunk = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(chunk * pace)));
        }
        return games;
    }

    function think(asked) {
        rules.tidy();
        return asked.deals ? lookAhead(asked) : weighUp(asked);
    }

    // What the rule of thumb thinks of some answers.
    function weighUp({ table, seat, offers }) {
        const at = rules.room(table.length);
        rules.bytes(at, table.length).set(table);
        const opinions = row(offers.length);
        call("think_of", [at, 1, 1], seat, rowOf(offers), opinions);
        return { opinions: Array.from(numbers(opinions)) };
    }

    function lookAhead(asked) {
        const dealt = deal(asked);
        weigh(asked, dealt);
        const held = holdings(asked, dealt);
        const forest = planted(asked.nodes);
        const games = search(asked, dealt.tables, held, forest);
        const [visits, gains] = [row(asked.offers.length), row(asked.offers.length)];
        call("look_up", forest, asked.seat, rowOf(asked.offers), visits, gains);
        const shares = row(asked.players);
        call("come_to", forest, held, shares);
        const told = (one) => Array.from(numbers(one));
        return { visits: told(visits), gains: told(gains), shares: told(shares), games };
    }

    return { think, rules };
}
