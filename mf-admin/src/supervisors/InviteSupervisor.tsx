import { type BodyInput, inviteSupervisor } from '@cleaning/contracts';
import { Card } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { Controller, useForm } from 'react-hook-form';
import { NameAndEmail, useInvited } from '../admins/Invited';
import { invite } from '../admins/texts';
import { PlacePicker } from './PlacePicker';
import { inviteSupervisor as texts } from './texts';

type Typed = BodyInput<typeof inviteSupervisor>;
const NOBODY: Typed = { name: '', email: '', places: [] };

/** Adds a supervisor with places. */
export function InviteSupervisor() {
  const invitation = useAction(inviteSupervisor);
  const invited = useInvited();
  const form = useForm<Typed>({
    defaultValues: NOBODY,
    resolver: validateCall<Typed>(inviteSupervisor),
  });
  const field = bindFields(form);

  const send = (body: Typed) => {
    invited.clear();
    return invitation.run({ body });
  };

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <SaveForm
        form={form}
        action={invitation}
        send={send}
        onSaved={async ({ id }, body) => {
          resetToSaved(form, body, NOBODY);
          await invited.show(body, id);
        }}
        busy={invited.busy}
        submitLabel={invite.submit}
        className="ma-form"
      >
        <NameAndEmail name={field('name')} email={field('email')} />
        <Controller
          control={form.control}
          name="places"
          render={({ field: places }) => <PlacePicker chosen={places.value} onChoose={places.onChange} />}
        />
      </SaveForm>
      {invited.outcome}
    </Card>
  );
}
