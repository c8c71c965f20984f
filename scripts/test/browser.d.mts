/** Path of the browser that the journeys run in. */
export function getBrowserProgram(): string;
/** Address of map tiles of a stack under test. */
export const MAP_TILES: string;
