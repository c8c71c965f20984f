import { holdPayee, type Payee } from '@cleaning/contracts';
import { Button, Card, formatInstant, Notice, TextField, useConfirm, useUnsaved } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { type FormEvent, useState } from 'react';
import { hold as texts } from './payeeTexts';
import { findFieldSentence } from './sentences';

/** Holds the payments of a person, with the reason, or releases them. */
export function HoldCard({ payee }: { payee: Payee }) {
  const confirm = useConfirm();
  const change = useAction(holdPayee);
  const [reason, setReason] = useState('');
  useUnsaved(reason !== '');
  const params = { user_id: payee.user_id };
  const [isMissing, setMissing] = useState(false);
  const reasonError = isMissing ? texts.reasonRequired : findFieldSentence(change.error, 'reason');

  async function put(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    // A refusal is shown from the action's error.
    if (!(await change.run({ params, body: { hold: true, reason } })).ok) return;
    setReason((now) => (now === reason ? '' : now));
    showToast(texts.held);
  }
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
        </>
      ) : (
        <>
          <p className="ma-hint">{texts.lead}</p>
          <form onSubmit={put} noValidate className="ma-inline-form">
            <TextField
              label={texts.reason}
              required
              maxLength={300}
              error={reasonError}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" variant="secondary" busy={change.busy}>
              {texts.put}
            </Button>
          </form>
        </>
      )}
      {change.error && !reasonError && <Notice tone="danger">{describeRefusal(change.error)}</Notice>}
    </Card>
  );
}
