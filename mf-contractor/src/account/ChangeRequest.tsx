import { type DetailField, formatDetailValue, getMyChange, withdrawChange } from '@cleaning/contracts';
import { Button, Facts, formatInstant, Notice, QueryState, useConfirm } from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { account } from '../texts';
import { ChangeForm } from './ChangeForm';
import { changeRequest as texts } from './texts';

/** Requests a change to the user's own details and shows its state. Typed values stay while the details are unknown. */
export function ChangeRequest({ isKnown }: { isKnown: boolean }) {
  const query = useCall(getMyChange);
  const withdrawal = useAction(withdrawChange);
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);

  async function withdraw(id: string) {
    setSent(false);
    if (await confirm(texts.confirmWithdraw)) await withdrawal.run({ body: { id } });
  }
  function onSent() {
    setOpen(false);
    setSent(true);
  }

  if (!isKnown && !isOpen) return null;
  return (
    <>
      <div role="status">{isSent && <Notice tone="ok">{texts.sent}</Notice>}</div>
      <QueryState query={query}>
        {({ change }) => {
          if (change?.state === 'open')
            return (
              <div className="mc-part">
                <p>{texts.waiting(formatInstant(change.asked_at))}</p>
                <Facts
                  facts={change.fields.map(
                    (field: DetailField) =>
                      [account[field], formatDetailValue(field, change.asked[field] ?? '')] as const,
                  )}
                />
                {withdrawal.error && <Notice tone="danger">{getMessage(withdrawal.error)}</Notice>}
                <Button variant="secondary" busy={withdrawal.busy} onClick={() => withdraw(change.id)}>
                  {texts.withdraw}
                </Button>
              </div>
            );
          if (isOpen) return <ChangeForm onSent={onSent} onCancel={() => setOpen(false)} />;
          return (
            <div className="mc-part">
              {change?.state === 'rejected' && <Notice tone="warn">{texts.rejected(change.reason)}</Notice>}
              <Button
                variant="secondary"
                onClick={() => {
                  setSent(false);
                  setOpen(true);
                }}
              >
                {texts.ask}
              </Button>
            </div>
          );
        }}
      </QueryState>
    </>
  );
}
