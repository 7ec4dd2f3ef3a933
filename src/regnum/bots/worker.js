// A worker that thinks, so that nobody who plays waits: `{ id, game, module }` brings a game's rules (bytes, or a compiled
// WebAssembly.Module), `{ id, game, asked }` asks, and `{ id, found }` or `{ id, error }` answers.
import { thinkerOf } from "./thinking.js";

const thinkers = new Map();

async function answer({ game, module, asked }) {
    if (module) thinkers.set(game, thinkerOf(module));
    if (!thinkers.has(game)) throw new Error(`no module of ${game} has come`);
    const thinker = await thinkers.get(game);
    return asked && thinker.think(asked);
}

onmessage = async ({ data }) => {
    try {
        postMessage({ id: data.id, found: await answer(data) });
    } catch (wrong) {
        postMessage({ id: data.id, error: String(wrong) });
    }
};
