import type { CountName } from '../navigation/entries';
import { FRAME } from './texts';
import { useWaiting } from './waiting';

/** How many wait, beside an entry of the menu. Its link is described by it. For admins. */
export function Count({ of, id }: { of: CountName; id: string }) {
  const count = useWaiting()[of];
  return (
    <span id={id} className="shell-count">
      {count > 0 && (
        <>
          {count} <span className="ui-sr-only">{FRAME.counts[of]}</span>
        </>
      )}
    </span>
  );
}
