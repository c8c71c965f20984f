import { askClientCode, enterClientCode } from '@cleaning/contracts';
import { asSentence, Button, Notice, TextField } from '@cleaning/ui';
import { messageOf, useAction } from '@cleaning/ui/app';
import { checkedByRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Narrow } from '../login/Narrow';
import { login as texts } from './texts';

/** Nothing but spaces is nothing. */
const needed = <Name extends string>(name: Name) =>
  checkedByRules((typed: Record<Name, string>) => ({ [name]: typed[name].trim() === '' ? texts.required : undefined }));
const emailResolver = needed('email');
const codeResolver = needed('code');

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const ask = useAction(askClientCode);
  const form = useForm({ defaultValues: { email: '' }, resolver: emailResolver });
  const refused = ask.error?.issues.find(({ field }) => field === 'email');
  const submit = form.handleSubmit(async ({ email }) => {
    if (await ask.run({ body: { email } }).catch(() => null)) onSent(email.trim());
  });
  return (
    <form method="post" className="login__part" onSubmit={submit} noValidate>
      <p>{texts.lead}</p>
      {ask.error && !refused && <Notice tone="danger">{messageOf(ask.error)}</Notice>}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        aria-required
        error={form.formState.errors.email?.message ?? (refused && messageOf(ask.error))}
        {...form.register('email')}
      />
      <Button type="submit" busy={ask.busy}>
        {texts.send}
      </Button>
    </form>
  );
}

interface CodeFormProps {
  email: string;
  onOpened: (token: string) => void;
  onOther: () => void;
}

function CodeForm({ email, onOpened, onOther }: CodeFormProps) {
  const enter = useAction(enterClientCode);
  const ask = useAction(askClientCode);
  const [isAgain, setAgain] = useState(false);
  const form = useForm({ defaultValues: { code: '' }, resolver: codeResolver });
  const refused = enter.error?.issues.find(({ field }) => field === 'code');
  const submit = form.handleSubmit(async ({ code }) => {
    const opened = await enter.run({ body: { email, code } }).catch(() => null);
    if (opened) onOpened(opened.token);
  });
  const again = async () => {
    enter.clear();
    if (await ask.run({ body: { email } }).catch(() => null)) setAgain(true);
  };
  const problem = (enter.error && !refused && enter.error) || ask.error;
  return (
    <form method="post" className="login__part" onSubmit={submit} noValidate>
      <div role="status">
        <Notice>{isAgain ? texts.againDone : texts.sent(email)}</Notice>
      </div>
      {problem && <Notice tone="danger">{messageOf(problem)}</Notice>}
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoFocus
        autoComplete="one-time-code"
        aria-required
        error={form.formState.errors.code?.message ?? (refused && asSentence(refused.msg))}
        {...form.register('code')}
      />
      <Button type="submit" busy={enter.busy}>
        {texts.enter}
      </Button>
      <Button variant="secondary" busy={ask.busy} onClick={again}>
        {texts.again}
      </Button>
      <Button variant="secondary" onClick={onOther}>
        {texts.other}
      </Button>
    </form>
  );
}

/** Asks for the code that opens the page. The answer is the same for every address. */
export function LoginForm({ hasEnded, onOpened }: { hasEnded: boolean; onOpened: (token: string) => void }) {
  const [email, setEmail] = useState('');
  return (
    <Narrow title={texts.title}>
      {hasEnded && email === '' && <Notice tone="warn">{texts.ended}</Notice>}
      {email === '' ? (
        <EmailForm onSent={setEmail} />
      ) : (
        <CodeForm email={email} onOpened={onOpened} onOther={() => setEmail('')} />
      )}
    </Narrow>
  );
}
