import { Button } from '@cleaning/ui';
import { work } from '../texts';
import { canUndoStart, type RunningWork } from './runningWork';
import { useNow } from './useNow';

interface UndoStartProps {
  running: RunningWork;
  busy: boolean;
  onUndo: () => void;
}

/** Beside Finished for the first two minutes: takes a Start back that was a mistake. */
export function UndoStart({ running, busy, onUndo }: UndoStartProps) {
  const now = useNow(1000);
  return canUndoStart(running, now) ? (
    <Button variant="secondary" busy={busy} onClick={onUndo}>
      {work.undoStart}
    </Button>
  ) : null;
}
