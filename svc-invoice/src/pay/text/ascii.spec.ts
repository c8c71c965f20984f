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
  ])('%s is %s', (text, expected) => expect(toAscii(text, PRINTABLE)).toEqual({ text: expected, refused: [] }));

  it.each([
    ['ක්‍රිෂාන්', ['ක', 'ෂ', 'න']],
    ['王小明', ['王', '小', '明']],
    ['Анна', ['А', 'н', 'а']],
    ['5 €', ['€']],
    ['two\r\nlines\tand', ['\r', '\n', '\t']],
    ['😀😀', ['😀']],
    ['\u0000', ['\u0000']],
  ])('%j cannot be written: %j', (text, refused) =>
    expect(toAscii(text, PRINTABLE).refused).toEqual(expect.arrayContaining(refused)),
  );

  it('names each refused character once, as it was typed', () => {
    expect(toAscii('a_b__c“', /^[A-Z]$/, true)).toEqual({ text: 'A_B__C"', refused: ['_', '“'] });
  });

  it('writes capitals, also where one letter becomes two', () => {
    expect(toAscii('straße', /^[A-Z]$/, true)).toEqual({ text: 'STRASSE', refused: [] });
  });
});

describe('namedCharacters', () => {
  it('shows what can be seen and gives the code of what cannot', () => {
    expect(formatNamedCharacters(['<', '\n', '王'])).toBe('“<”, U+000A, “王”');
  });
});
