import { ApiError, readToken } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { createQueue } from './createQueue';
import { startSending } from './startSending';

/** Milliseconds after which a call without an answer counts as one without a connection. */
export const SEND_TIMEOUT_MS = 20_000;

interface OutboxItem {
  /** Made on the device: the server counts what is sent again with the same key once. */
  readonly key: string;
  /** Only this person's session sends it. */
  readonly userId: string;
  /** The server's sentence, once it has refused the item for good. */
  readonly refusal?: string | null;
}

/** Where the device keeps the items, in the order in which they are sent. */
interface OutboxList<T> {
  readonly all: () => readonly T[] | Promise<readonly T[]>;
  /** Throws when the device has no room. */
  readonly add: (item: T) => void | Promise<void>;
  readonly drop: (key: string) => void | Promise<void>;
  /** Keeps the server's sentence with an item that it has refused for good. */
  readonly refuse: (item: T, msg: string) => void | Promise<void>;
}

interface OutboxOptions<T> {
  /** Of the browser lock that keeps two tabs from sending at once. */
  readonly name: string;
  readonly list: OutboxList<T>;
  /** Whether an item that is not refused can be sent now; without it each can. */
  readonly isReady?: (item: T) => boolean;
  /** @throws ApiError when it is refused or not answered */
  readonly send: (item: T, options: { token: string; signal: AbortSignal }) => Promise<unknown>;
  /** HTTP statuses of a final refusal. */
  readonly finalStatuses: readonly number[];
  /** HTTP statuses with which an item waits for a later run while the others are sent. */
  readonly postponedStatuses?: readonly number[];
  /** Milliseconds */
  readonly timeoutMs?: number;
  /** Called at the end of each run. */
  readonly onEnd?: () => void;
}

/** What became of the items of one run. */
export interface Sent<T> {
  taken: number;
  /** `msg`: the server's sentence. */
  readonly refused: { readonly item: T; readonly msg: string }[];
}

/** `waiting`: with the server's sentence where it takes no more for some time; without one where there was no connection. */
export type Delivery = { state: 'taken' } | { state: 'refused'; msg: string } | { state: 'waiting'; msg?: string };

/**
 * Sends what a device keeps, one item after the other in their order, over all tabs. An item stays kept until the server has taken it or has
 * refused it for good. Without an answer, and with any other status, the run ends and everything waits.
 */
export function createOutbox<T extends OutboxItem>({
  name,
  list,
  isReady = () => true,
  send,
  finalStatuses,
  postponedStatuses = [],
  timeoutMs = SEND_TIMEOUT_MS,
  onEnd,
}: OutboxOptions<T>) {
  const turn = createQueue(name);
  /** The server's sentences about items that it has refused on this page, by key. The device may have no room for them. */
  const refusals = new Map<string, string>();
  /** The server's sentences about items that the last run has postponed, by key. */
  const postponed = new Map<string, string>();

  const isSendable = (item: T): boolean =>
    (item.refusal ?? null) === null && !refusals.has(item.key) && !postponed.has(item.key) && isReady(item);

  async function noteRefusal(item: T, msg: string): Promise<void> {
    refusals.set(item.key, msg);
    try {
      await list.refuse(item, msg);
    } catch {
      // No room: it is known on this page only.
    }
  }

  async function sendWaiting(userId: string, token: string, sent: Sent<T>): Promise<void> {
    postponed.clear();
    for (;;) {
      const item = (await list.all()).find((kept) => kept.userId === userId && isSendable(kept));
      if (!item) return;
      try {
        await send(item, { token, signal: AbortSignal.timeout(timeoutMs) });
        await list.drop(item.key);
        sent.taken += 1;
      } catch (error) {
        if (!(error instanceof ApiError)) return;
        const { status, msg } = error;
        if (postponedStatuses.includes(status)) postponed.set(item.key, msg);
        else if (finalStatuses.includes(status)) {
          await noteRefusal(item, msg);
          sent.refused.push({ item, msg });
        } else return;
      }
    }
  }

  /** Sends what waits of this person, with the token of the open session; nothing without one. */
  async function sendAll(userId: string): Promise<Sent<T>> {
    const sent: Sent<T> = { taken: 0, refused: [] };
    const token = readToken();
    if (token !== null) await turn(() => sendWaiting(userId, token, sent).finally(onEnd));
    return sent;
  }

  /**
   * Keeps an item first and sends it then: it is lost neither with the page nor with the connection. A refused item stays kept.
   * @throws when the device has no room for it; it is not sent then
   */
  async function deliver(item: T): Promise<Delivery> {
    const added = list.add(item);
    // A list that adds at once is sent in the same step: a run that starts because of the new item must not come first and report it too.
    if (added) await added;
    await sendAll(item.userId);
    const kept = (await list.all()).find(({ key }) => key === item.key);
    const refusal = kept?.refusal ?? refusals.get(item.key);
    if (refusal !== undefined) return { state: 'refused', msg: refusal };
    return kept ? { state: 'waiting', msg: postponed.get(item.key) } : { state: 'taken' };
  }

  /** While the component is shown: sends what waits now, when the connection returns, and every ten seconds. */
  function useSending(userId: string, onSent: (sent: Sent<T>) => void | Promise<void>): void {
    const newest = useRef(onSent);
    newest.current = onSent;
    useEffect(() => startSending(name, async () => newest.current(await sendAll(userId))), [userId]);
  }

  return { sendAll, deliver, useSending };
}
