// A module of WebAssembly with a game's rules, in a browser as in Node. Its own memory is as the compiler left it; whatever
// is handed over lies behind, in room that is taken anew for each use. An array is its address, its rows and its columns.

export async function rulesOf(module) {
    const made = await WebAssembly.instantiate(module, { math: Math });
    const gates = (made.instance ?? made).exports;
    const memory = gates.memory;
    const begin = memory.buffer.byteLength;
    const ALIGNED = 16;
    const PAGE = 1 << 16;
    let end = begin;

    // Room for so many bytes, empty; what was taken since the last `tidy` stays where it is.
    function room(size) {
        const at = end;
        end += (size + ALIGNED - 1) & ~(ALIGNED - 1);
        const missing = end - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
        bytes(at, size).fill(0);
        return at;
    }

    function tidy() {
        end = begin;
    }

    function bytes(at, size) {
        return new Uint8Array(memory.buffer, at, size);
    }

    // Calls a gate; says which limit the rules have passed, 0 if none (LIMITS in passed.py).
    function call(name, ...given) {
        gates[`run_${name}`](...given);
        const limit = new Int32Array(memory.buffer, gates.broken.value, 1);
        const passed = limit[0];
        limit[0] = 0;
        return passed;
    }

    // Calls a gate with arrays { bytes, rows, columns }, their bytes in hexadecimal digits, and gives back what has become
    // of them: for whoever speaks JSON.
    function run(name, given) {
        tidy();
        const places = [];
        const handed = given.flatMap((one) => {
            if (typeof one === "number") return [one];
            const laid = unhex(one.bytes);
            const at = room(laid.length);
            bytes(at, laid.length).set(laid);
            places.push([at, laid.length]);
            return [at, one.rows, one.columns];
        });
        const broken = call(name, ...handed);
        return { arrays: places.map(([at, size]) => hex(bytes(at, size))), broken };
    }

    return { room, tidy, bytes, call, run, memory };
}

function hex(numbers) {
    return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}

function unhex(text) {
    return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
