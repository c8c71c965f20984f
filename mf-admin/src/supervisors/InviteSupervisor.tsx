import { type BodyInput, inviteSupervisor } from '@cleaning/contracts';
import { Button, Card, Notice } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, showIssues } from '@cleaning/ui/forms';
import { Controller, useForm } from 'react-hook-form';
import { NameAndEmail, useInvited } from '../admins/Invited';
import { invite } from '../admins/texts';
import { PlacePicker } from './PlacePicker';
import { inviteSupervisor as texts } from './texts';

type Typed = BodyInput<typeof inviteSupervisor>;
const NOBODY: Typed = { name: '', email: '', places: [] };

/** Adds a supervisor with places. */
export function InviteSupervisor() {
  const send = useAction(inviteSupervisor);
  const invited = useInvited();
  const form = useForm<Typed>({
    defaultValues: NOBODY,
    resolver: checkedBy<Typed>(inviteSupervisor),
  });

  const submit = form.handleSubmit(async (body) => {
    invited.clear();
    const sent = await send.run({ body });
    if (!sent.ok) return showIssues(form, inviteSupervisor, sent.error);
    const { id } = sent.value;
    resetSent(form, body, NOBODY);
    await invited.show(body, id);
  });

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <form onSubmit={submit} noValidate className="ma-form">
        {send.error && <Notice tone="danger">{refusalOf(send.error)}</Notice>}
        <NameAndEmail name={form.register('name')} email={form.register('email')} errors={form.formState.errors} />
        <Controller
          control={form.control}
          name="places"
          render={({ field }) => <PlacePicker chosen={field.value} onChoose={field.onChange} />}
        />
        <Button type="submit" busy={send.busy || invited.busy}>
          {invite.submit}
        </Button>
      </form>
      {invited.outcome}
    </Card>
  );
}
