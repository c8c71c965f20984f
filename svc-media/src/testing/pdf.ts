import { deflateSync } from 'node:zlib';

export const PAGES = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
];

/** A PDF of the objects 1, 2, … with a cross-reference table. The first is the catalog. */
export function buildPdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const buildStream = (dictionary: string, content: Buffer): Buffer => {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream', 'latin1'),
  ]);
};

/** The same objects in an object stream, as newer programs write it. */
export function buildPackedPdf(objects: readonly string[]): Buffer {
  let head = '';
  let body = '';
  for (const [index, object] of objects.entries()) {
    head += `${index + 1} ${body.length} `;
    body += `${object} `;
  }
  const container = objects.length + 1;
  const packed = buildStream(
    `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
    Buffer.from(head + body, 'latin1'),
  );
  const start = Buffer.concat([Buffer.from(`%PDF-1.5\n${container} 0 obj\n`), packed, Buffer.from('\nendobj\n')]);
  const row = (kind: number, place: number, last: number) => Buffer.from([kind, place >> 8, place & 255, last]);
  const rows = [
    row(0, 0, 0),
    ...objects.map((_, index) => row(2, container, index)),
    row(1, 9, 0),
    row(1, start.length, 0),
  ];
  const table = buildStream(`/Type /XRef /W [1 2 1] /Size ${rows.length} /Root 1 0 R`, Buffer.concat(rows));
  return Buffer.concat([
    start,
    Buffer.from(`${container + 1} 0 obj\n`),
    table,
    Buffer.from(`\nendobj\nstartxref\n${start.length}\n%%EOF\n`),
  ]);
}
