import { downloadMyData } from '@cleaning/contracts';
import { Button, Card, Notice } from '@cleaning/ui';
import { messageOf, requestFile } from '@cleaning/ui/app';
import { useState } from 'react';
import { saveFile } from '../dashboard/saveFile';
import { ownData } from '../texts';

/** Everything that the company holds about the person, to keep. */
export function OwnData() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function download() {
    setBusy(true);
    setFailure('');
    try {
      const { blob, fileName } = await requestFile(downloadMyData);
      saveFile(blob, fileName ?? 'my-data.zip');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={ownData.title}>
      <p>{ownData.lead}</p>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="mc-actions">
        <Button variant="secondary" busy={busy} onClick={download}>
          {ownData.download}
        </Button>
      </div>
    </Card>
  );
}
