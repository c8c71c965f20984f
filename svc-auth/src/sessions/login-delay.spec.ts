import { ACCOUNT_RULE, ADDRESS_RULE, waitSeconds } from './login-rules.js';

describe('waitSeconds', () => {
  it.each([
    [0, 0, 0],
    [4, 0, 0],
    [5, 0, 30],
    [5, 12.2, 18],
    [5, 30, 0],
    [6, 0, 60],
    [8, 10, 230],
    [10, 0, 900],
    [500, 0, 900],
  ])('for one account, after %d failures and %d s since the last, returns %d s', (count, secondsSinceLast, wait) => {
    expect(waitSeconds(ACCOUNT_RULE, { count, secondsSinceLast })).toBe(wait);
  });

  it.each([
    [49, 0, 0],
    [50, 0, 5],
    [51, 4, 6],
    [1000, 0, 300],
  ])('for one address, after %d failures and %d s since the last, returns %d s', (count, secondsSinceLast, wait) => {
    expect(waitSeconds(ADDRESS_RULE, { count, secondsSinceLast })).toBe(wait);
  });
});
