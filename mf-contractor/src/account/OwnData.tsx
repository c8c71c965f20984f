import { downloadMyData } from '@cleaning/contracts';
import { Button, Card, Notice, useDownload } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';
import { ownData } from '../texts';

/** Downloads all data held about the person as a file. */
export function OwnData() {
  const { download, busy, problem } = useDownload('my-data.zip', () => requestFile(downloadMyData));
  return (
    <Card title={ownData.title}>
      <p>{ownData.lead}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="mc-actions">
        <Button variant="secondary" busy={busy} onClick={download}>
          {ownData.download}
        </Button>
      </div>
    </Card>
  );
}
