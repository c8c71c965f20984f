import { listInspections } from '@cleaning/contracts';
import { Notice, useConfirm } from '@cleaning/ui';
import { askBeforeLogout, showToast, useCurrentUser, useQueryClient } from '@cleaning/ui/app';
import { startSending } from '@cleaning/ui/kept';
import { useEffect } from 'react';
import { inspectionOutbox, useQueuedInspections } from './queuedInspections';
import { queuedInspections as texts } from './texts';

/**
 * Runs on each page of the desk: sends saved inspections that wait for a connection, and asks before a logout that
 * would lose one.
 */
export function InspectionsToSend() {
  const me = useCurrentUser();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const kept = useQueuedInspections(me.id);
  const waiting = kept.filter(({ areas }) => areas !== null).length;

  useEffect(() => {
    if (waiting === 0) return;
    return startSending('inspections', async () => {
      const { taken, refused } = await inspectionOutbox.sendAll(me.id);
      for (const { msg } of refused) showToast(texts.refused(msg), 'danger');
      if (taken === 0) return;
      showToast(texts.sent(taken));
      await queries.invalidateQueries({ queryKey: [listInspections.path] });
    });
  }, [waiting, me.id, queries]);

  useEffect(() => {
    if (kept.length === 0) return;
    return askBeforeLogout(() =>
      confirm(texts.logout, { confirmLabel: texts.leave, cancelLabel: texts.stay, danger: true }),
    );
  }, [kept.length, confirm]);

  return <div role="status">{waiting > 0 && <Notice tone="warn">{texts.waiting(waiting)}</Notice>}</div>;
}
