import { registrationFields } from './registration.js';
import {
  bsbDigits,
  isValidAbn,
  normalizeNumber,
  normalizeTelephone,
  optionalAbn,
  optionalTelephone,
  telephone,
  toAbnDigits,
  toBareNumber,
} from './typed-numbers.js';

describe('telephone number', () => {
  it.each([
    ['0491 570 006', '0491 570 006'],
    ['0491\u00a0570\u00a0006', '0491 570 006'],
    ['0491\u202f570\u2009006', '0491 570 006'],
    ['0491\u2011570\u2011006', '0491-570-006'],
    ['0491\u2013570\u2014006', '0491-570-006'],
    ['0491\u2212570\u2212006', '0491-570-006'],
    ['0491.570.006', '0491 570 006'],
    ['\u202a+61 491 570 006\u202c', '+61 491 570 006'],
    ['+61\u00a0(0)491\u00a0570\u00a0006', '+61 491 570 006'],
    ['+61(0)8 5550 0142', '+61 8 5550 0142'],
    ['(08)\u00a05550\u20110142', '(08) 5550-0142'],
    ['０４９１ ５７０ ００６', '0491 570 006'],
    ['0491\u200b570\u00ad006', '0491570006'],
    ['13 12 13', '13 12 13'],
    ['1300  123  456', '1300 123 456'],
  ])('is stored for %j as %j', (typed, kept) => {
    expect(optionalTelephone.parse(typed)).toBe(kept);
    expect(telephone().parse(typed)).toBe(kept);
    expect(registrationFields.shape.contact_no.parse(typed)).toBe(kept);
    expect(normalizeTelephone(kept)).toBe(kept);
  });

  it.each([
    'call me',
    '0491 570 006 after six',
    'mobile',
    '12345',
    '------',
    '() () ()',
    '0412 345 678 / 08 8123 4567',
    '1'.repeat(16),
    '+',
    '04\u0000915700',
  ])('cannot be %j', (typed) =>
    expect([optionalTelephone.safeParse(typed).success, telephone().safeParse(typed).success]).toEqual([false, false]),
  );

  it('is optional only where it is not required', () => {
    expect([optionalTelephone.parse(' '), telephone().safeParse(' ').success]).toEqual(['', false]);
  });
});

describe('other numbers', () => {
  it.each([
    '51 824 753 556',
    '51\u00a0824\u00a0753\u00a0556',
    '51\u202f824\u2011753\u2013556',
    '51.824.753.556',
    'ABN 51 824 753 556',
    'A.B.N. 51 824 753 556',
    'ABN: 51824753556',
  ])('include the ABN %j', (typed) => {
    expect([isValidAbn(typed), toAbnDigits(typed), optionalAbn.parse(typed)]).toEqual([
      true,
      '51824753556',
      '51824753556',
    ]);
    expect(registrationFields.shape.abn.parse(typed)).toBe('51824753556');
  });

  it('exclude an ABN with words or a wrong digit', () => {
    for (const typed of ['ACN 824 753 556', '51 824 753 557', '51 824 753 556 Pty Ltd', 'ABN'])
      expect(optionalAbn.safeParse(typed).success).toBe(false);
  });

  it.each(['105-900', '105\u2011900', '105\u00a0900', '105 \u2013 900', '105.900'])('include the BSB %j', (typed) =>
    expect(bsbDigits.parse(typed)).toBe('105900'),
  );

  it('include postcodes and account numbers', () => {
    expect(registrationFields.shape.zip_code.parse('5082\u00a0')).toBe('5082');
    expect(registrationFields.shape.zip_code.safeParse('508A').success).toBe(false);
    expect(registrationFields.shape.account_number.parse('12\u00a0345\u2011678')).toBe('12345678');
    expect([normalizeNumber(' 12\u2011\u00a034 '), toBareNumber('12\u2011\u00a034')]).toEqual(['12- 34', '1234']);
  });
});
