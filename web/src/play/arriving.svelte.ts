/** The game at whose table one is about to sit down, where that takes a while. */
export const arriving = $state({ game: '' })
