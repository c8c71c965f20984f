import type { CurrentUser } from '@cleaning/contracts';

export type SessionStatus = 'anonymous' | 'pending' | 'signed-in' | 'unreachable';
export type SessionState =
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  | { readonly status: 'anonymous' | 'pending' | 'unreachable'; readonly user: null };

/**
 * Who is here, from the stored token and the read of the current user. A refused token (401) has been
 * forgotten by then; any other failure keeps it: the person is still logged in, only the check got lost.
 */
export function sessionState(
  token: string | null,
  check: { data: CurrentUser | undefined; error: unknown },
): SessionState {
  if (token === null) return { status: 'anonymous', user: null };
  if (check.data) return { status: 'signed-in', user: check.data };
  return { status: check.error ? 'unreachable' : 'pending', user: null };
}
