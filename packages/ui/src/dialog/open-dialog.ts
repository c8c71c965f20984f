import type { ButtonVariant } from '../button/button';

export interface DialogButton {
  value: string;
  label: string;
  variant: ButtonVariant;
}

export interface OpenDialog {
  /** The pressed button's value; '' after Escape or `close`. */
  answer: Promise<string>;
  close: () => void;
}

let opened = 0;

/**
 * Asks in a modal <dialog>. Plain DOM, not React: it works from any front end without a provider above,
 * and the browser gives focus trap, Escape and the return of focus.
 */
export function openDialog(text: string, buttons: readonly DialogButton[], focused: string): OpenDialog {
  const dialog = document.createElement('dialog');
  dialog.className = 'ui-dialog';
  opened += 1;
  const paragraph = document.createElement('p');
  paragraph.className = 'ui-dialog__text';
  paragraph.id = `ui-dialog-${opened}`;
  paragraph.textContent = text;
  dialog.setAttribute('aria-labelledby', paragraph.id);
  dialog.setAttribute('role', 'alertdialog');
  const actions = document.createElement('div');
  actions.className = 'ui-dialog__actions';
  for (const { value, label, variant } of buttons) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `ui-button ui-button--${variant}`;
    button.textContent = label;
    button.autofocus = value === focused;
    button.addEventListener('click', ({ detail }) => {
      // The second tap of a double tap on what has opened the dialog is no answer.
      if (detail <= 1) dialog.close(value);
    });
    actions.append(button);
  }
  dialog.append(paragraph, actions);
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
