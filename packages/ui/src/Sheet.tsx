import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useConfirm } from './dialog';
import { countUnsaved, texts } from './unsaved';

interface SheetProps {
  /** The accessible name. */
  label: string;
  /** Where in the window: at its beginning, at the foot, or below the head. */
  side: 'start' | 'bottom' | 'top';
  closeLabel: string;
  /** What is chosen in it is there again when it is opened again. */
  keepsChoice?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What is filled in. */
const FIELD = ':is(input, select, textarea):not(:disabled, [type="hidden"])';

/**
 * A modal dialog while it is rendered. It opens with the focus on its first field, if it has one. The browser keeps the focus inside and
 * returns it; Escape and a press beside it close it. What is typed into a form of it and not saved (`useUnsaved`) is asked about first.
 */
export function Sheet({ label, side, closeLabel, keepsChoice = false, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the page's own effects: a dialog that closes late would take the focus back from the page that was opened by it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Otherwise the browser chooses the first control, which is Close.
    (element?.querySelector<HTMLElement>('[data-first-focus]') ?? element?.querySelector<HTMLElement>(FIELD))?.focus();
    return () => element?.close();
  }, []);
  // Forms of the page behind it may hold something, too.
  const before = useRef(countUnsaved());
  const isUnsaved = () => !keepsChoice && countUnsaved() > before.current;
  const confirm = useConfirm();
  const leave = async () => {
    const labels = { confirmLabel: texts.close, cancelLabel: texts.stay };
    if (!isUnsaved() || (await confirm(texts.closeQuestion, { ...labels, danger: true }))) onClose();
  };
  // A dialog that is shown again at once still gets the event of its first closing.
  const onDialogClose = () => {
    if (dialog.current?.open === false) onClose();
  };
  // A text that is selected with the pointer may end beside the sheet: that is no press beside it.
  const isBeside = useRef(false);
  const onDialogClick = (event: MouseEvent) => {
    if (event.target === dialog.current && isBeside.current) void leave();
  };
  return (
    <dialog
      ref={dialog}
      className={`ui-sheet ui-sheet--${side}`}
      aria-label={label}
      onClose={onDialogClose}
      onCancel={(event) => {
        // A field for files sends this, too, when nothing is chosen.
        if (event.target !== dialog.current || !isUnsaved()) return;
        event.preventDefault();
        void leave();
      }}
      onKeyDown={(event) => {
        // `cancel` can be prevented once only until something else is pressed. A calendar that is open closes first.
        if (event.key !== 'Escape' || document.querySelector(':popover-open') || !isUnsaved()) return;
        event.preventDefault();
        void leave();
      }}
      onPointerDown={({ target }) => {
        isBeside.current = target === dialog.current;
      }}
      onClick={onDialogClick}
    >
      <div className="ui-sheet__inner">
        <div className="ui-sheet__head">
          <p className="ui-sheet__title" aria-hidden="true">
            {label}
          </p>
          <button type="button" className="ui-sheet__close" aria-label={closeLabel} onClick={leave}>
            <X size={20} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
