import type { CurrentUser } from '@cleaning/contracts';
import { parseApiError } from './apiError';
import { getSessionState } from './Session';

const user = { id: '1', name: 'Mia' } as CurrentUser;
const lost = parseApiError(0, '');

describe('getSessionState', () => {
  it.each([
    ['no token', null, { data: undefined, error: null }, 'anonymous'],
    ['a token removed after the check', null, { data: user, error: null }, 'anonymous'],
    ['a token and a pending check', 't', { data: undefined, error: null }, 'pending'],
    ['a token and a failed check', 't', { data: undefined, error: lost }, 'unreachable'],
    ['a valid token', 't', { data: user, error: null }, 'signed-in'],
    ['a valid token and a failed later check', 't', { data: user, error: lost }, 'signed-in'],
  ] as const)('derives the state from %s', (_when, token, check, status) => {
    const state = getSessionState(token, check);
    expect(state.status).toBe(status);
    expect(state.user).toBe(status === 'signed-in' ? user : null);
  });
});
