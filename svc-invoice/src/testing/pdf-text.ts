import { inflateSync } from 'node:zlib';

/** The text of a PDF in standard fonts: hexadecimal strings in compressed streams. */
export function textOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g);
  const contents = [...streams].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const lines = contents.join('\n').matchAll(/\[([^\]]*)\] TJ/g);
  return [...lines]
    .map(([, line = '']) =>
      [...line.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
}
