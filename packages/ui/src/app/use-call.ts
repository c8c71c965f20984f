import type { AnswerOf, Call } from '@cleaning/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from './api-error';
import type { AnyInput, InputArgs } from './call-input';
import { queryKey } from './query-key';
import { useQueryLibrary } from './query-library';
import { requestAny } from './request';

export interface ReadOptions {
  enabled?: boolean;
  /** Milliseconds between two reads of a page left open, or how to tell them from how the last read went. */
  refetchInterval?: number | false | ((query: { state: { status: 'pending' | 'error' | 'success' } }) => number);
  /** Show the last answer while another input is read, for selectors such as year and month. */
  keepPrevious?: boolean;
}

/** Reads through a call and keeps the answer in the cache under [path, params, query, body]. */
export function useCall<C extends Call>(
  call: C,
  ...[input]: InputArgs<C, ReadOptions>
): UseQueryResult<AnswerOf<C>, ApiError> {
  const { params, query, body, enabled, refetchInterval, keepPrevious } = (input ?? {}) as AnyInput & ReadOptions;
  const { client, keepPreviousData, useQuery } = useQueryLibrary();
  return useQuery<AnswerOf<C>, ApiError>(
    {
      queryKey: queryKey(call, { params, query, body }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        requestAny(call, { params, query, body, signal }) as Promise<AnswerOf<C>>,
      ...(enabled === undefined ? {} : { enabled }),
      ...(refetchInterval === undefined ? {} : { refetchInterval }),
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    client,
  );
}
