import { askClientCode, type CallAnswer, enterClientCode, enterClientLink } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Narrow } from '../login/Narrow';
import { Telephone } from '../site/Reach';
import { login as texts } from './texts';

/** Treats a value of only spaces as missing. */
const createRequiredResolver = <Name extends string>(name: Name) =>
  validateRules((typed: Record<Name, string>) => ({ [name]: typed[name].trim() === '' ? texts.required : undefined }));
const emailResolver = createRequiredResolver('email');
const codeResolver = createRequiredResolver('code');

type CodeAnswer = CallAnswer<typeof askClientCode>;

/** Renders nothing if the company has no telephone number. */
const Help = () => (
  <p>
    <Telephone before={`${texts.help} `} after="." />
  </p>
);

function EmailForm({ onSent }: { onSent: (email: string, asked: CodeAnswer) => void }) {
  const ask = useAction(askClientCode);
  const form = useForm({ defaultValues: { email: '' }, resolver: emailResolver });
  const field = bindFields(form);
  const refused = ask.error?.issues.find(({ field }) => field === 'email');
  return (
    <SaveForm
      form={form}
      action={ask}
      send={(body) => ask.run({ body })}
      onSaved={(asked, { email }) => onSent(email.trim(), asked)}
      asksBeforeLeaving={false}
      refusal={refused ? '' : getMessage(ask.error)}
      submitLabel={texts.send}
      className="login__part"
    >
      <p>{texts.lead}</p>
      <TextField label={texts.email} type="email" autoComplete="email" aria-required {...field('email')} />
    </SaveForm>
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
  const field = bindFields(form);
  const refused = enter.error?.issues.find(({ field }) => field === 'code');
  const askAgain = async () => {
    enter.clear();
    form.clearErrors();
    const asked = await ask.run({ body: { email } });
    setAgain(asked.ok ? asked.value : null);
  };
  const sent = again ? texts.againDone : texts.sent(email);
  const { was_mailed_before: wasMailedBefore, mail_reaches_people: canMail = true } = again ?? asked;
  const problem = (enter.error && !refused && enter.error) || ask.error;
  if (!canMail)
    return (
      <div role="alert">
        <Notice tone="warn">
          {texts.cannotSend} <Telephone before={`${texts.call} `} after="." />
        </Notice>
      </div>
    );
  return (
    <div className="login__part">
      <SaveForm
        form={form}
        action={{ call: enterClientCode, busy: enter.busy, error: problem }}
        send={({ code }) => enter.run({ body: { email, code } })}
        onSaved={({ token }) => onOpened(token)}
        asksBeforeLeaving={false}
        refusal={getMessage(problem)}
        submitLabel={texts.enter}
        className="login__part"
      >
        <div role="status">
          <Notice>{wasMailedBefore ? texts.sentBefore(email) : sent}</Notice>
        </div>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoFocus
          autoComplete="one-time-code"
          aria-required
          {...field('code')}
        />
      </SaveForm>
      <Button variant="secondary" busy={ask.busy} onClick={askAgain}>
        {texts.again}
      </Button>
      <Button variant="secondary" onClick={onOther}>
        {texts.other}
      </Button>
      <Help />
    </div>
  );
}

/** Asks for the code that opens the page. The answer is the same for every address. */
export function LoginForm({ hasEnded, onOpened }: { hasEnded: boolean; onOpened: (token: string) => void }) {
  const [sent, setSent] = useState<{ email: string; asked: CodeAnswer } | null>(null);
  return (
    <Narrow title={texts.title}>
      {hasEnded && !sent && <Notice tone="warn">{texts.ended}</Notice>}
      {sent ? (
        <CodeForm email={sent.email} asked={sent.asked} onOpened={onOpened} onOther={() => setSent(null)} />
      ) : (
        <>
          <EmailForm onSent={(email, asked) => setSent({ email, asked })} />
          <Help />
        </>
      )}
    </Narrow>
  );
}

interface LinkFormProps {
  link: string;
  onOpened: (token: string) => void;
  onOther: () => void;
}

/** Opens the page with a mailed link, on a press: programs that check links in mails would otherwise use it up. */
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
        <Help />
      </div>
    </Narrow>
  );
}
