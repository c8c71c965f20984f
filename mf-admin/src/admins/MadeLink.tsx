import type { CallAnswer, makeLink } from '@cleaning/contracts';
import { Button, formatInstant, TextField } from '@cleaning/ui';
import { useState } from 'react';
import { links as texts } from './texts';

/** A new one-time link. It isn't stored anywhere else. */
export function MadeLink({
  link: { url, expires_at },
  until = texts.until(formatInstant(expires_at)),
}: {
  link: CallAnswer<typeof makeLink>;
  /** When the link expires. */
  until?: string;
}) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <div className="ma-decision">
      <TextField
        label={texts.link}
        hint={until}
        value={url}
        readOnly
        autoFocus
        onFocus={({ target }) => target.select()}
      />
      <div className="ma-actions">
        <Button variant="secondary" onClick={copy}>
          {texts.copy}
        </Button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
