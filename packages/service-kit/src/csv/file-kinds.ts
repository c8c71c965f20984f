/** First bytes of files that are no text, in hexadecimal. */
const BINARY_KINDS: readonly (readonly [bytes: string, kind: string])[] = [
  ['d0cf11e0', 'an Excel 97 workbook or another old Office file'],
  ['1f8b', 'a compressed file'],
  ['7b5c727466', 'a Word document (RTF)'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['47494638', 'a picture'],
];

/** Bytes in front of `%PDF` that readers of PDF allow. */
const PDF_HEAD = 1024;
/** Characters that reveal a text's kind. */
const TEXT_HEAD = 2000;

/** Kind of a ZIP file, by the names of its parts. */
function zipKind(bytes: Buffer): string {
  if (bytes.includes('xl/')) return 'an Excel workbook';
  if (bytes.includes('word/')) return 'a Word document';
  if (bytes.includes('opendocument.spreadsheet')) return 'an OpenDocument spreadsheet';
  return 'a ZIP file';
}

/** Kind of a binary file, as in “This is a PDF”; undefined for others. */
export function findBinaryKind(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 16).toString('hex');
  if (head.startsWith('504b0304')) return zipKind(bytes);
  if (bytes.subarray(0, PDF_HEAD).includes('%PDF-')) return 'a PDF';
  return BINARY_KINDS.find(([first]) => head.startsWith(first))?.[1];
}

/** Beginnings of texts that aren't CSV. */
const TEXT_KINDS: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^(<\?xml[^>]{0,200}>\s*)?<(!--|(!doctype\s+html|html|head|body|script|style|table|div)\b)/i, 'a web page (HTML)'],
  [/^<\?xml\b|^<[a-z][\w:.-]{0,60}[\s>]/i, 'an XML file'],
  [/^!(type|account|option|clear)\b/i, 'a QIF file'],
  // `{}` alone is no JSON: MYOB writes it above its headings.
  [/^(\{\s*"|\[\s*["[{\d])/, 'a JSON file'],
  [/^(\{1:F|:20:)/, 'an MT940 file'],
];

/** Kind of a text that isn't CSV, as in “This is a web page (HTML)”; undefined for others. */
export function findTextKind(text: string): string | undefined {
  const head = text.slice(0, TEXT_HEAD).trimStart();
  return TEXT_KINDS.find(([start]) => start.test(head))?.[1];
}
