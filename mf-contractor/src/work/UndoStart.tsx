import { Button } from '@cleaning/ui';
import { work } from '../texts';
import { canUndoStart, type RunningWork } from './runningWork';
import { useNow } from './useNow';

interface UndoStartProps {
  running: RunningWork;
  busy: boolean;
  onUndo: () => void;
}

/** Undoes a mistaken Start, beside Finished for the first two minutes. */
export function UndoStart({ running, busy, onUndo }: UndoStartProps) {
  const now = useNow(1000);
  return canUndoStart(running, now) ? (
    <Button variant="secondary" busy={busy} onClick={onUndo}>
      {work.undoStart}
    </Button>
  ) : null;
}
