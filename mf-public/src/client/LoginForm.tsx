import { askClientCode, type CallAnswer, enterClientCode, enterClientLink } from '@cleaning/contracts';
import { Button, Notice, TextField, toSentence } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Narrow } from '../login/Narrow';
import { login as texts } from './texts';

/** Nothing but spaces is nothing. */
const needed = <Name extends string>(name: Name) =>
  validateRules((typed: Record<Name, string>) => ({ [name]: typed[name].trim() === '' ? texts.required : undefined }));
const emailResolver = needed('email');
const codeResolver = needed('code');

type CodeAnswer = CallAnswer<typeof askClientCode>;

function EmailForm({ onSent }: { onSent: (email: string, asked: CodeAnswer) => void }) {
  const ask = useAction(askClientCode);
  const form = useForm({ defaultValues: { email: '' }, resolver: emailResolver });
  const refused = ask.error?.issues.find(({ field }) => field === 'email');
  const submit = form.handleSubmit(async ({ email }) => {
    const asked = await ask.run({ body: { email } });
    if (asked.ok) onSent(email.trim(), asked.value);
  });
  return (
    <form method="post" className="login__part" onSubmit={submit} noValidate>
      <p>{texts.lead}</p>
      {ask.error && !refused && <Notice tone="danger">{getMessage(ask.error)}</Notice>}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        aria-required
        error={form.formState.errors.email?.message ?? (refused && getMessage(ask.error))}
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
  /** Answer of the first request. */
  asked: CodeAnswer;
  onOpened: (token: string) => void;
  onOther: () => void;
}

function CodeForm({ email, asked, onOpened, onOther }: CodeFormProps) {
  const enter = useAction(enterClientCode);
  const ask = useAction(askClientCode);
  const [again, setAgain] = useState<CodeAnswer | null>(null);
  const form = useForm({ defaultValues: { code: '' }, resolver: codeResolver });
  const refused = enter.error?.issues.find(({ field }) => field === 'code');
  const submit = form.handleSubmit(async ({ code }) => {
    const opened = await enter.run({ body: { email, code } });
    if (opened.ok) onOpened(opened.value.token);
  });
  const askAgain = async () => {
    enter.clear();
    const asked = await ask.run({ body: { email } });
    setAgain(asked.ok ? asked.value : null);
  };
  const sent = again ? texts.againDone : texts.sent(email);
  const wasMailedBefore = (again ?? asked).was_mailed_before;
  const problem = (enter.error && !refused && enter.error) || ask.error;
  return (
    <form method="post" className="login__part" onSubmit={submit} noValidate>
      <div role="status">
        <Notice>{wasMailedBefore ? texts.sentBefore(email) : sent}</Notice>
      </div>
      {problem && <Notice tone="danger">{getMessage(problem)}</Notice>}
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoFocus
        autoComplete="one-time-code"
        aria-required
        error={form.formState.errors.code?.message ?? (refused && toSentence(refused.msg))}
        {...form.register('code')}
      />
      <Button type="submit" busy={enter.busy}>
        {texts.enter}
      </Button>
      <Button variant="secondary" busy={ask.busy} onClick={askAgain}>
        {texts.again}
      </Button>
      <Button variant="secondary" onClick={onOther}>
        {texts.other}
      </Button>
    </form>
  );
}

/** Asks for the code that opens the page. What it says does not depend on whose the address is. */
export function LoginForm({ hasEnded, onOpened }: { hasEnded: boolean; onOpened: (token: string) => void }) {
  const [sent, setSent] = useState<{ email: string; asked: CodeAnswer } | null>(null);
  return (
    <Narrow title={texts.title}>
      {hasEnded && !sent && <Notice tone="warn">{texts.ended}</Notice>}
      {sent ? (
        <CodeForm email={sent.email} asked={sent.asked} onOpened={onOpened} onOther={() => setSent(null)} />
      ) : (
        <EmailForm onSent={(email, asked) => setSent({ email, asked })} />
      )}
    </Narrow>
  );
}

interface LinkFormProps {
  link: string;
  onOpened: (token: string) => void;
  onOther: () => void;
}

/** Opens the page with a mailed link. It takes a press: programs that look at the links of mails would use it up. */
export function LinkForm({ link, onOpened, onOther }: LinkFormProps) {
  const enter = useAction(enterClientLink);
  const open = async () => {
    const opened = await enter.run({ body: { link } });
    if (opened.ok) onOpened(opened.value.token);
  };
  const isOver = enter.error?.issues.some(({ field }) => field === 'link');
  return (
    <Narrow title={texts.title}>
      <div className="login__part">
        {enter.error ? <Notice tone="danger">{getMessage(enter.error)}</Notice> : <p>{texts.linkLead}</p>}
        {!isOver && (
          <Button busy={enter.busy} onClick={open}>
            {texts.enter}
          </Button>
        )}
        <Button variant="secondary" onClick={onOther}>
          {texts.again}
        </Button>
      </div>
    </Narrow>
  );
}
