import { Button } from '@cleaning/ui';
import { useState } from 'react';
import { copyTexts as texts } from './texts';

/** Copies a number to the clipboard and confirms it. `what` is its name: “BSB”. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'failed'>('');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <span className="client-copy">
      <Button variant="secondary" aria-label={texts.copyOf(what)} onClick={() => void copy()}>
        {outcome === 'copied' ? texts.copied : texts.copy}
      </Button>
      <span role="status" className={outcome === 'failed' ? undefined : 'ui-sr-only'}>
        {outcome === 'copied' && texts.copiedOf(what)}
        {outcome === 'failed' && texts.failed}
      </span>
    </span>
  );
}
