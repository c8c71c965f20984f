/** Path of the browser that the journeys run in. */
export function browserProgram(): string;
