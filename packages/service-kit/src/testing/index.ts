export { type AccessBench, describeAccess, serviceToken, tokensOfEachRole } from './access.js';
export { type Bench, type BenchAnswer, type BenchCall, type BenchPerson, startBench } from './bench.js';
export { databaseBefore } from './earlier-database.js';
export { NoStates, NothingKept } from './empty-feeds.js';
export { heldBytes } from './memory.js';
export { PeerServices } from './peer-services.js';
export { describeRoutes } from './routes.js';
