import { isSealed, SealError, Sealing } from './sealing.js';

const FIRST = 'a-first-key-of-more-than-thirty-two-characters';
const SECOND = 'a-second-key-of-more-than-thirty-two-characters';
const sealing = new Sealing({ DATA_KEY: FIRST });

describe('sealing', () => {
  it('opens a sealed text only at its own place', () => {
    const sealed = sealing.seal('012345678', 'account/1/bsb');
    expect(sealed).not.toContain('012345678');
    expect(isSealed(sealed)).toBe(true);
    expect(sealing.open(sealed, 'account/1/bsb')).toBe('012345678');
    expect(() => sealing.open(sealed, 'account/2/bsb')).toThrow(SealError);
  });

  it('seals the same text differently each time', () => {
    expect(sealing.seal('1', 'x')).not.toBe(sealing.seal('1', 'x'));
  });

  it('seals empty texts and any script', () => {
    for (const text of ['', 'Zoë Đặng 🧹', 'x'.repeat(10_000)])
      expect(sealing.open(sealing.seal(text, 'c'), 'c')).toBe(text);
  });

  it('refuses text that is changed, cut or not sealed', () => {
    const sealed = sealing.seal('123456789', 'c');
    const changed = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const text of [changed, sealed.slice(0, 40), 'sealed:1:0000000000000000:AAAA', '123456789', ''])
      expect(() => sealing.open(text, 'c')).toThrow(SealError);
  });

  it('opens with the previous key and seals with the new one', () => {
    const old = sealing.seal('N1234567', 'c');
    const rotating = new Sealing({ DATA_KEY: SECOND, DATA_KEY_PREVIOUS: FIRST });
    expect(rotating.open(old, 'c')).toBe('N1234567');
    expect(rotating.isCurrent(old)).toBe(false);
    const again = rotating.seal('N1234567', 'c');
    expect(rotating.isCurrent(again)).toBe(true);
    expect(() => sealing.open(again, 'c')).toThrow(SealError);
    expect(rotating.deriveKeys('documents').map(({ id }) => id)).toEqual([rotating.keyId, sealing.keyId]);
  });

  it('derives a key for each purpose', () => {
    const [documents] = sealing.deriveKeys('documents');
    const [fields] = sealing.deriveKeys('fields');
    expect(documents?.key.equals(fields?.key as Buffer)).toBe(false);
  });
});
