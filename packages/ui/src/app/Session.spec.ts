import type { CurrentUser } from '@cleaning/contracts';
import { parseApiError } from './apiError';
import { getSessionState } from './Session';

const user = { id: '1', name: 'Mia' } as CurrentUser;
const lost = parseApiError(0, '');

describe('session state', () => {
  it.each([
    ['no token', null, { data: undefined, error: null }, 'anonymous'],
    ['no token any more', null, { data: user, error: null }, 'anonymous'],
    ['a token, check under way', 't', { data: undefined, error: null }, 'pending'],
    ['a token, check lost', 't', { data: undefined, error: lost }, 'unreachable'],
    ['a good token', 't', { data: user, error: null }, 'signed-in'],
    ['a good token, a later check lost', 't', { data: user, error: lost }, 'signed-in'],
  ] as const)('%s', (_when, token, check, status) => {
    const state = getSessionState(token, check);
    expect(state.status).toBe(status);
    expect(state.user).toBe(status === 'signed-in' ? user : null);
  });
});
