export { type HeadingLevel, Paper, type PaperFact, type PaperPicture, type PaperTotal } from './paper.js';
export { computeRunningSums, type PaperColumn, type PaperRow, type PaperTable } from './paper-table.js';
export { MUTED, type PaperCompany, type PaperFacts, type PaperLogo, type TextStyle } from './sheet.js';
