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
  /** Milliseconds between two reads, for what changes without an announcement. Changes of the call's topics come by themselves. */
  refetchInterval?: number | false;
  /** Show the last answer while another input is read: for lists and filters, not where the page names the input as what it shows. */
  keepPrevious?: boolean;
}

/** How often an answer is read that becomes another one by the time of day. */
const CLOCK_REFETCH_MS = 60_000;

/** What reads were answered last. An entry goes with the read's place in the cache, which a logout empties. */
const lastAnswers = new WeakMap<Query, TaggedAnswer>();

/** Makes the read of a place in the cache. An answer that has not changed since the last time is not sent again. */
async function readInto(query: Query | undefined, call: Call, input: AnyInput & { signal: AbortSignal }) {
  const read = await requestTagged(call, input, query && lastAnswers.get(query));
  if (query) lastAnswers.set(query, read);
  return read.answer;
}

/**
 * Makes a reading call; the answer is cached under [path, params, query, body], and read again when one of the topics that
 * the call shows has changed.
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
      ...(enabled === undefined ? {} : { enabled }),
      refetchInterval,
      meta: { shows: call.shows ?? [] },
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    client,
  );
}

export interface Action<C extends Call> {
  call: C;
  /** Sends, and never rejects. The same input while it is under way sends nothing and gets its answer; another one is sent afterwards. */
  run: (...input: InputArgs<C>) => Promise<ActionResult<CallAnswer<C>>>;
  busy: boolean;
  /** Why the last call was refused, for the page to show. */
  error: ApiError | null;
  /** Part of the upload that is sent, 0 to 1; null while nothing with files is under way. */
  progress: number | null;
  /** Removes the error. */
  clear: () => void;
}

/** Answers after which the screen shows what is no longer true: the thing is gone, or somebody else has changed it. */
const STALE_SCREEN = [404, 409];

export interface ActionOptions {
  /** The screen is left afterwards: what is on it is not read again, which would find that the thing is gone. */
  leaves?: boolean;
}

/**
 * A call that changes something. What the page shows of the topics that the call changes is read again before `run` is done, unless that
 * takes more than ten seconds; also when the screen is stale.
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
    // While a call is under way there is no error, and a reset would detach from it.
    if (!mutex.isUnderWay()) reset();
  }, [mutex, reset]);
  return { call, run, busy: isPending, error, progress, clear };
}
