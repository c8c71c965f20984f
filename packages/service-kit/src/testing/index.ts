export { type AccessBench, describeAccess, tokensOfEachRole } from './access.js';
export { type Bench, type BenchAnswer, type BenchCall, type BenchPerson, startBench } from './bench.js';
export { heldBytes } from './memory.js';
export { describeRoutes } from './routes.js';
