import { beginSecondFactor, confirmSecondFactor, getSecondFactor } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { messageOf, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { secondFactor as texts } from './texts';

/** A QR code, drawn here: the secret leaves the page by the screen only. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="mc-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qr} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}

interface Begun {
  secret: string;
  uri: string;
}

interface EnrolProps {
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** First the password, then a code of the app that was given the secret. */
export function EnrolTotp({ onCodes, onCancel }: EnrolProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? (
    <ConfirmCode begun={begun} onCodes={onCodes} onCancel={onCancel} />
  ) : (
    <AskPassword onBegun={setBegun} onCancel={onCancel} />
  );
}

function AskPassword({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) {
  const begin = useAction(beginSecondFactor, { refreshes: [getSecondFactor] });
  const { register, handleSubmit, formState } = useForm<{ current_password: string }>();
  const submit = handleSubmit(async (body) => {
    const answer = await begin.run({ body }).catch(() => null);
    if (answer) onBegun(answer);
  });
  return (
    <form onSubmit={submit} noValidate className="mc-form">
      {begin.error && <Notice tone="danger">{messageOf(begin.error)}</Notice>}
      <TextField
        label={texts.password}
        hint={texts.passwordHint}
        type="password"
        autoComplete="current-password"
        autoFocus
        aria-required
        error={formState.errors.current_password?.message}
        {...register('current_password', { required: texts.required })}
      />
      <div className="mc-actions">
        <Button type="submit" busy={begin.busy}>
          {texts.goOn}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function ConfirmCode({ begun, onCodes, onCancel }: EnrolProps & { begun: Begun }) {
  const confirm = useAction(confirmSecondFactor, { refreshes: [getSecondFactor] });
  const { register, handleSubmit, formState } = useForm<{ code: string }>();
  const submit = handleSubmit(async (body) => {
    const answer = await confirm.run({ body }).catch(() => null);
    if (answer) onCodes(answer.recovery_codes);
  });
  return (
    <form onSubmit={submit} noValidate className="mc-form">
      <p>{texts.scan}</p>
      <QrCode text={begun.uri} />
      <p>
        {texts.secret}: <span className="mc-secret">{begun.secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <p>
        <a href={begun.uri}>{texts.open}</a>
      </p>
      {confirm.error && <Notice tone="danger">{messageOf(confirm.error)}</Notice>}
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        aria-required
        error={formState.errors.code?.message}
        {...register('code', { required: texts.required })}
      />
      <div className="mc-actions">
        <Button type="submit" busy={confirm.busy}>
          {texts.confirm}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
