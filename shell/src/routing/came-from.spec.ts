import { cameFrom } from './came-from';

describe('cameFrom', () => {
  it('finds the page that asked for the login', () =>
    expect(cameFrom({ from: { pathname: '/my-jobs/1', search: '?a', hash: '#b' }, why: 'ended' })).toEqual({
      pathname: '/my-jobs/1',
      search: '?a',
      hash: '#b',
    }));
  it.each([null, undefined, {}, { from: null }, { from: 'x' }, { from: { pathname: 'x' } }])(
    'finds none in %j',
    (state) => expect(cameFrom(state)).toBeNull(),
  );
});
