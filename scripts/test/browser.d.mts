/** Path of the browser for the journeys. */
export function getBrowserProgram(): string;
/** Address of map tiles of a stack under test. */
export const MAP_TILES: string;
