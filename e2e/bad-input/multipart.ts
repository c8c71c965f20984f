import fc from 'fast-check';

export interface Part {
  readonly name: string;
  /** Sent as a file when there is one. */
  readonly filename?: string;
  readonly content: Buffer;
}

const BOUNDARY = 'edge-of-a-part';

const quoted = (text: string) => text.replace(/["\r\n]/g, '_');

function bytesOf({ name, filename, content }: Part): Buffer {
  const file = filename === undefined ? '' : `; filename="${quoted(filename)}"\r\nContent-Type: image/jpeg`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const whole = (parts: readonly Part[]) => Buffer.concat([...parts.map(bytesOf), END]);
const replaced = (body: Buffer, from: string, to: string) =>
  Buffer.from(body.toString('latin1').replace(from, to), 'latin1');

interface Form {
  readonly type: string;
  readonly body: Buffer;
}

/** Ways in which a form can be broken. The first leaves it whole. */
const BREAKS: Readonly<Record<string, (parts: readonly Part[]) => Form>> = {
  whole: (parts) => ({ type: TYPE, body: whole(parts) }),
  'without an end': (parts) => ({ type: TYPE, body: Buffer.concat(parts.map(bytesOf)) }),
  'cut off': (parts) => ({ type: TYPE, body: whole(parts).subarray(0, Math.floor(whole(parts).length * 0.6)) }),
  'with another boundary': (parts) => ({ type: 'multipart/form-data; boundary=another', body: whole(parts) }),
  'without a boundary': (parts) => ({ type: 'multipart/form-data', body: whole(parts) }),
  'with an endless boundary': (parts) => ({
    type: `multipart/form-data; boundary=${'b'.repeat(300)}`,
    body: whole(parts),
  }),
  'without a name': (parts) => ({ type: TYPE, body: replaced(whole(parts), ' name=', ' nome=') }),
  'without a disposition': (parts) => ({
    type: TYPE,
    body: replaced(whole(parts), 'Content-Disposition: form-data;', 'X-Nothing: a;'),
  }),
  'with an endless header': (parts) => ({
    type: TYPE,
    body: replaced(whole(parts), 'Content-Disposition', `X-Long: ${'h'.repeat(100_000)}\r\nContent-Disposition`),
  }),
  'with bare line feeds': (parts) => ({
    type: TYPE,
    body: Buffer.from(whole(parts).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  }),
  'with an encoding': (parts) => ({
    type: TYPE,
    body: replaced(whole(parts), '\r\n\r\n', '\r\nContent-Transfer-Encoding: base64\r\n\r\n'),
  }),
  'with a hundred fields': (parts) => ({
    type: TYPE,
    body: whole([...parts, ...Array.from({ length: 100 }, (_, n) => ({ name: `f${n}`, content: Buffer.from('x') }))]),
  }),
  'with text before it': (parts) => ({ type: TYPE, body: Buffer.concat([Buffer.from('preamble\r\n'), whole(parts)]) }),
  empty: () => ({ type: TYPE, body: Buffer.alloc(0) }),
  'an end alone': () => ({ type: TYPE, body: END }),
  'of mixed type': (parts) => ({ type: `multipart/mixed; boundary=${BOUNDARY}`, body: whole(parts) }),
};

/** A form of these parts, whole as often as broken. */
export const brokenForm = (parts: readonly Part[]): fc.Arbitrary<Form> =>
  fc
    .oneof(fc.constant('whole'), fc.constantFrom(...Object.keys(BREAKS)))
    .map((way) => (BREAKS[way] as (parts: readonly Part[]) => Form)(parts));
