import { type ComplianceKind, complianceLabel, REASON_LENGTH, refuseDocument } from '@cleaning/contracts';
import { Button, Notice, TextField, useUnsaved } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { checkedBy } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { decision as texts } from './texts';

/** Refuses a document, with what the person reads. */
export function RefuseForm({ kind, versionId }: { kind: ComplianceKind; versionId: string }) {
  const refuse = useAction(refuseDocument);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { version_id: versionId, reason: '' },
    resolver: checkedBy<{ version_id: string; reason: string }>(refuseDocument),
  });
  useUnsaved(formState.isDirty);
  const submit = handleSubmit(async (body) => {
    if (await refuse.run({ body }).catch(() => null)) showToast(texts.refused(complianceLabel(kind)));
  });
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={REASON_LENGTH}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      {refuse.error && <Notice tone="danger">{messageOf(refuse.error)}</Notice>}
      <Button type="submit" variant="secondary" busy={refuse.busy}>
        {texts.refuse}
      </Button>
    </form>
  );
}
