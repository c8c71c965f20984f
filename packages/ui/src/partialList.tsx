import { localizeTexts } from '@cleaning/ui/app';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';

/** Rows that a list shows at first, and with each press more. */
const PART = 100;

export const texts = localizeTexts('shownPart', {
  more: (count: number) => `Show ${count} more`,
  shown: (shown: number, total: number) => `${shown} of ${total} shown`,
  allShown: (total: number) => `All ${total} shown`,
});

/**
 * The rendered part of a long list, and a button for more: a page with thousands of rows is slow. `more` is null for a
 * short list.
 */
export function usePartialList<Item>(items: readonly Item[]): { shown: readonly Item[]; more: ReactNode } {
  const [limit, setLimit] = useState(PART);
  const state = useRef<HTMLParagraphElement>(null);
  if (items.length <= PART) return { shown: items, more: null };
  const left = items.length - limit;
  const show = () => {
    setLimit(limit + PART);
    // The button goes with the last part.
    if (left <= PART) state.current?.focus();
  };
  return {
    shown: items.slice(0, limit),
    more: (
      <div className="ui-more">
        <p role="status" tabIndex={-1} ref={state}>
          {left > 0 ? texts.shown(limit, items.length) : texts.allShown(items.length)}
        </p>
        {left > 0 && (
          <Button variant="secondary" onClick={show}>
            {texts.more(Math.min(left, PART))}
          </Button>
        )}
      </div>
    ),
  };
}
