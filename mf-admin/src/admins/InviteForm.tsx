import { type BodyInput, inviteAdmin } from '@cleaning/contracts';
import { Button, Card, Notice } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, showIssues } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { NameAndEmail, useInvited } from './Invited';
import { invite as texts } from './texts';

type Typed = BodyInput<typeof inviteAdmin>;
const NOBODY: Typed = { name: '', email: '' };

/** Adds an admin. */
export function InviteForm() {
  const invite = useAction(inviteAdmin);
  const invited = useInvited();
  const form = useForm<Typed>({ defaultValues: NOBODY, resolver: checkedBy<Typed>(inviteAdmin) });

  const submit = form.handleSubmit(async (body) => {
    invited.clear();
    const sent = await invite.run({ body });
    if (!sent.ok) return showIssues(form, inviteAdmin, sent.error);
    const { id } = sent.value;
    resetSent(form, body, NOBODY);
    await invited.show(body, id);
  });

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <form onSubmit={submit} noValidate className="ma-form">
        {invite.error && <Notice tone="danger">{refusalOf(invite.error)}</Notice>}
        <NameAndEmail name={form.register('name')} email={form.register('email')} errors={form.formState.errors} />
        <Button type="submit" busy={invite.busy || invited.busy}>
          {texts.submit}
        </Button>
      </form>
      {invited.outcome}
    </Card>
  );
}
