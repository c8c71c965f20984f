import { useEffect, useState } from 'react';
import { elapsedText } from './elapsedText';

/** Time since an instant, going on by itself; nothing for an empty one. Hidden from the screen reader's attention: it never stands still. */
export function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return since === '' ? null : (
    <span className="mc-elapsed" role="timer" aria-live="off">
      {elapsedText(since, now)}
    </span>
  );
}
