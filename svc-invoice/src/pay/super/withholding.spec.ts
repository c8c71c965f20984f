import { getWithheldFrom, WITHHOLDING } from './withholding.js';

const facts = { abn: null, hasStatement: false, cents: 100_000, paidOn: '2026-11-20' };

describe('getWithheldFrom', () => {
  it.each([
    [{}, 47_000, 'no-abn'],
    [{ abn: '42000000003' }, 0, 'abn'],
    [{ abn: '42 000 000 003' }, 0, 'abn'],
    [{ abn: '42000000004' }, 47_000, 'no-abn'],
    [{ abn: '' }, 47_000, 'no-abn'],
    [{ hasStatement: true }, 0, 'statement'],
    [{ cents: 7_500 }, 0, 'small'],
    [{ cents: 7_501 }, 3_525, 'no-abn'], // 3525.47
    [{ cents: 0 }, 0, 'small'],
    [{ cents: -5_000 }, 0, 'small'],
    [{ cents: 12_350 }, 5_805, 'no-abn'], // 5804.5 goes up
  ])('withholds for %j: %i cents, %s', (changes, cents, reason) =>
    expect(getWithheldFrom({ ...facts, ...changes })).toEqual({ cents, reason }),
  );

  it('rounds down to whole dollars if the setting says so', () => {
    expect(getWithheldFrom({ ...facts, cents: 12_350 }, { ...WITHHOLDING, rounding: 'dollar' }).cents).toBe(5_800);
  });

  it('refuses a day without a rate', () =>
    expect(() => getWithheldFrom({ ...facts, paidOn: '2017-06-30' })).toThrow(RangeError));
});
