import { downloadJobFiles } from '@cleaning/contracts';
import { Button, Notice, useDownload } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';
import { Panel } from '../desk/Panel';
import { jobFiles as texts } from './texts';

/** Downloads all photos and documents of a job as one file. */
export function JobFiles({ jobId }: { jobId: string }) {
  const { download, busy, problem } = useDownload('photos and documents.zip', () =>
    requestFile(downloadJobFiles, { params: { job_id: jobId } }),
  );
  return (
    <Panel title={texts.title}>
      <p className="ma-hint">{texts.holds}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="ma-actions">
        <Button variant="secondary" busy={busy} onClick={download}>
          {texts.download}
        </Button>
      </div>
    </Panel>
  );
}
