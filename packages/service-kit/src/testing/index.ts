export { type AccessTestApp, describeAccess, describeRoutes, serviceToken, tokensOfEachRole } from './access.js';
export { databaseBefore } from './earlier-database.js';
export { heldBytes } from './memory.js';
export { type OwnDatabase, ownDatabase } from './own-role.js';
export { NoStates, NothingKept, PeerServices } from './peer-services.js';
export { type PdfElement, pdfText, type ReadPdf, readPdf, textsOf } from './read-pdf.js';
export { describeSchema } from './schema.js';
export { fewestStatements } from './statements.js';
export { startTestApp, type TestAnswer, type TestApp, type TestCall, type TestPerson } from './test-app.js';
