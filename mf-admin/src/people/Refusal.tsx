import { type ContractorDetail, REASON_LENGTH, verifyUser } from '@cleaning/contracts';
import { Button, Card, Notice, TextField, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { refusal as texts } from './texts';

/** Takes a verification back, or keeps it from a newcomer, and tells the person why. */
export function Refusal({ person: { id, name } }: { person: ContractorDetail }) {
  const confirm = useConfirm();
  const refuse = useAction(verifyUser);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { reason: '' } });

  const submit = handleSubmit(async ({ reason }) => {
    if (!(await confirm(texts.confirm(name), { confirmLabel: texts.submit, danger: true }))) return;
    if (!(await refuse.run({ body: { id, method: 'disprove', reason } }).catch(() => null))) return;
    reset();
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
          {...register('reason', {
            validate: (text) => text.trim() !== '' || texts.required,
            maxLength: { value: REASON_LENGTH, message: texts.tooLong(REASON_LENGTH) },
          })}
        />
        <Button type="submit" variant="danger" busy={refuse.busy}>
          {texts.submit}
        </Button>
      </form>
    </Card>
  );
}
