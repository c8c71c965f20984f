import type { ActionResult, ApiError } from '@cleaning/ui/app';
import { useCallback, useState } from 'react';

/** A finished action and how to undo it. */
export interface Done {
  text: string;
  /** Missing if it can't be undone from here. */
  undo?: (() => Promise<ActionResult<unknown>>) | undefined;
}

export type TellDone = (done: Done) => void;

export interface Undo {
  done: Done | null;
  tell: TellDone;
  busy: boolean;
  error: ApiError | null;
  run: () => Promise<void>;
  close: () => void;
}

/** The page's latest action, which can be undone until the next one or until it is dismissed. It has no time limit. */
export function useUndo(undone: string): Undo {
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const tell = useCallback((next: Done) => {
    setError(null);
    setDone(next);
  }, []);
  const close = useCallback(() => setDone(null), []);
  const run = async () => {
    if (!done?.undo || busy) return;
    setBusy(true);
    const taken = await done.undo();
    setBusy(false);
    if (taken.ok) tell({ text: undone });
    else setError(taken.error);
  };
  return { done, tell, busy, error, run, close };
}
