import type { Call } from '@cleaning/contracts';
import type { AnyInput } from './call-input';

/** The current user has one place in the cache, whoever asks for it. */
export const USER_KEY = ['user'] as const;
const USER_PATH = '/api/user';

/** All answers of a call, whatever its input. */
export const callKey = (call: Call): readonly unknown[] => (call.path === USER_PATH ? USER_KEY : [call.path]);

export const queryKey = (call: Call, { params, query, body }: Omit<AnyInput, 'files'>): readonly unknown[] =>
  call.path === USER_PATH ? USER_KEY : [call.path, params ?? null, query ?? null, body ?? null];
