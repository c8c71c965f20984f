import { BANK_PREFIXES, getBank, isBankCode } from './bank-prefixes.js';

describe('Bank prefix table', () => {
  it('has as many entries as the directory of September 2025', () => {
    const codes = BANK_PREFIXES.prefixes.split(/;\s+/);
    const prefixes = codes.flatMap((entry) => entry.split(' ')[1]?.split('/'));
    expect([new Set(prefixes).size, new Set(codes.map((entry) => entry.split(' ')[0])).size]).toEqual([136, 126]);
  });

  it.each([
    ['105-999', 'BSA', 'BankSA'],
    ['085998', 'NAB', 'NAB'],
    ['065-998', 'CBA', 'Commonwealth Bank'],
    ['767-000', 'CBA', 'Commonwealth Bank'],
    ['732-001', 'WBC', 'Westpac'],
    ['670-864', 'YOU', 'NAB'],
    ['484-799', 'MET', 'Suncorp Bank'],
    ['663-000', 'SUN', 'Suncorp Bank'],
    ['151-000', 'T&C', 'T&C'],
    ['638-070', 'HBS', "Heritage and People's Choice"],
    ['912-000', null, null],
  ])('maps %s to %s', (bsb, code, name) => expect(getBank(bsb)).toEqual(code ? { code, name } : null));

  it('knows each bank code', () => {
    expect([isBankCode('NAB'), isBankCode('T&C'), isBankCode('XXX')]).toEqual([true, true, false]);
  });
});
