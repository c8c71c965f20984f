import { holdPayee, type Payee } from '@cleaning/contracts';
import { Button, Card, formatInstant, Notice, TextField, useConfirm } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { bindFields, describeRefusal, resetToSaved, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { hold as texts } from './payeeTexts';

const EMPTY = { reason: '' };
const resolver = validateRules(({ reason }: typeof EMPTY) => ({
  reason: reason.trim() === '' ? texts.reasonRequired : undefined,
}));

/** Holds a person's payments, with the reason, or releases them. */
export function HoldCard({ payee }: { payee: Payee }) {
  const confirm = useConfirm();
  const change = useAction(holdPayee);
  const form = useForm({ defaultValues: EMPTY, resolver });
  const field = bindFields(form);
  const params = { user_id: payee.user_id };

  async function release() {
    if (!(await confirm(texts.confirmRelease(payee.name), { confirmLabel: texts.release }))) return;
    if ((await change.run({ params, body: { hold: false } })).ok) showToast(texts.released);
  }

  return (
    <Card title={texts.title}>
      {payee.on_hold ? (
        <>
          <Notice tone="warn">{texts.isHeld(payee.held_by, formatInstant(payee.held_at), payee.hold_reason)}</Notice>
          <div>
            <Button busy={change.busy} onClick={release}>
              {texts.release}
            </Button>
          </div>
          {change.error && <Notice tone="danger">{describeRefusal(change.error)}</Notice>}
        </>
      ) : (
        <>
          <p className="ma-hint">{texts.lead}</p>
          <SaveForm
            form={form}
            action={change}
            send={({ reason }) => change.run({ params, body: { hold: true, reason } })}
            saved={texts.held}
            onSaved={(_, typed) => resetToSaved(form, typed, EMPTY)}
            submitLabel={texts.put}
            variant="secondary"
            className="ma-inline-form"
          >
            <TextField label={texts.reason} required maxLength={300} {...field('reason')} />
          </SaveForm>
        </>
      )}
    </Card>
  );
}
