import { splitAddress, toReportText } from './texts.js';

describe('toReportText', () => {
  it.each([
    ['name', ' Smith,  John ', 'Smith John'],
    ['name', 'A.B. Cleaning (SA) Pty. Ltd.', 'A.B. Cleaning (SA) Pty. Ltd.'],
    ['name', 'O’Brien – Groß', "O'Brien - Gross"],
    ['address', 'U. 4, 12 St. Vincent St.', 'U 4 12 St Vincent St'],
    ['email', 'a.b+c@example.com', 'a.b+c@example.com'],
    ['phone', '+61 (8) 5550-1', '+61 (8) 5550-1'],
    ['other', 'INHOUSE "Demo" #1', 'INHOUSE "Demo" #1'],
  ] as const)('writes the %s %j as %j', (kind, typed, text) =>
    expect(toReportText(kind, typed)).toEqual({ text, refused: [] }),
  );

  it.each([
    ['name', 'A_B#', ['_', '#']],
    ['address', '#4 Nguyễn @', ['#', '@']],
    ['email', 'zoë@example.com zoë', ['ë', ' ']],
    ['phone', '12x', ['x']],
    ['other', 'A\tB', ['\t']],
  ] as const)('refuses in the %s %j the characters %j', (kind, typed, refused) =>
    expect(toReportText(kind, typed).refused).toEqual(refused),
  );
});

describe('splitAddress', () => {
  const word = 'A'.repeat(38);
  it.each([
    ['1 EXAMPLE STREET', ['1 EXAMPLE STREET', '']],
    [word, [word, '']],
    [`${word} B`, [word, 'B']],
    [`${word}B`, [word, 'B']],
    [`1 ${word}`, ['1', word]],
    [`${word} ${word}`, [word, word]],
    [`${word}${word}`, [word, word]],
    [`${word}${word}B`, null],
    ['', ['', '']],
  ])('splits %s', (street, lines) => expect(splitAddress(street)).toEqual(lines));
});
