import { describeBankChange, hasOtherAdmin } from './bankAdvice';

const given = { canMail: true, methods: ['password'] as const, hasOther: true, hasAccount: true };
const MAILED = 'Changes apply straight away. All admins get an email.';
const ASK = 'You haven’t set up a passkey or an authenticator app, so it’s safer to ask another admin below.';

describe('describeBankChange', () => {
  it.each([
    ['asks an admin without passkey and app to involve another', {}, `${MAILED} ${ASK}`],
    ['leaves the advice out for the only admin', { hasOther: false }, MAILED],
    ['leaves the advice out for the first account', { hasAccount: false }, MAILED],
    ['leaves the advice out for an admin with a passkey', { methods: ['passkey', 'password'] as const }, MAILED],
    ['leaves the advice out for an admin with an app', { methods: ['code'] as const }, MAILED],
    ['leaves the advice out until the methods are known', { methods: undefined }, MAILED],
    ['promises no email without a mail server', { canMail: false, hasOther: false }, 'Changes apply straight away.'],
  ])('%s', (_, more, expected) => {
    expect(describeBankChange({ ...given, ...more })).toBe(expected);
  });
});

describe('hasOtherAdmin', () => {
  it.each([
    ['nobody else', [{ id: 'me', disabled: false }], false],
    ['a disabled admin', [{ id: 'ana', disabled: true }], false],
    ['another admin', [{ id: 'ana', disabled: false }], true],
  ])('given %s', (_, admins, expected) => {
    expect(hasOtherAdmin(admins, 'me')).toBe(expected);
  });
});
