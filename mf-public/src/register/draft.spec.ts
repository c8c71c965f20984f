import { forgetDraft, keepDraft, pickDraft, readDraft } from './draft';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
});
beforeEach(() => stored.clear());

const form = {
  name: 'Nadia Haddad',
  email: 'nadia@shop.example',
  passport_number: 'N1234567',
  bank_name: 'Westpac',
  account_number: '00123456',
  bsb: '012-345',
  account_name: 'N Haddad',
  password: 'a long password',
};

describe('registration draft', () => {
  it('stores no password, bank details or passport number', () => {
    const draft = pickDraft(form);
    if (draft) keepDraft(draft);
    expect(readDraft()).toEqual({
      name: 'Nadia Haddad',
      email: 'nadia@shop.example',
      address: '',
      zip_code: '',
      contact_no: '',
      abn: '',
    });
    for (const secret of ['N1234567', 'Westpac', '00123456', '012-345', 'N Haddad', 'a long password'])
      expect([...stored.values()].join()).not.toContain(secret);
  });

  it('is null while every field is empty', () => expect(pickDraft({ name: ' ' })).toBeNull());

  it('expires on request or after 30 days', () => {
    const draft = pickDraft(form);
    if (draft) keepDraft(draft, 0);
    expect(readDraft(30 * 86_400_000 - 1)).toEqual(draft);
    expect(readDraft(30 * 86_400_000)).toBeNull();
    expect(stored.size).toBe(0);
    if (draft) keepDraft(draft);
    forgetDraft();
    expect(readDraft()).toBeNull();
  });

  it.each(['no JSON', '{"at":1}', '[]', '7'])('is null when the device holds %s', (text) => {
    stored.set('registration-draft', text);
    expect(readDraft()).toBeNull();
  });
});
