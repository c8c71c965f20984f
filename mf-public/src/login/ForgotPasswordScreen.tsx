import { type CallAnswer, forgotPassword } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { getMessage, Link, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Narrow } from './Narrow';
import { forgotten as texts } from './texts';

const resolver = validateRules(({ email }: { email: string }) => (email === '' ? { email: texts.required } : {}));

/** Requests a link to choose a new password. The answer is the same for every address. */
export default function ForgotPasswordScreen() {
  const ask = useAction(forgotPassword);
  const [answered, setAnswered] = useState<CallAnswer<typeof forgotPassword> | null>(null);
  const form = useForm({ defaultValues: { email: '' }, resolver });
  const field = bindFields(form);
  const refused = ask.error?.issues.find(({ field }) => field === 'email');
  return (
    <Narrow title={texts.title}>
      <div role="status">
        {answered && (
          <Notice tone="info">
            <p>{answered.msg}</p>
          </Notice>
        )}
      </div>
      {answered === null ? (
        <SaveForm
          form={form}
          action={ask}
          send={(body) => ask.run({ body })}
          onSaved={setAnswered}
          asksBeforeLeaving={false}
          refusal={refused ? '' : getMessage(ask.error)}
          submitLabel={texts.submit}
          className="login__part"
        >
          <p>{texts.lead}</p>
          <TextField label={texts.email} type="email" autoComplete="username" aria-required {...field('email')} />
        </SaveForm>
      ) : (
        <>
          {answered.mail_reaches_people !== false && <p>{texts.again}</p>}
          <Button variant="secondary" onClick={() => setAnswered(null)}>
            {texts.retry}
          </Button>
        </>
      )}
      <p>
        <Link to="/login">{texts.login}</Link>
      </p>
    </Narrow>
  );
}
