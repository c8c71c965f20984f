import { Button, TextField } from '@cleaning/ui';
import { useState } from 'react';
import { setup as texts } from './texts';

/** The address where sub-contractors register, to copy into a message. */
export function RegistrationLink() {
  const [said, setSaid] = useState('');
  const address = `${location.origin}/register`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <div className="ma-setup__link">
      <TextField label={texts.link} value={address} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="secondary" onClick={copy}>
        {texts.copy}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
