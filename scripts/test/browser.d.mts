/** Path of the browser that the journeys run in. */
export function browserProgram(): string;
/** Address of map tiles of a stack under test. */
export const MAP_TILES: string;
