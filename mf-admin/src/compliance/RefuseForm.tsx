import { type CallBody, getComplianceLabel, REASON_LENGTH, refuseDocument } from '@cleaning/contracts';
import { TextField } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { type DecisionFormProps, isConflict } from './decisionForms';
import { decision as texts } from './texts';

type Refusal = CallBody<typeof refuseDocument>;

/** Refuses a document, with the reason that the person reads. */
export function RefuseForm({ kind, version: decided, base, onSaved, onConflict }: DecisionFormProps) {
  const refuse = useAction(refuseDocument);
  const form = useForm<Refusal>({
    defaultValues: { version_id: decided.version_id, version: decided.version, reason: '' },
    resolver: validateCall<Refusal>(refuseDocument),
  });
  const field = bindFields(form);

  async function send(body: Refusal) {
    onConflict('');
    const sent = await refuse.run({ body });
    if (!sent.ok && isConflict(sent.error)) onConflict(sent.error.msg);
    return sent;
  }

  return (
    <SaveForm
      form={form}
      action={refuse}
      send={send}
      saved={texts.refused(getComplianceLabel(kind))}
      onSaved={() => onSaved(decided, false)}
      base={base}
      refusal={isConflict(refuse.error) ? '' : getMessage(refuse.error)}
      submitLabel={texts.refuse}
      variant="secondary"
      className="ma-form"
    >
      <TextField label={texts.reason} hint={texts.reasonHint} required maxLength={REASON_LENGTH} {...field('reason')} />
    </SaveForm>
  );
}
