import { showSiteAccess } from '@cleaning/contracts';
import { getMessage, isUnreachable, localizeTexts, request } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { formatInstant } from './dateTexts';
import { Notice } from './Feedback';

export const texts = localizeTexts('doorDetails', {
  show: 'Show door and alarm details',
  hide: 'Hide',
  title: 'Door and alarm details',
  away: 'You need a connection to see these. If you need them now, call the office.',
  until: (moment: string) => `Shown until ${moment}, or until you leave this page.`,
  whileOpen: 'Hidden when you leave this page. Every view is recorded.',
});

/** A timer of browsers counts 32 bits of milliseconds. */
const MAX_MS = 2_147_483_647;

interface Shown {
  readonly text: string;
  /** ISO 8601; empty: without an end. */
  readonly until: string;
}

/** Calls `hide` when the details may no longer be shown, and when the page is left or hidden. */
function useHiding(shown: Shown | null, hide: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const onVisibility = () => document.visibilityState === 'hidden' && hide();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', hide);
    const left = shown.until === '' ? MAX_MS : Math.min(MAX_MS, Date.parse(shown.until) - Date.now());
    const timer = setTimeout(hide, Math.max(0, left));
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', hide);
      clearTimeout(timer);
    };
  }, [shown, hide]);
}

/**
 * Door and alarm details of a place, loaded by a press. They bypass the query cache and stay only in this component's
 * state, so that neither the page nor the browser stores them.
 * @param className class of a text with preserved line breaks
 */
export function DoorDetails({ jobId, className }: { jobId: string; className: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLElement>(null);
  const [hide] = useState(() => () => setShown(null));
  useHiding(shown, hide);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  async function show() {
    setBusy(true);
    setProblem('');
    try {
      const answer = await request(showSiteAccess, { body: { job_id: jobId } });
      // The page may have been put away meanwhile.
      if (document.visibilityState === 'visible') setShown(answer);
    } catch (error) {
      setProblem(isUnreachable(error) ? texts.away : getMessage(error));
    }
    setBusy(false);
  }

  if (!shown)
    return (
      <>
        <Button variant="secondary" busy={busy} onClick={() => void show()}>
          {texts.show}
        </Button>
        {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      </>
    );
  return (
    <section ref={box} tabIndex={-1} aria-label={texts.title}>
      <Notice tone="warn">
        <p className={className}>
          <strong>{shown.text}</strong>
        </p>
        <p>{shown.until === '' ? texts.whileOpen : texts.until(formatInstant(shown.until))}</p>
        <Button variant="secondary" onClick={hide}>
          {texts.hide}
        </Button>
      </Notice>
    </section>
  );
}
