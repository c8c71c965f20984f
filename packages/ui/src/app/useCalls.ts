import type { Call, CallAnswer } from '@cleaning/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from './apiError';
import type { Action, ActionOptions, ReadOptions } from './calls';
import type { InputArgs } from './outgoing';
import { useQueryLibrary } from './queryLibrary';

/** `useCall` of calls.ts; suspends until its code is loaded. */
export const useCall = <C extends Call>(
  call: C,
  ...input: InputArgs<C, ReadOptions>
): UseQueryResult<CallAnswer<C>, ApiError> => useQueryLibrary().useCall(call, ...input);

/** `useAction` of calls.ts; suspends until its code is loaded. */
export const useAction = <C extends Call>(call: C, options?: ActionOptions): Action<C> =>
  useQueryLibrary().useAction(call, options);
