import { type CallBody, complianceLabel, REASON_LENGTH, refuseDocument } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { bindFields, useTypedListener, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { type DecisionFormProps, isConflict } from './decisionForms';
import { decision as texts } from './texts';

type Refusal = CallBody<typeof refuseDocument>;

/** Refuses a document, with what the person reads. */
export function RefuseForm({ kind, version: decided, onTyped, onSaved, onConflict }: DecisionFormProps) {
  const refuse = useAction(refuseDocument);
  const form = useForm<Refusal>({
    defaultValues: { version_id: decided.version_id, version: decided.version, reason: '' },
    resolver: validateCall<Refusal>(refuseDocument),
  });
  const field = bindFields(form);
  useTypedListener(form, onTyped);
  const submit = form.handleSubmit(async (body) => {
    onConflict('');
    const sent = await refuse.run({ body });
    if (sent.ok) {
      onSaved(decided, false);
      showToast(texts.refused(complianceLabel(kind)));
    } else if (isConflict(sent.error)) onConflict(sent.error.msg);
  });
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <TextField label={texts.reason} hint={texts.reasonHint} required maxLength={REASON_LENGTH} {...field('reason')} />
      {refuse.error && !isConflict(refuse.error) && <Notice tone="danger">{getMessage(refuse.error)}</Notice>}
      <Button type="submit" variant="secondary" busy={refuse.busy}>
        {texts.refuse}
      </Button>
    </form>
  );
}
