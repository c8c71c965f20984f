import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useConfirm } from './dialog';
import { countUnsaved, texts } from './unsaved';

interface SheetProps {
  /** The accessible name. */
  label: string;
  /** Position in the window: at its start, at the foot, or below the header. */
  side: 'start' | 'bottom' | 'top';
  closeLabel: string;
  /** Choices made in it are there again when it is reopened. */
  keepsChoice?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Fields that can be filled in. */
const FIELD = ':is(input, select, textarea):not(:disabled, [type="hidden"])';

/**
 * A modal dialog while rendered. It opens with the focus on its first field, if it has one. The browser keeps the focus
 * inside and returns it; Escape and a press outside close it. Unsaved entries of a form in it (`useUnsaved`) are asked
 * about first.
 */
export function Sheet({ label, side, closeLabel, keepsChoice = false, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the page's own effects: a dialog that closes late would take the focus back from the page that was opened by it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Otherwise the browser focuses the first control, which is Close.
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
  // A reopened dialog may still get the close event of its first closing.
  const onDialogClose = () => {
    if (dialog.current?.open === false) onClose();
  };
  // Selecting text may end outside the sheet, which isn't a press outside.
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
        // Browsers allow preventing `cancel` only once between other presses. An open calendar closes first.
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
