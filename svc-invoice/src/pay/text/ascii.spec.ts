import { formatNamedCharacters, toAscii } from './ascii.js';

const PRINTABLE = /^[ -~]$/;

describe('toAscii', () => {
  it.each([
    ['Nguyễn Thị Lân', 'Nguyen Thi Lan'],
    ['Đặng Ỷ Ơn', 'Dang Y On'],
    ['Zoë Müller-Groß', 'Zoe Muller-Gross'],
    ['Škodová, Dvořák & Żółć', 'Skodova, Dvorak & Zolc'],
    ['Ærøskøbing Œuvre Þór', 'AEroskobing OEuvre THor'],
    ['İzmir Işık', 'Izmir Isik'],
    ['O’Brien – “Sons” — …', 'O\'Brien - "Sons" - ...'],
    ['a\u00a0b\u2009c', 'a b c'],
    ['e\u0301', 'e'],
    ['plain ~ text', 'plain ~ text'],
    ['', ''],
  ])('writes %s as %s', (text, expected) => expect(toAscii(text, PRINTABLE)).toEqual({ text: expected, refused: [] }));

  it.each([
    ['ක්‍රිෂාන්', ['ක', 'ෂ', 'න']],
    ['王小明', ['王', '小', '明']],
    ['Анна', ['А', 'н', 'а']],
    ['5 €', ['€']],
    ['two\r\nlines\tand', ['\r', '\n', '\t']],
    ['😀😀', ['😀']],
    ['\u0000', ['\u0000']],
  ])('refuses in %j the characters %j', (text, refused) =>
    expect(toAscii(text, PRINTABLE).refused).toEqual(expect.arrayContaining(refused)),
  );

  it('lists each refused character once, as typed', () => {
    expect(toAscii('a_b__c“', /^[A-Z]$/, true)).toEqual({ text: 'A_B__C"', refused: ['_', '“'] });
  });

  it('writes capitals, also for one letter that becomes two', () => {
    expect(toAscii('straße', /^[A-Z]$/, true)).toEqual({ text: 'STRASSE', refused: [] });
  });
});

describe('formatNamedCharacters', () => {
  it('shows visible characters and the codes of others', () => {
    expect(formatNamedCharacters(['<', '\n', '王'])).toBe('“<”, U+000A, “王”');
  });
});
