export { getTime, getWeekday, toDate } from './cells.js';
export {
  type AcceptedFormats,
  type CsvFile,
  type CsvRow,
  decodeBytes,
  isFilled,
  readCsv,
  readRows,
  refuseBinary,
} from './csv-file.js';
export { ImportedFile } from './imported-file.entity.js';
export {
  formatNameList,
  getHeadings,
  requireRecent,
  requireRows,
  requireSameFile,
  SHOWN_IMPORTS,
  toSubject,
  toView,
} from './imported-files.js';
export { listSkippedColumns, type SkippedColumn } from './skipped-columns.js';
