import { forgotPassword } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { getMessage, Link, useAction } from '@cleaning/ui/app';
import { validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Narrow } from './Narrow';
import { forgotten as texts } from './texts';

const resolver = validateRules(({ email }: { email: string }) => (email === '' ? { email: texts.required } : {}));

/** Asks for a link to choose a new password. The answer is the same for every address. */
export default function ForgotPasswordScreen() {
  const ask = useAction(forgotPassword);
  const [answered, setAnswered] = useState('');
  const form = useForm({ defaultValues: { email: '' }, resolver });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    const answer = await ask.run({ body });
    if (answer.ok) setAnswered(answer.value.msg);
  });

  const refused = ask.error?.issues.find(({ field }) => field === 'email');
  return (
    <Narrow title={texts.title}>
      <div role="status">
        {answered !== '' && (
          <Notice tone="info">
            <p>{answered}</p>
          </Notice>
        )}
      </div>
      {answered === '' ? (
        // post: without the script an address must not get into the page's own.
        <form method="post" className="login__part" onSubmit={submit} noValidate>
          <p>{texts.lead}</p>
          {ask.error && !refused && <Notice tone="danger">{getMessage(ask.error)}</Notice>}
          <TextField
            label={texts.email}
            type="email"
            autoComplete="username"
            aria-required
            error={errors.email?.message ?? (refused && getMessage(ask.error))}
            {...form.register('email')}
          />
          <Button type="submit" busy={ask.busy}>
            {texts.submit}
          </Button>
        </form>
      ) : (
        <>
          <p>{texts.again}</p>
          <Button variant="secondary" onClick={() => setAnswered('')}>
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
