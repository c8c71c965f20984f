import { useCallback, useEffect, useRef } from 'react';
import { type DialogButton, type OpenDialog, openDialog } from './open-dialog';

/** A question dies with the screen that asks it. */
function useDialog() {
  const current = useRef<OpenDialog | null>(null);
  useEffect(() => () => current.current?.close(), []);
  return useCallback((text: string, buttons: readonly DialogButton[], focused: string) => {
    current.current?.close();
    current.current = openDialog(text, buttons, focused);
    return current.current.answer;
  }, []);
}

export interface ConfirmOptions {
  confirmLabel?: string;
  cancelLabel?: string;
  /** The step cannot be taken back: the button is red and the focus is on Cancel. */
  danger?: boolean;
}
export type Confirm = (text: string, options?: ConfirmOptions) => Promise<boolean>;

/** `await confirm('…?')` is true when the person agrees. */
export function useConfirm(): Confirm {
  const ask = useDialog();
  return useCallback(
    async (text, { confirmLabel = 'OK', cancelLabel = 'Cancel', danger = false } = {}) => {
      const buttons: DialogButton[] = [
        { value: 'cancel', label: cancelLabel, variant: 'secondary' },
        { value: 'confirm', label: confirmLabel, variant: danger ? 'danger' : 'primary' },
      ];
      return (await ask(text, buttons, danger ? 'cancel' : 'confirm')) === 'confirm';
    },
    [ask],
  );
}

export type Alert = (text: string) => Promise<void>;

/** Shows a message that must be read; done when the person has pressed OK. */
export function useAlert(): Alert {
  const ask = useDialog();
  return useCallback(
    async (text) => {
      await ask(text, [{ value: 'ok', label: 'OK', variant: 'primary' }], 'ok');
    },
    [ask],
  );
}
