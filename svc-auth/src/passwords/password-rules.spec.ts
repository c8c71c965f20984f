import { PASSWORD_MIN_LENGTH } from '@cleaning/contracts';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { DUMMY_HASH, findPasswordProblem, hashPassword, isPassword } from './passwords.js';

const TOO_SHORT = 'The password must have at least 10 characters.';
const TOO_COMMON = 'This password is too common. Choose another.';

describe('the password check', () => {
  it.each([
    ['short', TOO_SHORT],
    ['123456789', TOO_SHORT],
    ['1234567890', TOO_COMMON],
    ['Password123', TOO_COMMON],
    ['QWERTYUIOP', TOO_COMMON],
    ['aaaaaaaaaa', TOO_COMMON],
    ['wombat lives here', null],
    ['gumleaf-demo-2026', null],
  ])('checks %s with the result %s', (password, problem) => {
    expect(findPasswordProblem('password', password)?.message ?? null).toBe(problem);
  });

  it('lists common passwords in lower case and only from the minimum length', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
    for (const password of COMMON_PASSWORDS) {
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH);
      expect(password).toBe(password.toLowerCase());
    }
  });

  it('hashes with argon2id and matches a password however its accents are composed', async () => {
    const hash = await hashPassword('crème brûlée!');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(DUMMY_HASH).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('crème brûlée!'.normalize('NFD'), hash)).toBe(true);
    expect(await isPassword('creme brulee!', hash)).toBe(false);
  });
});
