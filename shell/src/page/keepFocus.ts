const ROW = 'tr, li, article';
const CONTROL = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea';

/** Position of the focus: the path up to the content, and the row with its index. */
interface Place {
  readonly element: HTMLElement;
  readonly path: readonly Element[];
  readonly row: Element | null;
  readonly list: Element | null;
  readonly index: number;
  /** Index of the control in its row. */
  readonly control: number;
  readonly address: string;
}

/** Fields of a form that is being sent are disabled together, and enabled again. */
const isGone = (element: HTMLElement): boolean =>
  !element.isConnected || (element.matches(':disabled') && !element.closest('fieldset:disabled'));

const getControls = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(CONTROL)];

function getPlace(element: HTMLElement, main: HTMLElement): Place {
  const path: Element[] = [];
  for (let part = element.parentElement; part && part !== main; part = part.parentElement) path.push(part);
  const row = element.closest(ROW);
  const list = row && main.contains(row) ? row.parentElement : null;
  return {
    element,
    path: [...path, main],
    row,
    list,
    index: row && list ? [...list.children].indexOf(row) : -1,
    control: row ? getControls(row).indexOf(element) : -1,
    address: location.pathname,
  };
}

/**
 * The same control in the row that took the place, otherwise the heading of the nearest remaining part. Also for a card
 * that has lost one of many buttons.
 */
function findNextFocus({ path, row: left, list, index, control }: Place): HTMLElement | null {
  const isWithinCard = left?.isConnected && left.matches('article');
  if (list?.isConnected && !isWithinCard) {
    const rows = [...list.children].filter((row) => getControls(row).length > 0);
    const row = rows[Math.min(index, rows.length - 1)];
    const controls = row ? getControls(row) : [];
    const found = controls[control] ?? controls[0];
    if (found) return found;
  }
  for (const part of path) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3, summary') : null;
    if (!heading) continue;
    if (heading.tagName !== 'SUMMARY') heading.tabIndex = -1;
    return heading;
  }
  return null;
}

/**
 * A decision removes or disables the pressed button, and the browser would move the focus to the start of the page.
 * Moves it to the next row instead, or to the heading of the part.
 * @param content the main part of the page
 * @returns a function that stops it
 */
export function keepFocus(content: HTMLElement): () => void {
  let place: Place | null = null;
  const remember = (target: EventTarget | null) => {
    place =
      target instanceof HTMLElement && target !== content && content.contains(target)
        ? getPlace(target, content)
        : null;
  };
  const onFocus = ({ target }: FocusEvent) => remember(target);
  const forget = ({ target }: FocusEvent) => {
    const left = place;
    // Chromium also sends this for an element that is about to be removed, so the cause is only known afterwards.
    queueMicrotask(() => {
      if (place === left && target instanceof HTMLElement && !isGone(target)) place = null;
    });
  };
  const watcher = new MutationObserver(() => {
    if (!place || !isGone(place.element)) return;
    const lost = place;
    const { activeElement } = document;
    const isElsewhere = activeElement && activeElement !== document.body && activeElement !== lost.element;
    place = null;
    if (!isElsewhere && lost.address === location.pathname) findNextFocus(lost)?.focus();
  });
  // For the element that has the focus already.
  remember(document.activeElement);
  content.addEventListener('focusin', onFocus);
  content.addEventListener('focusout', forget);
  watcher.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    watcher.disconnect();
    content.removeEventListener('focusin', onFocus);
    content.removeEventListener('focusout', forget);
  };
}
