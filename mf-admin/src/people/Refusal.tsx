import { type ContractorDetail, verifyUser } from '@cleaning/contracts';
import { Button, Card, Notice, TextField, useConfirm, useUnsaved } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { checkedByRules, fieldSentences, resetSent } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { refusal as texts } from './texts';

const EMPTY = { reason: '' };

/** Takes a verification back, or keeps it from a newcomer, and tells the person why. */
export function Refusal({ person: { id, name } }: { person: ContractorDetail }) {
  const confirm = useConfirm();
  const refuse = useAction(verifyUser);
  const form = useForm({
    defaultValues: EMPTY,
    resolver: checkedByRules(({ reason }: typeof EMPTY) => ({
      ...fieldSentences(verifyUser, { id, method: 'disprove', reason }),
      ...(reason.trim() === '' && { reason: texts.required }),
    })),
  });
  const { register, formState } = form;
  useUnsaved(formState.isDirty);

  const submit = form.handleSubmit(async ({ reason }) => {
    if (!(await confirm(texts.confirm(name), { confirmLabel: texts.submit, danger: true }))) return;
    if (!(await refuse.run({ body: { id, method: 'disprove', reason } })).ok) return;
    resetSent(form, { reason }, EMPTY);
    showToast(texts.done(name));
  });

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      {refuse.error && <Notice tone="danger">{messageOf(refuse.error)}</Notice>}
      <form onSubmit={submit} noValidate className="ma-form">
        <TextField
          label={texts.reason}
          hint={texts.hint}
          aria-required
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
        <Button type="submit" variant="danger" busy={refuse.busy}>
          {texts.submit}
        </Button>
      </form>
    </Card>
  );
}
