import { currentToasts, dismissToast, onToasts } from '@cleaning/ui/app';
import { useSyncExternalStore } from 'react';
import { TEXTS } from '../texts';

export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts);
  return (
    <div className="shell-toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={`shell-toast shell-toast--${tone}`}>
          <span>{text}</span>
          <button type="button" className="shell-toast__dismiss" onClick={() => dismissToast(id)}>
            <span aria-hidden="true">×</span>
            <span className="ui-sr-only">{TEXTS.dismiss}</span>
          </button>
        </div>
      ))}
    </div>
  );
}
