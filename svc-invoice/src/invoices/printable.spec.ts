import { printable } from './printable.js';

describe('text on an invoice', () => {
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
