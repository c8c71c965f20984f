import { type Call, type CallAnswer, findChangedTopics } from '@cleaning/contracts';
import type { Query, UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type ActionResult, describeResult } from './actionResult';
import { type ApiError, toApiError } from './apiError';
import { createCallMutex } from './callMutex';
import { getTopics, waitForReads } from './live/readAgain';
import type { AnyInput, InputArgs } from './outgoing';
import { client, keepPreviousData, useMutation, useQuery } from './queryClient';
import { buildQueryKey } from './queryKey';
import { requestAny, requestTagged, type TaggedAnswer } from './sending';

export interface ReadOptions {
  enabled?: boolean;
  /**
   * Refetch interval in milliseconds, for data that changes without an announcement. Changes of the call's topics need
   * none.
   */
  refetchInterval?: number | false;
  /**
   * Keeps showing the last answer while another input loads. For lists and filters, not for pages that name the input.
   */
  keepPrevious?: boolean;
}

/** Refetch interval of answers that change with the time of day. */
const CLOCK_REFETCH_MS = 60_000;

/** Latest answers of reads. An entry goes with its query in the cache, which a logout empties. */
const lastAnswers = new WeakMap<Query, TaggedAnswer>();

/** Fetches a query. The server doesn't send an unchanged answer again. */
async function readInto(query: Query | undefined, call: Call, input: AnyInput & { signal: AbortSignal }) {
  const read = await requestTagged(call, input, query && lastAnswers.get(query));
  if (query) lastAnswers.set(query, read);
  return read.answer;
}

/**
 * Makes a reading call. The answer is cached under [path, params, query, body], and refetched when a topic of the call
 * has changed.
 */
export function useCall<C extends Call>(
  call: C,
  ...[input]: InputArgs<C, ReadOptions>
): UseQueryResult<CallAnswer<C>, ApiError> {
  const { params, query, body, enabled, keepPrevious, ...options } = (input ?? {}) as AnyInput & ReadOptions;
  const refetchInterval = options.refetchInterval ?? (call.byTheClock ? CLOCK_REFETCH_MS : false);
  const key = buildQueryKey(call, { params, query, body });
  return useQuery<CallAnswer<C>, ApiError>(
    {
      queryKey: key,
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const place = client.getQueryCache().find({ queryKey: key });
        return readInto(place, call, { params, query, body, signal }) as Promise<CallAnswer<C>>;
      },
      enabled,
      refetchInterval,
      meta: { shows: call.shows ?? [] },
      placeholderData: keepPrevious ? keepPreviousData : undefined,
    },
    client,
  );
}

export interface Action<C extends Call> {
  call: C;
  /**
   * Sends, and never rejects. The same input during a call sends nothing and gets that call's answer; another input is
   * sent afterwards.
   */
  run: (...input: InputArgs<C>) => Promise<ActionResult<CallAnswer<C>>>;
  busy: boolean;
  /** Error of the last call, for the page to show. */
  error: ApiError | null;
  /** Uploaded fraction, 0 to 1; null unless files are being sent. */
  progress: number | null;
  /** Removes the error. */
  clear: () => void;
}

/** Statuses that mean the screen is outdated: the record is gone, or somebody else has changed it. */
const STALE_SCREEN = [404, 409];

export interface ActionOptions {
  /** The screen closes after the call, so it isn't refetched, which would find the record gone. */
  leaves?: boolean;
}

/**
 * A changing call. Refetches what the page shows of the call's topics before `run` resolves, for up to ten seconds;
 * also if the screen is outdated.
 */
export function useAction<C extends Call>(call: C, { leaves = false }: ActionOptions = {}): Action<C> {
  const [mutex] = useState(() => createCallMutex<ActionResult<CallAnswer<C>>>());
  const [progress, setProgress] = useState<number | null>(null);
  const changed = new Set(findChangedTopics(call));
  const predicate = (query: Query) => getTopics(query).some((topic) => changed.has(topic));
  const readAgain = () =>
    waitForReads(client.invalidateQueries({ predicate, refetchType: leaves ? 'none' : 'active' }));

  const { mutateAsync, reset, isPending, error } = useMutation<CallAnswer<C>, ApiError, AnyInput>(
    {
      mutationFn: async (input) => {
        try {
          setProgress(input.files ? 0 : null);
          return (await requestAny(call, { ...input, onProgress: input.files && setProgress })) as CallAnswer<C>;
        } catch (thrown) {
          throw toApiError(thrown);
        }
      },
      onSuccess: readAgain,
      onError: ({ status }) => (STALE_SCREEN.includes(status) ? readAgain() : undefined),
      onSettled: () => setProgress(null),
    },
    client,
  );

  const run = useCallback(
    (...[input]: InputArgs<C>) => mutex.run((input ?? {}) as AnyInput, (sent) => describeResult(mutateAsync(sent))),
    [mutex, mutateAsync],
  );
  const clear = useCallback(() => {
    // A pending call has no error, and a reset would detach from it.
    if (!mutex.isUnderWay()) reset();
  }, [mutex, reset]);
  return { call, run, busy: isPending, error, progress, clear };
}
