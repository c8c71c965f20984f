export { type AccessBench, describeAccess, tokensOfEachRole } from './access.js';
export { type Bench, type BenchAnswer, type BenchCall, type BenchPerson, startBench } from './bench.js';
export { describeRoutes } from './routes.js';
