import { Button } from '@cleaning/ui';
import { page as texts } from './texts';

/** Rows that a part of the page shows at first, and with each press more. */
export const PART = 8;
/** Rows that the service answers at most, in whole parts. */
const MOST = 96;

interface MoreProps {
  total: number;
  /** Rows that are asked for. */
  count: number;
  busy: boolean;
  onMore: (count: number) => void;
}

/** The button to more rows of a part. Where no more are shown, whom to ask for the others. */
export function More({ total, count, busy, onMore }: MoreProps) {
  if (total <= count) return null;
  if (count >= MOST) return <p>{texts.others(total - count)}</p>;
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => onMore(count + PART)}>
        {texts.more}
      </Button>
    </div>
  );
}
