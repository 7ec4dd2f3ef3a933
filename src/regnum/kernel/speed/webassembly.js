// A module of WebAssembly with a game's rules: `run` lays arrays into its memory one after the other, calls a door, and
// gives back what has become of them. An array is { bytes, rows, columns }, its bytes in hexadecimal digits.
async function rulesOf(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, { math: Math });
    const rules = instance.exports;
    const room = rules.memory_of(1 << 22);
    const hex = (numbers) => Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
    const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
    return {
        run(name, given) {
            const memory = new Uint8Array(rules.memory.buffer);
            let end = room;
            const places = [];
            const handed = given.flatMap((one) => {
                if (typeof one === "number") return [one];
                const laid = unhex(one.bytes);
                const at = end;
                memory.set(laid, at);
                places.push([at, at + laid.length]);
                end = at + ((laid.length + 15) & ~15);
                return [at, one.rows, one.columns];
            });
            rules[`run_${name}`](...handed);
            return { arrays: places.map(([from, to]) => hex(memory.subarray(from, to))), broken: limit() };
        },
    };
    function limit() {
        const place = new Int32Array(rules.memory.buffer, rules.broken.value, 1);
        const found = place[0];
        place[0] = 0;
        return found;
    }
}
