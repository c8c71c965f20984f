export { type HeadingLevel, Paper, type PaperFact, type PaperPicture, type PaperTotal } from './paper.js';
export { type PaperColumn, type PaperRow, type PaperTable, runningSums } from './paper-table.js';
export { type PaperCompany, type PaperFacts, type PaperLogo, QUIET, type TextStyle } from './sheet.js';
