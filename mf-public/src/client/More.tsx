import { Button } from '@cleaning/ui';
import { page as texts } from './texts';

/** Rows that a part of the page shows at first, and with each press more. */
export const PAGE_ROWS = 8;
/** Largest number of rows that the service returns, in whole parts. */
const MAX_ROWS = 96;

interface MoreProps {
  total: number;
  /** Rows requested, and rows shown: fewer while more are loading. */
  count: number;
  shown: number;
  busy: boolean;
  onMore: (count: number) => void;
}

/** Button for more rows of a part. At the limit, it names whom to ask for the others. */
export function More({ total, count, shown, busy, onMore }: MoreProps) {
  if (total <= shown) return null;
  if (shown >= MAX_ROWS) return <p>{texts.others(total - shown)}</p>;
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => onMore(count + PAGE_ROWS)}>
        {texts.more}
      </Button>
    </div>
  );
}
