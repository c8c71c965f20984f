import { findReturnPath, getReason } from './returnTo';

describe('findReturnPath', () => {
  it.each([
    [{ from: '/my-jobs' }, '/my-jobs'],
    [{ from: { pathname: '/permanent-jobs/1', search: '?a=1', hash: '#b' } }, '/permanent-jobs/1?a=1#b'],
    [{ from: { pathname: '/account' } }, '/account'],
    [null, null],
    [{}, null],
    [{ from: '//evil.example' }, null],
    [{ from: 'https://evil.example' }, null],
    [{ from: '/\\evil.example' }, null],
    [{ from: '/login' }, null],
    [{ from: 5 }, null],
  ])('returns for %j %s', (state, path) => expect(findReturnPath(state)).toBe(path));
});

describe('getReason', () => {
  it.each([
    [{ why: 'ended' }, 'ended'],
    [{ why: 'needed', from: '/account' }, 'needed'],
    [{ why: '<b>' }, null],
    [null, null],
  ])('returns for %j %s', (state, reason) => expect(getReason(state)).toBe(reason));
});
