import { cancelRun, type PayRunView, undoRun } from '@cleaning/contracts';
import { Button, Sheet, TextField, useConfirm, useIsWide, useWhileShown } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { run as texts } from './runTexts';

/** Cancels a run, with the reason. */
export function CancelRun({ run, onClose }: { run: PayRunView; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const cancel = useAction(cancelRun);
  const { version, number } = run;
  const form = useForm({ defaultValues: { version, reason: '' }, resolver: validateCall(cancelRun) });
  const field = bindFields(form);
  return (
    <Sheet
      label={texts.cancelTitle(number)}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <SaveForm
        form={form}
        action={cancel}
        send={({ reason }) => cancel.run({ params: { run_id: run.id }, body: { version, reason } })}
        saved={texts.cancelled(number)}
        onSaved={close}
        submitLabel={texts.cancel}
        variant="danger"
        className="ma-form"
      >
        <p>{texts.cancelLead}</p>
        <RequiredNote />
        <TextField label={texts.reason} required data-first-focus {...field('reason')} />
      </SaveForm>
    </Sheet>
  );
}

/** Returns an approved run to draft. A refusal says what happened meanwhile. */
export function UndoApproval({ run }: { run: PayRunView }) {
  const confirm = useConfirm();
  const undo = useAction(undoRun);
  async function press() {
    const hasFile = run.state === 'approved' && run.files.length > 0;
    const options = { confirmLabel: texts.undo, danger: hasFile };
    if (!(await confirm(texts.confirmUndo(hasFile), options))) return;
    const done = await undo.run({ params: { run_id: run.id }, body: { version: run.version } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.undone);
  }
  return (
    <Button variant="secondary" busy={undo.busy} onClick={press}>
      {texts.undo}
    </Button>
  );
}
