// A worker that thinks, so that nobody who plays waits: `{ id, game, module }` brings a game's rules (bytes, or a compiled
// WebAssembly.Module) and `{ id, game, asked }` has them searched; `{ id, game, network }` brings what somebody learned
// (bytes) and `{ id, game, shown }` asks what it says of a table. `{ id, found }` or `{ id, error }` answers.
import { networkOf } from "./network.js";
import { thinkerOf } from "./thinking.js";

const thinkers = new Map();
const networks = new Map();

async function answer({ game, module, asked, network, shown }) {
    if (module) thinkers.set(game, thinkerOf(module));
    if (network) networks.set(game, networkOf(network));
    if (network || shown) return shown && brought(networks, game).look(shown);
    const thinker = await brought(thinkers, game);
    return asked && thinker.think(asked);
}

function brought(all, game) {
    if (!all.has(game)) throw new Error(`no module of ${game} has come`);
    return all.get(game);
}

onmessage = async ({ data }) => {
    try {
        postMessage({ id: data.id, found: await answer(data) });
    } catch (wrong) {
        postMessage({ id: data.id, error: String(wrong) });
    }
};
