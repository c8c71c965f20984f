import { Button, Notice, saveFile } from '@cleaning/ui';
import { useState } from 'react';
import { secondFactor as texts } from './texts';

/** The codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [said, setSaid] = useState('');

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  const download = () => saveFile(new Blob([texts.fileText(codes.join('\n'))], { type: 'text/plain' }), texts.fileName);

  return (
    <div className="mc-part">
      <h3>{texts.codesTitle}</h3>
      <Notice tone="warn">{texts.codesLead}</Notice>
      <ul className="mc-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <div className="mc-actions">
        <Button variant="secondary" onClick={copy}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={download}>
          {texts.download}
        </Button>
        <Button onClick={onKept}>{texts.kept}</Button>
      </div>
    </div>
  );
}
