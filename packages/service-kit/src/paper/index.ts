export { type HeadingLevel, Paper, type PaperFact, type PaperPicture, type PaperTotal } from './paper.js';
export { type PaperColumn, type PaperRow, type PaperTable, computeRunningSums } from './paper-table.js';
export { type PaperCompany, type PaperFacts, type PaperLogo, MUTED, type TextStyle } from './sheet.js';
