import { resetPassword } from '@cleaning/contracts';
import { CheckboxField, LinkButton, Notice, TextField } from '@cleaning/ui';
import { type ApiError, getMessage, useAction, useSession } from '@cleaning/ui/app';
import { bindFields, findPasswordProblems, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { InvitationProviders } from './InvitationProviders';
import { Narrow } from './Narrow';
import { reset as texts } from './texts';
import { useLinkToken } from './useLinkToken';

/** The link itself was refused, not the passwords. */
const isLinkRefused = (error: ApiError | null) => error?.issues.some(({ field }) => field === 'token') ?? false;

const EMPTY = { new_password: '', confirm_password: '', end_calendar: false };
const resolver = validateRules((typed: typeof EMPTY) => findPasswordProblems(typed, texts));

/** For links after a forgotten password, and for invitations. */
export default function ResetPasswordScreen() {
  const token = useLinkToken();
  const { signOut } = useSession();
  const reset = useAction(resetPassword);
  const [done, setDone] = useState('');
  const form = useForm({ defaultValues: EMPTY, resolver });
  const field = bindFields(form);

  const finish = (msg: string) => {
    // Somebody else may be logged in here, so the login comes next.
    signOut();
    setDone(msg);
  };

  if (done !== '')
    return (
      <Narrow title={texts.doneTitle}>
        <p role="status">{done}</p>
        <LinkButton to="/login">{texts.login}</LinkButton>
      </Narrow>
    );
  const isRefused = isLinkRefused(reset.error);
  if (token === '' || isRefused)
    return (
      <Narrow title={isRefused ? texts.notGoodTitle : texts.noLinkTitle}>
        <Notice tone="warn">{isRefused ? texts.invalidLink : texts.noLink}</Notice>
        <LinkButton to="/forgot-password">{texts.again}</LinkButton>
      </Narrow>
    );
  return (
    <Narrow title={texts.title}>
      <SaveForm
        form={form}
        action={reset}
        send={(passwords) => reset.run({ body: { token, ...passwords } })}
        onSaved={({ msg }) => finish(msg)}
        asksBeforeLeaving={false}
        refusal={getMessage(reset.error)}
        submitLabel={texts.submit}
        className="login__part"
      >
        <p>{texts.lead}</p>
        <TextField
          label={texts.next}
          type="password"
          autoComplete="new-password"
          aria-required
          {...field('new_password')}
        />
        <TextField
          label={texts.confirm}
          type="password"
          autoComplete="new-password"
          aria-required
          {...field('confirm_password')}
        />
        <CheckboxField label={texts.endCalendar} {...field('end_calendar')} />
      </SaveForm>
      <InvitationProviders key={token} token={token} />
    </Narrow>
  );
}
