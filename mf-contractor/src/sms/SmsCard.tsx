import {
  askSmsCode,
  type CallAnswer,
  chooseSms,
  confirmSmsNumber,
  forgetSmsNumber,
  formatMobileNumber,
  getSmsNumber,
  SMS_CODE_MINUTES,
} from '@cleaning/contracts';
import { Button, Card, Notice, QueryState, TextField } from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { sms as texts } from './texts';

type Kept = CallAnswer<typeof getSmsNumber>;

interface NumberFormProps {
  proposed: string;
  /** Missing if there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  onSent: () => void;
}

function NumberForm({ proposed, onCancel, onSent }: NumberFormProps) {
  const ask = useAction(askSmsCode);
  const form = useForm({ defaultValues: { number: formatMobileNumber(proposed) } });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={ask}
      send={({ number }) => ask.run({ body: { number } })}
      onSaved={onSent}
      listSentences={getOwnSentences}
      submitLabel={texts.sendCode}
      className="mc-form"
      beside={
        onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )
      }
    >
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...field('number')}
      />
    </SaveForm>
  );
}

function CodeForm({ asked, onOther, onConfirmed }: { asked: string; onOther: () => void; onConfirmed: () => void }) {
  const confirm = useAction(confirmSmsNumber);
  const again = useAction(askSmsCode);
  const [isSentAgain, setSentAgain] = useState(false);
  const form = useForm({ defaultValues: { code: '' } });
  const field = bindFields(form);

  async function sendAgain() {
    setSentAgain(false);
    setSentAgain((await again.run({ body: { number: asked } })).ok);
  }

  return (
    <SaveForm
      form={form}
      action={confirm}
      send={({ code }) => confirm.run({ body: { code } })}
      onSaved={onConfirmed}
      listSentences={getOwnSentences}
      submitLabel={texts.confirm}
      className="mc-form"
      beside={
        <>
          <Button variant="secondary" busy={again.busy} onClick={sendAgain}>
            {texts.sendAgain}
          </Button>
          <Button variant="ghost" onClick={onOther}>
            {texts.otherNumber}
          </Button>
        </>
      }
    >
      <p>{texts.codeSent(formatMobileNumber(asked))}</p>
      <TextField
        label={texts.code}
        hint={texts.codeHint(SMS_CODE_MINUTES)}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...field('code')}
      />
      {again.error && <Notice tone="danger">{getMessage(again.error)}</Notice>}
      <div role="status">{isSentAgain && <Notice tone="ok">{texts.sentAgain}</Notice>}</div>
    </SaveForm>
  );
}

function ConfirmedNumber({ kept, onOther }: { kept: Kept; onOther: () => void }) {
  const choose = useAction(chooseSms);
  const forget = useAction(forgetSmsNumber);
  const error = choose.error ?? forget.error;
  const number = formatMobileNumber(kept.number);
  return (
    <>
      <p role="status">{kept.enabled ? texts.on(number) : texts.off(number)}</p>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      <div className="mc-actions">
        <Button
          variant={kept.enabled ? 'secondary' : 'primary'}
          busy={choose.busy}
          onClick={() => choose.run({ body: { enabled: !kept.enabled } })}
        >
          {kept.enabled ? texts.turnOff : texts.turnOn}
        </Button>
        <Button variant="secondary" onClick={onOther}>
          {texts.otherNumber}
        </Button>
        <Button variant="ghost" busy={forget.busy} onClick={() => forget.run()}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
}

function Steps({ kept }: { kept: Kept }) {
  // Whether a different number is being typed.
  const [isTyping, setTyping] = useState(false);
  if (kept.asked !== '' && !isTyping)
    return <CodeForm asked={kept.asked} onOther={() => setTyping(true)} onConfirmed={() => setTyping(false)} />;
  if (kept.number !== '' && !isTyping) return <ConfirmedNumber kept={kept} onOther={() => setTyping(true)} />;
  const canCancel = kept.asked !== '' || kept.number !== '';
  return (
    <NumberForm
      proposed={kept.number === '' && kept.asked === '' ? kept.proposed : ''}
      onSent={() => setTyping(false)}
      onCancel={canCancel ? () => setTyping(false) : undefined}
    />
  );
}

/** Text messages to a confirmed mobile number. Renders nothing if the company sends none. */
export function SmsCard() {
  const query = useCall(getSmsNumber);
  if (query.data?.available === false) return null;
  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead}</p>
      <QueryState query={query}>{(kept) => <Steps kept={kept} />}</QueryState>
    </Card>
  );
}
