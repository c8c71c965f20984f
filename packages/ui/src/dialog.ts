import { localizeTexts, pageState } from '@cleaning/ui/app';
import { useCallback, useEffect, useRef } from 'react';
import type { ButtonVariant } from './Button';

export interface DialogButton {
  value: string;
  label: string;
  variant: ButtonVariant;
  /** Target of a link, such as tel:…; the dialog stays open. */
  href?: string;
}

interface OpenDialog {
  /** The pressed button's value; '' after Escape or `close`. */
  answer: Promise<string>;
  close: () => void;
}

export const texts = localizeTexts('dialog', { ok: 'OK', cancel: 'Cancel' });

function createLine(tag: 'h2' | 'p', text: string): HTMLElement {
  const line = document.createElement(tag);
  pageState.dialogLines += 1;
  line.className = tag === 'h2' ? 'ui-dialog__title' : 'ui-dialog__text';
  line.id = `ui-dialog-line-${pageState.dialogLines}`;
  line.textContent = text;
  return line;
}

/**
 * Asks in a modal <dialog>. Plain DOM rather than React: it needs no provider, and the browser handles the focus trap,
 * Escape and the return of focus.
 * @param text a question, and after a line break the consequences of the answer
 */
function openDialog(text: string, buttons: readonly DialogButton[], focused: string): OpenDialog {
  const dialog = document.createElement('dialog');
  dialog.className = 'ui-dialog';
  const [question = '', ...consequence] = text.split('\n');
  const lines = [createLine('h2', question)];
  if (consequence.length > 0) lines.push(createLine('p', consequence.join('\n')));
  dialog.setAttribute('aria-labelledby', lines.map(({ id }) => id).join(' '));
  dialog.setAttribute('role', 'alertdialog');
  const actions = document.createElement('div');
  actions.className = 'ui-dialog__actions';
  for (const { value, label, variant, href } of buttons) {
    const control = document.createElement(href === undefined ? 'button' : 'a');
    control.className = `ui-button ui-button--${variant}`;
    control.textContent = label;
    control.autofocus = value === focused;
    if (control instanceof HTMLAnchorElement) control.href = href ?? '';
    else {
      control.type = 'button';
      control.addEventListener('click', ({ detail }) => {
        // Ignores the second tap of a double tap on the button that opened the dialog.
        if (detail <= 1) dialog.close(value);
      });
    }
    actions.append(control);
  }
  // The space separates the lines in the dialog's text.
  dialog.append(...lines.flatMap((line) => [line, '\n']), actions);
  const answer = new Promise<string>((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  document.body.append(dialog);
  dialog.showModal();
  return { answer, close: () => dialog.open && dialog.close('') };
}

/** The dialog closes with the screen that opened it. */
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
  /** An action that can't be undone: the button is red, and Cancel has the focus. */
  danger?: boolean;
}
export type Confirm = (text: string, options?: ConfirmOptions) => Promise<boolean>;

/** `await confirm('…?')` is true when the person agrees. */
export function useConfirm(): Confirm {
  const ask = useDialog();
  return useCallback(
    async (text, { confirmLabel = texts.ok, cancelLabel = texts.cancel, danger = false } = {}) => {
      const buttons: DialogButton[] = [
        { value: 'cancel', label: cancelLabel, variant: 'secondary' },
        { value: 'confirm', label: confirmLabel, variant: danger ? 'danger' : 'primary' },
      ];
      return (await ask(text, buttons, danger ? 'cancel' : 'confirm')) === 'confirm';
    },
    [ask],
  );
}

/** Asks with the caller's buttons, `focused` first. Resolves to the value of the pressed one, or '' after Escape. */
export type Ask = (text: string, buttons: readonly DialogButton[], focused: string) => Promise<string>;
export const useAsk: () => Ask = useDialog;

export type Alert = (text: string) => Promise<void>;

/** Shows a message that must be read; done when the person has pressed OK. */
export function useAlert(): Alert {
  const ask = useDialog();
  return useCallback(
    async (text) => {
      await ask(text, [{ value: 'ok', label: texts.ok, variant: 'primary' }], 'ok');
    },
    [ask],
  );
}
