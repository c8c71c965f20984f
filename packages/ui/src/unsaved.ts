import { askBeforeLeaving, localizeTexts, pageState } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { useConfirm } from './dialog';

export const texts = localizeTexts('unsaved', {
  question: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Keep editing',
  closeQuestion: 'Close without saving?',
  close: 'Close',
});

export const countUnsaved = (): number => pageState.unsavedForms;

/**
 * While `isUnsaved`, leaving the page asks first: by a link, Back or Forward (the shell's blocker), by `leavePage`, and
 * with the browser's own question when the tab is closed or reloaded. Navigation by the screen itself doesn't ask:
 * `useNavigateWithoutAsking`, and navigations that replace.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const confirm = useConfirm();
  useEffect(() => {
    if (!isUnsaved) return;
    pageState.unsavedForms += 1;
    const stopAsking = askBeforeLeaving(() =>
      confirm(texts.question, { confirmLabel: texts.leave, cancelLabel: texts.stay, danger: true }),
    );
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      pageState.unsavedForms -= 1;
      stopAsking();
      removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsaved, confirm]);
}
