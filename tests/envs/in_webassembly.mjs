// Plays written-down choices in a module of WebAssembly: { module, table, choices, rng, longest } in, what happened out.
import { readFileSync } from "node:fs";

const { module, table, choices, rng, longest } = JSON.parse(readFileSync(0, "utf8"));
const { exports: rules } = await WebAssembly.instantiate(new WebAssembly.Module(readFileSync(module)), { math: Math });
const begun = Buffer.from(table, "hex");
const [at, listed] = [rules.memory_of(1 << 20), rules.memory_of(1 << 20) + (1 << 16)];
const bytes = () => Buffer.from(rules.memory.buffer);
const shown = () => bytes().subarray(at, at + begun.length).toString("hex");
bytes().set(begun, at);

const positions = [];
for (const [seat, action, count] of choices) {
    rules.offers_of(at, seat, listed);
    const offers = [...new Int16Array(rules.memory.buffer, listed, count)];
    rules.run_answer(at, 1, 1, seat, action);
    positions.push({ offers, table: shown() });
}
bytes().set(begun, at);
new Int32Array(rules.memory.buffer, listed, 2).set(rng);
const answers = rules.run_play_out_all(at, 1, 1, listed, 1, 2, longest);
console.log(JSON.stringify({ positions, answers, ended: shown() }));
