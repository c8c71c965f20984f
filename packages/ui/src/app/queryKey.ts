import type { Call } from '@cleaning/contracts';
import type { AnyInput } from './outgoing';

/** The cache key of the current user. */
export const USER_KEY = ['user'] as const;
const USER_PATH = '/api/user';

export const buildQueryKey = (call: Call, { params, query, body }: Omit<AnyInput, 'files'>): readonly unknown[] =>
  call.path === USER_PATH ? USER_KEY : [call.path, params ?? null, query ?? null, body ?? null];
