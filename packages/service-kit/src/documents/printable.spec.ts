import { printable } from './printable.js';

describe('text in a PDF', () => {
  it.each([
    ['Smith & Söhne – “Café”', 'Smith & Söhne – “Café”'],
    ['Dvořák Šimůnek', 'Dvorák Šimunek'],
    ['two\nlines', 'two lines'],
    ['කොළඹ', '???'],
    ['e\u0301clair', 'éclair'],
  ])('%j is printed as %j', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });
});
