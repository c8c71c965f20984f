import type { Language } from '@cleaning/contracts';
import { formatDetailNames } from './detail-names.js';
import { getTranslation } from './translations.js';

describe('formatDetailNames', () => {
  it.each<[Language, string, string]>([
    ['en', 'name,zip_code,abn', 'name, postcode, ABN'],
    ['en', 'bank_name,account_number,bsb', 'bank account'],
    ['es', 'email,account_name,bsb', 'correo electrónico, cuenta bancaria'],
    ['es', 'name,fax', 'nombre, fax'],
    ['es', '', ''],
  ])('writes in %s: %s', (language, keys, expected) => {
    expect(formatDetailNames(keys, getTranslation(language))).toBe(expected);
  });
});
