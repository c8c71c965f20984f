import { askBeforeLeaving, inLanguage, pageState, useNavigate } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { useConfirm } from './dialog';

export const texts = inLanguage('unsaved', {
  question: 'Do you want to leave this page? What you have entered is lost.',
  leave: 'Leave',
  stay: 'Stay',
  closeQuestion: 'Do you want to close this? What you have entered is lost.',
  close: 'Close',
});

/** How many forms hold something that is not saved. */
export const countUnsaved = (): number => pageState.unsavedForms;

/** The link of this site that a press follows in this tab, as a path; null for any other press, and within the page. */
function followedPath(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || (pathname === location.pathname && search === location.search)) return null;
  return pathname + search + hash;
}

/** The router's number of a history entry. */
function indexOf(state: unknown): number | null {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/**
 * While `isUnsaved`, whoever leaves the page is asked first: by a link, by `leavePage`, by Back or Forward, and in the browser's own words
 * where the tab is closed or reloaded. `navigate()` does not ask.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  // The router makes a new one with each address.
  const go = useRef(navigate);
  go.current = navigate;

  useEffect(() => {
    if (!isUnsaved) return;
    pageState.unsavedForms += 1;
    pageState.isLeaving = false;
    const here = indexOf(history.state);
    let isReturning = false;

    const ask = () => confirm(texts.question, { confirmLabel: texts.leave, cancelLabel: texts.stay, danger: true });
    const leave = async (how: () => void) => {
      if (!(await ask())) return;
      pageState.isLeaving = true;
      how();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!pageState.isLeaving) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const path = pageState.isLeaving ? null : followedPath(event);
      if (path === null) return;
      event.preventDefault();
      // Also another form of the page, which would ask once more.
      event.stopImmediatePropagation();
      void leave(() => go.current(path));
    };
    const onHistory = (event: PopStateEvent) => {
      const there = indexOf(event.state);
      if (pageState.isLeaving || here === null || there === null) return;
      if (there === here) {
        if (isReturning) event.stopImmediatePropagation();
        isReturning = false;
        return;
      }
      event.stopImmediatePropagation();
      history.go(here - there);
      // A second Back may come before the first is taken back: one question for both.
      if (!isReturning) void leave(() => history.go(there - here));
      isReturning = true;
    };
    // A logout may be given up, and the next leaving asks again.
    const stopAsking = askBeforeLeaving((how) => {
      if (how instanceof Event) onHistory(how);
      else void ask().then((isLeft) => isLeft && how());
    });
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      pageState.unsavedForms -= 1;
      stopAsking();
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved, confirm]);
}
