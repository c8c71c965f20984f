import { type EditableJob, endJob } from '@cleaning/contracts';
import { Button, Card, Notice, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction, useNavigate } from '@cleaning/ui/app';
import { jobPath } from '../overview/jobPath';
import { editJob as texts } from '../texts';
import { JOB_READS } from './useChange';

export function EndJob({ job }: { job: EditableJob }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const action = useAction(endJob, { refreshes: JOB_READS });

  async function end() {
    if (!(await confirm(texts.confirmEnd(job.title), { confirmLabel: texts.end, danger: true }))) return;
    const answer = await action.run({ body: { job_id: job.job_id, version: job.version } }).catch(() => null);
    if (!answer) return;
    showToast(texts.ended(job.title));
    navigate(jobPath(job));
  }

  return (
    <Card title={texts.endTitle}>
      <p>{texts.endLead}</p>
      {action.error && <Notice tone="danger">{messageOf(action.error)}</Notice>}
      <div className="ma-actions">
        <Button variant="danger" busy={action.busy} onClick={end}>
          {texts.end}
        </Button>
      </div>
    </Card>
  );
}
