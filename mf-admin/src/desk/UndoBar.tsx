import { Button } from '@cleaning/ui';
import { getMessage } from '@cleaning/ui/app';
import X from 'lucide-react/icons/x';
import type { Undo } from './useUndo';
import './undo.css';

const texts = { undo: 'Undo', dismiss: 'Dismiss' };

/**
 * Confirms an action at the foot of the window and offers to undo it. Always rendered, so that screen readers notice
 * its text.
 */
export function UndoBar({ undo }: { undo: Undo }) {
  const { done, busy, error, run, close } = undo;
  return (
    <div role="status" className="ma-undo">
      {done && (
        <div className="ma-undo__bar">
          <p>
            {done.text}
            {error !== null && <strong> {getMessage(error)}</strong>}
          </p>
          {done.undo && (
            <Button variant="secondary" busy={busy} onClick={run}>
              {texts.undo}
            </Button>
          )}
          <button type="button" className="ma-undo__close" aria-label={texts.dismiss} onClick={close}>
            <X size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
