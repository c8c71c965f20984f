import type { MessageThread } from '@cleaning/contracts';

/** Threads with messages first, otherwise in their order. */
export const sortThreads = (threads: readonly MessageThread[]): readonly MessageThread[] =>
  [...threads].sort((a, b) => Number(a.last_at === '') - Number(b.last_at === ''));
