import { beginSecondFactor, confirmSecondFactor } from '@cleaning/contracts';
import { Button, TextField } from '@cleaning/ui';
import { type ActionResult, getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, type FormAction, SaveForm, validateRules } from '@cleaning/ui/forms';
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

/** First the password, then a code of the app that has the secret. */
export function EnrolTotp({ onCodes, onCancel }: EnrolProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? (
    <ConfirmCode begun={begun} onCodes={onCodes} onCancel={onCancel} />
  ) : (
    <AskPassword onBegun={setBegun} onCancel={onCancel} />
  );
}

interface StepProps<Answer> {
  label: string;
  hint: string;
  /** Keyboard and autofill hints of the field. */
  field: Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete'>;
  submitLabel: string;
  action: FormAction;
  send: (value: string) => Promise<ActionResult<Answer>>;
  onSaved: (answer: Answer) => void;
  children?: ReactNode;
  onCancel: () => void;
}

const NOTHING = { value: '' };
const resolver = validateRules(({ value }: typeof NOTHING) => (value === '' ? { value: texts.required } : {}));

/** A form of one field. */
function Step<Answer>({
  label,
  hint,
  field,
  submitLabel,
  action,
  send,
  onSaved,
  children,
  onCancel,
}: StepProps<Answer>) {
  const form = useForm({ defaultValues: NOTHING, resolver });
  const bound = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={action}
      send={({ value }) => send(value)}
      onSaved={onSaved}
      asksBeforeLeaving={false}
      refusal={getMessage(action.error)}
      submitLabel={submitLabel}
      beside={
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
      className="mc-form"
    >
      {children}
      <TextField {...field} label={label} hint={hint} autoFocus aria-required {...bound('value')} />
    </SaveForm>
  );
}

function AskPassword({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) {
  const begin = useAction(beginSecondFactor);
  return (
    <Step
      label={texts.password}
      hint={texts.passwordHint}
      field={{ type: 'password', autoComplete: 'current-password' }}
      submitLabel={texts.goOn}
      action={begin}
      send={(current_password) => begin.run({ body: { current_password } })}
      onSaved={onBegun}
      onCancel={onCancel}
    />
  );
}

function ConfirmCode({ begun, onCodes, onCancel }: EnrolProps & { begun: Begun }) {
  const confirm = useAction(confirmSecondFactor);
  return (
    <Step
      label={texts.code}
      hint={texts.codeHint}
      field={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      submitLabel={texts.confirm}
      action={confirm}
      send={(code) => confirm.run({ body: { code } })}
      onSaved={({ recovery_codes }) => onCodes(recovery_codes)}
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
