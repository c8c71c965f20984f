import fc from 'fast-check';

const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Text that fits nowhere, or only looks as if it did. */
const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  '\u200b',
  '𝕏 𝒚 😀',
  'ﷺ'.repeat(50),
  "'; DROP TABLE account; --",
  '" OR 1=1',
  '\\',
  '%',
  '%00',
  '$1',
  '{}',
  '[]',
  '[[]]',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(300),
  'a'.repeat(20_000),
  // Dates and times that do not exist.
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-00',
  '0000-00-00',
  '99999-01-01',
  '-2026-01-01',
  '2026-11-21T25:61',
  '2026-10-04T02:30',
  '2026-11-21T10:00:00+99:99',
  '1900-01-01T00:00',
  '24:00',
  '9:5',
  '25:00-26:00',
  '06:00-06:00',
  // Numbers as text.
  '-1',
  '1e309',
  '0x10',
  '1_000',
  '１２',
  'NaN',
  'Infinity',
  '999999999999999999999999',
  '0.001',
  '00',
  // Ids and places.
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01900000-0000-7000-8000-00000000001g',
  '01900000-0000-7000-8000-000000000010\n',
  '91,0',
  '0,181',
  'NaN,NaN',
  '1e5,1e5',
  '-34.9,138.6,-1',
];

/** JSON texts of values that no field takes; some cannot be written as a JavaScript value. */
const JSON_TEXTS = [
  '1e400',
  '-0',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '1.7976931348623157e308',
  '5e-324',
  'true',
  'null',
  '[]',
  '{}',
  '[null]',
  '[["x"]]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"valueOf":2,"length":-1}',
  '{"$ne":null}',
  '"\\u0000"',
  '"\\ud800"',
  deep('[', ']', 60),
  deep('{"a":', '}', 60),
  deep('[', ']', 5000),
  `[${'1,'.repeat(3000)}1]`,
];

/** A value as JSON text. */
export const jsonGarbage = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...TEXTS).map((text) => JSON.stringify(text)) },
    { weight: 4, arbitrary: fc.constantFrom(...JSON_TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.double().map((value) => JSON.stringify(value)) },
  );

/** What a JSON value is as text of a form: a string itself, everything else as it is written. */
export function formText(json: string): string {
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

/** A part of a path, as it is sent: well-formed or not. */
export const pathGarbage = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '%',
      '%zz',
      '%0',
      '%00',
      '%ff%fe',
      '%c0%af',
      '%ed%a0%80',
      '%0d%0aX:y',
      '..',
      '%2e%2e',
      '..%2fetc',
      '%2f',
      '%5c',
      "'--",
      '__proto__',
      'constructor',
      'undefined',
      '-1',
      'a'.repeat(3000),
      '%61'.repeat(1000),
      '01900000-0000-7000-8000-000000000010%20',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => encodeURIComponent(text)),
    fc.uuid(),
  );
