import './shifts.css';
import {
  CALENDAR_DAYS_AHEAD,
  CALENDAR_DAYS_BACK,
  getCalendarLink,
  makeCalendarLink,
  revokeCalendarLink,
} from '@cleaning/contracts';
import { Button, Card, formatInstant, Notice, QueryState, TextField, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { calendar as texts } from '../texts';
import { useOutcome } from './useOutcome';

/** The new address, which is shown only once. */
function NewAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      // Missing on insecure origins.
      await navigator.clipboard.writeText(address);
      showToast(texts.copied);
    } catch {
      showToast(texts.notCopied, 'warn');
    }
  };
  return (
    <div className="mc-calendar">
      <TextField label={texts.address} hint={texts.addressHint} ref={field} value={address} readOnly autoFocus />
      <Button onClick={() => void copy()}>{texts.copy}</Button>
    </div>
  );
}

/** Calendar address of the user's shifts. */
export function CalendarFeed() {
  const me = useCurrentUser();
  const confirm = useConfirm();
  const link = useCall(getCalendarLink);
  const make = useAction(makeCalendarLink);
  const revoke = useAction(revokeCalendarLink);
  const [address, setAddress] = useState('');
  const { say, place } = useOutcome();
  const body = { user_id: me.id };
  const problem = make.error ?? revoke.error;

  async function makeOne(isRenewal: boolean) {
    if (isRenewal && !(await confirm(texts.confirmRenew, { confirmLabel: texts.renew }))) return;
    say(null);
    const answer = await make.run({ body });
    if (answer.ok) setAddress(new URL(answer.value.path, location.origin).href);
  }

  async function end() {
    if (!(await confirm(texts.confirmRevoke, { confirmLabel: texts.revoke, danger: true }))) return;
    const answer = await revoke.run({ body });
    if (!answer.ok) return;
    setAddress('');
    say({ tone: 'ok', text: texts.revoked });
  }

  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.holds(CALENDAR_DAYS_BACK, CALENDAR_DAYS_AHEAD)}</p>
      {place}
      {problem && <Notice tone="danger">{getMessage(problem)}</Notice>}
      <QueryState query={link}>
        {({ made_at }) =>
          made_at === '' ? (
            <div className="mc-actions">
              <Button variant="secondary" busy={make.busy} onClick={() => void makeOne(false)}>
                {texts.make}
              </Button>
            </div>
          ) : (
            <>
              {address === '' ? (
                <p>{texts.madeOn(formatInstant(made_at))}</p>
              ) : (
                <NewAddress key={address} address={address} />
              )}
              <div className="mc-actions">
                <Button variant="secondary" busy={make.busy} onClick={() => void makeOne(true)}>
                  {texts.renew}
                </Button>
                <Button variant="ghost" busy={revoke.busy} onClick={() => void end()}>
                  {texts.revoke}
                </Button>
              </div>
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
