import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from '@cleaning/contracts';
import { Badge, Button, Card, Notice, QueryState, TextField } from '@cleaning/ui';
import { type ActionResult, getMessage, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, type FormAction, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { EnrolTotp } from './EnrolTotp';
import { RecoveryCodes } from './RecoveryCodes';
import { secondFactor as texts } from './texts';

const FEW_CODES = 3;

interface Proof {
  current_password: string;
  code: string;
}

interface ProofFormProps<Answer> {
  title: string;
  lead: string;
  submitLabel: string;
  danger?: boolean;
  action: FormAction;
  send: (proof: Proof) => Promise<ActionResult<Answer>>;
  onSaved: (answer: Answer) => void;
  onCancel: () => void;
}

const NO_PROOF: Proof = { current_password: '', code: '' };
const resolver = validateRules(({ current_password, code }: Proof) => ({
  ...(current_password === '' && { current_password: texts.required }),
  ...(code === '' && { code: texts.required }),
}));

/** Password and code, before something that an open session must not be enough for. */
function ProofForm<Answer>({
  title,
  lead,
  submitLabel,
  danger = false,
  action,
  send,
  onSaved,
  onCancel,
}: ProofFormProps<Answer>) {
  const form = useForm({ defaultValues: NO_PROOF, resolver });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      onSaved={onSaved}
      listSentences={getOwnSentences}
      asksBeforeLeaving={false}
      refusal={getMessage(action.error)}
      submitLabel={submitLabel}
      beside={
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
      variant={danger ? 'danger' : 'primary'}
      className="mc-form"
    >
      <h3>{title}</h3>
      <p className="mc-note">{lead}</p>
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        autoFocus
        aria-required
        {...field('current_password')}
      />
      <TextField
        label={texts.anyCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        {...field('code')}
      />
    </SaveForm>
  );
}

type Open = 'enrol' | 'codes' | 'remove' | null;

/** The codes of an authenticator app, beside the password. */
export function SecondFactor() {
  const query = useCall(getSecondFactor);
  const renew = useAction(renewRecoveryCodes);
  const remove = useAction(removeSecondFactor);
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [done, setDone] = useState('');

  function show(next: Open) {
    renew.clear();
    remove.clear();
    setDone('');
    setOpen(next);
  }
  function showCodes(fresh: readonly string[]) {
    show(null);
    setCodes(fresh);
  }
  function showRemoved() {
    show(null);
    setDone(texts.removed);
  }

  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead}</p>
      <div role="status">{done && <Notice tone="ok">{done}</Notice>}</div>
      <QueryState query={query}>
        {({ totp, recovery_codes_left }) => (
          <>
            <p>
              <Badge tone={totp ? 'ok' : 'neutral'}>{totp ? texts.on : texts.off}</Badge>{' '}
              {totp && texts.left(recovery_codes_left)}
            </p>
            {totp && recovery_codes_left <= FEW_CODES && codes.length === 0 && (
              <Notice tone="warn">{texts.fewLeft}</Notice>
            )}
            {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
            {codes.length === 0 && open === null && (
              <div className="mc-actions">
                {totp ? (
                  <>
                    <Button variant="secondary" onClick={() => show('codes')}>
                      {texts.newCodes}
                    </Button>
                    <Button variant="danger" onClick={() => show('remove')}>
                      {texts.remove}
                    </Button>
                  </>
                ) : (
                  <Button onClick={() => show('enrol')}>{texts.start}</Button>
                )}
              </div>
            )}
            {open === 'enrol' && <EnrolTotp onCodes={showCodes} onCancel={() => show(null)} />}
            {open === 'codes' && (
              <ProofForm
                title={texts.newCodes}
                lead={texts.newLead}
                submitLabel={texts.getCodes}
                action={renew}
                send={(body) => renew.run({ body })}
                onSaved={({ recovery_codes }) => showCodes(recovery_codes)}
                onCancel={() => show(null)}
              />
            )}
            {open === 'remove' && (
              <ProofForm
                title={texts.remove}
                lead={texts.removeLead}
                submitLabel={texts.remove}
                danger
                action={remove}
                send={(body) => remove.run({ body })}
                onSaved={showRemoved}
                onCancel={() => show(null)}
              />
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}
