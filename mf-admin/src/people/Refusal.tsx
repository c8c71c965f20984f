import { type ContractorDetail, verifyUser } from '@cleaning/contracts';
import { Card, TextField, useConfirm } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, listFieldSentences, resetToSaved, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { refusal as texts } from './texts';

const EMPTY = { reason: '' };

/** Withdraws or refuses a verification, and tells the person why. */
export function Refusal({ person: { id, name } }: { person: ContractorDetail }) {
  const confirm = useConfirm();
  const refuse = useAction(verifyUser);
  const form = useForm({
    defaultValues: EMPTY,
    resolver: validateRules(({ reason }: typeof EMPTY) => ({
      ...listFieldSentences(verifyUser, { id, method: 'disprove', reason }),
      ...(reason.trim() === '' && { reason: texts.required }),
    })),
  });
  const field = bindFields(form);

  const send = async ({ reason }: typeof EMPTY) => {
    if (!(await confirm(texts.confirm(name), { confirmLabel: texts.submit, danger: true }))) return undefined;
    return refuse.run({ body: { id, method: 'disprove', reason } });
  };

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <SaveForm
        form={form}
        action={refuse}
        send={send}
        saved={texts.done(name)}
        onSaved={(_, typed) => resetToSaved(form, typed, EMPTY)}
        submitLabel={texts.submit}
        variant="danger"
        className="ma-form"
      >
        <TextField label={texts.reason} hint={texts.hint} aria-required {...field('reason')} />
      </SaveForm>
    </Card>
  );
}
