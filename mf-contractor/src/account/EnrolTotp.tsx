import { beginSecondFactor, confirmSecondFactor } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, validateRules } from '@cleaning/ui/forms';
import { type ComponentProps, type ReactNode, useState } from 'react';
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

interface StepProps {
  label: string;
  hint: string;
  /** Of the field: how the browser helps. */
  field: Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete'>;
  submitLabel: string;
  busy: boolean;
  error: unknown;
  children?: ReactNode;
  onSubmit: (value: string) => Promise<void>;
  onCancel: () => void;
}

const NOTHING = { value: '' };
const resolver = validateRules(({ value }: typeof NOTHING) => (value === '' ? { value: texts.required } : {}));

/** One field with its buttons. */
function Step({ label, hint, field, submitLabel, busy, error, children, onSubmit, onCancel }: StepProps) {
  const form = useForm({ defaultValues: NOTHING, resolver });
  const bound = bindFields(form);
  return (
    <form onSubmit={form.handleSubmit(({ value }) => onSubmit(value))} noValidate className="mc-form">
      {children}
      {error !== null && <Notice tone="danger">{getMessage(error)}</Notice>}
      <TextField {...field} label={label} hint={hint} autoFocus aria-required {...bound('value')} />
      <div className="mc-actions">
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function AskPassword({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) {
  const begin = useAction(beginSecondFactor);
  async function submit(current_password: string) {
    const answer = await begin.run({ body: { current_password } });
    if (answer.ok) onBegun(answer.value);
  }
  return (
    <Step
      label={texts.password}
      hint={texts.passwordHint}
      field={{ type: 'password', autoComplete: 'current-password' }}
      submitLabel={texts.goOn}
      busy={begin.busy}
      error={begin.error}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}

function ConfirmCode({ begun, onCodes, onCancel }: EnrolProps & { begun: Begun }) {
  const confirm = useAction(confirmSecondFactor);
  async function submit(code: string) {
    const answer = await confirm.run({ body: { code } });
    if (answer.ok) onCodes(answer.value.recovery_codes);
  }
  return (
    <Step
      label={texts.code}
      hint={texts.codeHint}
      field={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      submitLabel={texts.confirm}
      busy={confirm.busy}
      error={confirm.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{texts.scan}</p>
      <QrCode text={begun.uri} />
      <p>
        {texts.secret}: <span className="mc-secret">{begun.secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <p>
        <a href={begun.uri}>{texts.open}</a>
      </p>
    </Step>
  );
}
