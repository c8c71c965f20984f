import type { AnswerOf, Call } from '@cleaning/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, errorFrom } from './api-error';
import type { AnyInput, InputArgs } from './outgoing';
import { callKey, loadedQueryLibrary, queryKey, useQueryLibrary } from './query-library';
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

export interface Action<C extends Call> {
  /** Sends. While one is under way a second run sends nothing and gets the first one's answer. @throws ApiError */
  run: (...input: InputArgs<C>) => Promise<AnswerOf<C>>;
  busy: boolean;
  error: ApiError | null;
  /** Part of the upload that has left, 0 to 1; null while nothing with files is under way. */
  progress: number | null;
  /** Takes the error away. */
  clear: () => void;
}

/**
 * A call that changes something. After it the listed calls are read again before `run` is done; also after a conflict (409)
 * and for a thing that is gone (404), since both tell that the screen shows what is no longer so.
 */
export function useAction<C extends Call>(
  call: C,
  { refreshes = [] }: { refreshes?: readonly Call[] } = {},
): Action<C> {
  const underWay = useRef<Promise<AnswerOf<C>> | null>(null);
  const [state, setState] = useState<{ busy: boolean; error: ApiError | null; progress: number | null }>(IDLE);
  const refreshed = useRef(refreshes);
  useEffect(() => {
    refreshed.current = refreshes;
  });

  const run = useCallback(
    (...[input]: InputArgs<C>): Promise<AnswerOf<C>> => {
      if (underWay.current) return underWay.current;
      const given = (input ?? {}) as AnyInput;
      const onProgress = given.files
        ? (progress: number) => setState({ busy: true, error: null, progress })
        : undefined;
      setState({ busy: true, error: null, progress: given.files ? 0 : null });
      const readAgain = () => {
        const cache = loadedQueryLibrary()?.client;
        return Promise.all(refreshed.current.map((read) => cache?.invalidateQueries({ queryKey: callKey(read) })));
      };
      const send = async () => {
        try {
          const answer = (await requestAny(call, { ...given, onProgress })) as AnswerOf<C>;
          await readAgain();
          setState(IDLE);
          return answer;
        } catch (thrown) {
          const error = thrown instanceof ApiError ? thrown : errorFrom(500, '');
          if (STALE_SCREEN.includes(error.status)) await readAgain();
          setState({ busy: false, error, progress: null });
          throw error;
        } finally {
          underWay.current = null;
        }
      };
      underWay.current = send();
      return underWay.current;
    },
    [call],
  );
  const clear = useCallback(() => setState((now) => ({ ...now, error: null })), []);
  return { run, ...state, clear };
}

const STALE_SCREEN = [404, 409];
const IDLE = { busy: false, error: null, progress: null };
