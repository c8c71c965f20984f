import { markThreadRead, readThread, type ThreadKind } from '@cleaning/contracts';
import { useAction, useCall } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';

/** Whether the page is visible. */
function useIsShown(): boolean {
  const [isShown, setShown] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isShown;
}

/** The newest messages of a thread. Marks other people's messages as read while the page is visible. */
export function useMarkedThread(kind: ThreadKind, id: string) {
  const query = useCall(readThread, { params: { kind, id }, query: {} });
  const { run } = useAction(markThreadRead);
  const isShown = useIsShown();
  const { messages = [], read_to = 0 } = query.data ?? {};
  const newest = messages.find(({ is_own }) => !is_own)?.number ?? 0;
  useEffect(() => {
    if (isShown && newest > read_to) void run({ body: { kind, id, number: newest } });
  }, [isShown, newest, read_to, kind, id, run]);
  return query;
}
