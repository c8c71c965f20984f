import { execFileSync } from 'node:child_process';
import { generateSync } from 'otplib';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.js';
import { buildSecretUri, createSecret, findAcceptedStep } from './totp.js';

const at = (seconds: number) => new Date(seconds * 1000);

/** RFC 6238 appendix B, HMAC-SHA-1, eight digits. */
it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('generates the code of RFC 6238 at %d s', (epoch, code) => {
  const secret = new TextEncoder().encode('12345678901234567890');
  expect(generateSync({ secret, digits: 8, epoch })).toBe(code);
});

it('accepts codes of oathtool', () => {
  const seconds = [0, 59, 1_800_000_000, 1_800_000_029, 4_102_444_799];
  for (const now of seconds) {
    const secret = createSecret();
    const code = execFileSync('oathtool', ['--totp', '--base32', secret, '--now', `@${now}`], { encoding: 'utf8' });
    expect(findAcceptedStep(secret, code.trim(), 0, at(now))).toBe(Math.floor(now / 30));
  }
});

describe('findAcceptedStep', () => {
  const secret = createSecret();
  const codeAt = (seconds: number) => generateSync({ secret, epoch: seconds });
  const NOW = 1_800_000_000;
  const STEP = NOW / 30;

  it('accepts a code at most one step early or late', () => {
    expect([-60, -30, 0, 30, 60].map((shift) => findAcceptedStep(secret, codeAt(NOW + shift), 0, at(NOW)))).toEqual([
      null,
      STEP - 1,
      STEP,
      STEP + 1,
      null,
    ]);
  });

  it('refuses a used code and the one before it', () => {
    expect(findAcceptedStep(secret, codeAt(NOW), STEP, at(NOW))).toBeNull();
    expect(findAcceptedStep(secret, codeAt(NOW - 30), STEP, at(NOW))).toBeNull();
    expect(findAcceptedStep(secret, codeAt(NOW + 30), STEP, at(NOW))).toBe(STEP + 1);
  });

  it('accepts a code after the clock was set back, and its later repetition not', () => {
    const aDayAhead = STEP + 24 * 120;
    expect(findAcceptedStep(secret, codeAt(NOW), aDayAhead, at(NOW))).toBe(STEP);
    expect(findAcceptedStep(secret, codeAt(NOW), STEP, at(NOW))).toBeNull();
    // A clock that was two steps ahead.
    expect(findAcceptedStep(secret, codeAt(NOW), STEP + 2, at(NOW))).toBe(STEP);
  });

  it('accepts a code typed with a space', () => {
    const code = codeAt(NOW);
    expect(findAcceptedStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, 0, at(NOW))).toBe(STEP);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('refuses %j', (code) => {
    expect(findAcceptedStep(secret, code, 0, at(NOW))).toBeNull();
  });
});

it('writes company and person into the URI of a secret', () => {
  expect(buildSecretUri('Gumleaf', 'ana+x@example.com', 'ABC')).toBe(
    'otpauth://totp/Gumleaf:ana%2Bx%40example.com?secret=ABC&issuer=Gumleaf',
  );
});

it('makes ten different recovery codes that hash alike however they are typed', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/);
  const [code = ''] = codes;
  expect(hashRecoveryCode(code.toLowerCase().replaceAll('-', ' '))).toBe(hashRecoveryCode(code));
});
