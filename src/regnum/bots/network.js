// A champion's network where there is no numpy: it reads what `carried` in network.py writes, and a test compares what
// both make of the same positions.

const HALF = 2;
const LENGTH = 4;
const TINY = 1e-5;

export function networkOf(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const begin = LENGTH + view.getUint32(0, true);
    const { card, reading, layers } = JSON.parse(new TextDecoder().decode(bytes.subarray(LENGTH, begin)));
    const known = layersIn(view, begin, layers);
    const blocks = layers.filter(([name]) => name.endsWith(".up.weight")).length;

    // Rows of the layer, all or those that are named, each weighed with what is given; nothing is often given.
    function linear(name, given, rows) {
        const weight = known.get(`${name}.weight`);
        const bias = known.get(`${name}.bias`);
        const heard = [...given.keys()].filter((at) => given[at]);
        return Float64Array.from(rows ?? bias.keys(), (row) => {
            let sum = bias[row];
            for (const at of heard) sum += weight[row * given.length + at] * given[at];
            return sum;
        });
    }

    function norm(name, given) {
        const mean = given.reduce((sum, one) => sum + one, 0) / given.length;
        const apart = given.map((one) => one - mean);
        const wide = Math.sqrt(apart.reduce((sum, one) => sum + one * one, 0) / given.length + TINY);
        const [weight, bias] = [known.get(`${name}.weight`), known.get(`${name}.bias`)];
        return apart.map((one, at) => (one / wide) * weight[at] + bias[at]);
    }

    // How much each of the offers is liked, everybody's chances in seat order, and how strange all this is.
    function look({ observation, seat, offers }) {
        let found = linear("read", givenTo(reading, observation, seat));
        for (let block = 0; block < blocks; block++) {
            const inside = linear(`blocks.${block}.up`, norm(`blocks.${block}.norm`, found)).map(positive);
            const more = linear(`blocks.${block}.down`, inside);
            found = found.map((one, at) => one + more[at]);
        }
        found = norm("norm", found);
        const weighed = linear("value", linear("weigh", found).map(positive));
        const own = shares(weighed.map((one) => one / card.temperature));
        return {
            card,
            strange: strange(reading, observation, seat),
            liked: shares(linear("policy", found, offers)),
            chances: Array.from(own, (_, at) => own[modulo(at - seat, reading.players)]),
        };
    }

    return { card, look };
}

// The columns, the fractions, and which seat it is.
function givenTo({ players, order, of_seats, low, span, columns, first }, observation, seat) {
    const places = low.length;
    const beyond = columns.reduce((sum, one) => sum + one, 0);
    const given = new Float64Array(beyond + places + players);
    order[seat].forEach((place, at) => {
        const seen = observation[place];
        const of_a_seat = of_seats[at] && seen >= 0 && seen < players;
        const number = of_a_seat ? modulo(seen - seat, players) : seen;
        const above = Math.max(0, Math.min(span[at] - 1, number - low[at]));
        given[first[at] + Math.floor((above * columns[at]) / span[at])] = 1;
        given[beyond + at] = above / span[at];
    });
    given[beyond + places + seat] = 1;
    return given;
}

// How many numbers differ from what they always were while it learned.
function strange({ fixed, fixed_order }, observation, seat) {
    return fixed_order[seat].filter((place, at) => observation[place] !== fixed[at]).length;
}

function layersIn(view, begin, layers) {
    let at = begin;
    return new Map(
        layers.map(([name, rows, across = 1]) => {
            const layer = Float32Array.from({ length: rows * across }, (_, i) => single(view.getUint16(at + HALF * i, true)));
            at += HALF * layer.length;
            return [name, layer];
        }),
    );
}

// A number in half precision: its sign, five bits of exponent and ten of fraction.
function single(half) {
    const sign = half & 0x8000 ? -1 : 1;
    const exponent = (half >> 10) & 0x1f;
    const fraction = (half & 0x3ff) / 1024;
    return sign * (exponent ? (1 + fraction) * 2 ** (exponent - 15) : fraction * 2 ** -14);
}

function shares(logarithms) {
    const most = Math.max(...logarithms);
    const powers = Array.from(logarithms, (one) => Math.exp(one - most));
    const sum = powers.reduce((all, one) => all + one, 0);
    return powers.map((one) => one / sum);
}

function positive(number) {
    return Math.max(0, number);
}

function modulo(number, by) {
    return ((number % by) + by) % by;
}
