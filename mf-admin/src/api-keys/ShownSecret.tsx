import { Button, TextField } from '@cleaning/ui';
import { useState } from 'react';

interface ShownSecretProps {
  label: string;
  hint: string;
  secret: string;
  texts: { readonly copy: string; readonly copied: string; readonly notCopied: string };
}

/** A new key or secret. It isn't stored anywhere else. */
export function ShownSecret({ label, hint, secret, texts }: ShownSecretProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <div className="ma-decision">
      <TextField
        label={label}
        hint={hint}
        value={secret}
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
