export { type AccessBench, describeAccess, describeRoutes, serviceToken, tokensOfEachRole } from './access.js';
export { type Bench, type BenchAnswer, type BenchCall, type BenchPerson, startBench } from './bench.js';
export { databaseBefore } from './earlier-database.js';
export { heldBytes } from './memory.js';
export { type OwnDatabase, ownDatabase } from './own-role.js';
export { NoStates, NothingKept, PeerServices } from './peer-services.js';
export { describeSchema } from './schema.js';
export { fewestStatements } from './statements.js';
