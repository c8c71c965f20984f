import { type CorrectableWork, getAttention, getWorkRecord, stopPermanentJob, stopQuickJob } from '@cleaning/contracts';
import { Button, Card, Notice, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { correction as texts } from '../texts';

const REFRESHES = [getWorkRecord, getAttention];

/** Work that still runs when its person was removed or disproved: they cannot press Finished any more, so an admin does. */
export function FinishAbandoned({ record }: { record: CorrectableWork }) {
  const confirm = useConfirm();
  const call = record.kind === 'permanent' ? stopPermanentJob : stopQuickJob;
  const action = useAction(call, { refreshes: REFRESHES });

  async function finish() {
    if (!(await confirm(texts.confirmFinish(record.user_name), { confirmLabel: texts.finish }))) return;
    const answer = await action.run({ body: { user_id: record.user_id, row_id: record.row_id } }).catch(() => null);
    if (answer) showToast(answer.msg);
  }

  return (
    <Card title={texts.abandonedTitle}>
      <p>{texts.abandoned(record.user_name)}</p>
      {action.error && <Notice tone="danger">{messageOf(action.error)}</Notice>}
      <div className="ma-actions">
        <Button busy={action.busy} onClick={finish}>
          {texts.finish}
        </Button>
      </div>
    </Card>
  );
}
