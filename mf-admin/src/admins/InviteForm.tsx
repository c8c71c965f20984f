import { type BodyInput, inviteAdmin } from '@cleaning/contracts';
import { Card } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { NameAndEmail, useInvited } from './Invited';
import { invite as texts } from './texts';

type Typed = BodyInput<typeof inviteAdmin>;
const NOBODY: Typed = { name: '', email: '' };

/** Adds an admin. */
export function InviteForm() {
  const invite = useAction(inviteAdmin);
  const invited = useInvited();
  const form = useForm<Typed>({ defaultValues: NOBODY, resolver: validateCall<Typed>(inviteAdmin) });
  const field = bindFields(form);

  const send = (body: Typed) => {
    invited.clear();
    return invite.run({ body });
  };

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <SaveForm
        form={form}
        action={invite}
        send={send}
        onSaved={async ({ id }, body) => {
          resetToSaved(form, body, NOBODY);
          await invited.show(body, id);
        }}
        busy={invited.busy}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <NameAndEmail name={field('name')} email={field('email')} />
      </SaveForm>
      {invited.outcome}
    </Card>
  );
}
