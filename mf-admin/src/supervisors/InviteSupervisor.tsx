import { type BodyInput, inviteSupervisor, makeLink } from '@cleaning/contracts';
import { Button, Card, Notice, TextField } from '@cleaning/ui';
import { messageOf, useAction, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { MadeLink } from '../admins/MadeLink';
import { invite as texts } from '../admins/texts';
import { checkedBy, refusalOf, showIssues } from '../desk/forms';
import { PlacePicker } from './PlacePicker';
import { inviteSupervisor as own } from './texts';

type Typed = BodyInput<typeof inviteSupervisor>;

interface Invited {
  name: string;
  email: string;
  /** Made when mail does not reach people. */
  link: Awaited<ReturnType<ReturnType<typeof useAction<typeof makeLink>>['run']>> | null;
}

/** Adds a supervisor with places. Without a mail server the link is shown, to hand it over. */
export function InviteSupervisor() {
  const { mail_delivery } = useCurrentUser();
  const invite = useAction(inviteSupervisor);
  const make = useAction(makeLink);
  const [invited, setInvited] = useState<Invited | null>(null);
  const form = useForm<Typed>({
    defaultValues: { name: '', email: '', places: [] },
    resolver: checkedBy<Typed>(inviteSupervisor),
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setInvited(null);
    try {
      const { id } = await invite.run({ body });
      form.reset();
      const link = mail_delivery === 'files' ? await make.run({ body: { id } }).catch(() => null) : null;
      setInvited({ ...body, link });
    } catch (error) {
      showIssues(form, inviteSupervisor, error);
    }
  });

  return (
    <Card title={own.title}>
      <p className="ma-hint">{own.lead}</p>
      <form onSubmit={submit} noValidate className="ma-form">
        {invite.error && <Notice tone="danger">{refusalOf(invite.error)}</Notice>}
        <div className="ma-pair">
          <TextField
            label={texts.name}
            autoComplete="off"
            aria-required
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label={texts.email}
            type="email"
            autoComplete="off"
            aria-required
            error={errors.email?.message}
            {...form.register('email')}
          />
        </div>
        <Controller
          control={form.control}
          name="places"
          render={({ field }) => <PlacePicker chosen={field.value} onChoose={field.onChange} />}
        />
        <Button type="submit" busy={invite.busy || make.busy}>
          {texts.submit}
        </Button>
      </form>
      {make.error && <Notice tone="danger">{messageOf(make.error)}</Notice>}
      <div role="status">
        {invited && (
          <Notice tone="ok">
            {mail_delivery === 'files' ? texts.byHand(invited.name) : texts.mailed(invited.name, invited.email)}
          </Notice>
        )}
      </div>
      {invited?.link && <MadeLink key={invited.link.url} link={invited.link} />}
    </Card>
  );
}
