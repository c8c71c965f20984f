import { findRegistrationErrors, type RegistrationForm } from './useRegistration';

const scan = (name = 'scan.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const filled: RegistrationForm = {
  name: 'Nadia Haddad',
  email: 'nadia@shop.example',
  address: '2 Wirra Crescent, Salisbury SA',
  zip_code: '5108',
  contact_no: '0491 570 737',
  abn: '51 824 753 556',
  passport_number: 'N1234567',
  bank_name: 'Westpac',
  account_type: 'Savings account',
  account_name: 'N Haddad',
  account_number: '00123456',
  bsb: '012-345',
  password: 'a long password',
  password_confirm: 'a long password',
  passport_img: [scan()],
  address_proof_img: [scan()],
  police_check_img: [scan()],
  children_check_img: [scan()],
  agreement_img: [scan()],
  declaration_img: [scan()],
};

describe('findRegistrationErrors', () => {
  it('accepts a complete form', () => expect(findRegistrationErrors(filled)).toEqual({}));

  it('requires all 14 fields and 6 files', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, ''])) as unknown as RegistrationForm;
    const errors = findRegistrationErrors(empty);
    expect(Object.keys(errors).sort()).toEqual(Object.keys(filled).sort());
    expect(errors.zip_code).toBe('Postcode is missing. Please enter it.');
    expect(errors.passport_img).toBe('Passport is missing. Please choose a file.');
  });

  it.each([
    ['zip_code', '50', 'Postcode must be a postcode of four digits.'],
    ['email', 'nadia', 'Email must be a valid email address.'],
    ['bsb', '12', 'BSB must be six digits.'],
    ['account_number', '1234567890', 'Account number must be up to 9 digits.'],
    ['abn', '12345678901', 'That ABN isn’t valid. Check its 11 digits.'],
    ['password_confirm', 'another password', 'The passwords don’t match.'],
    ['name', 'x'.repeat(121), 'Name can have up to 120 characters.'],
  ] as const)('explains a problem of %s', (name, value, error) =>
    expect(findRegistrationErrors({ ...filled, [name]: value })).toEqual({ [name]: error }),
  );

  it('reports every problem at once', () =>
    expect(Object.keys(findRegistrationErrors({ ...filled, abn: '1', password: 'short', bsb: '1' })).sort()).toEqual([
      'abn',
      'bsb',
      'password',
      'password_confirm',
    ]));

  it('refuses files of another kind and files that are too large', () => {
    const large = scan();
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    expect(findRegistrationErrors({ ...filled, passport_img: [scan('scan.exe')], police_check_img: [large] })).toEqual({
      passport_img: 'Passport must be a .jpg, .jpeg, .png or .pdf file.',
      police_check_img: 'Police check must be 10 MB or smaller.',
    });
  });
  it('accepts file extensions in capitals', () =>
    expect(findRegistrationErrors({ ...filled, passport_img: [scan('SCAN.JPEG')] })).toEqual({}));
});
