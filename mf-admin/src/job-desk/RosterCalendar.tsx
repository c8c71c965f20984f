import {
  CALENDAR_DAYS_AHEAD,
  CALENDAR_DAYS_BACK,
  getSiteCalendarLink,
  makeSiteCalendarLink,
  revokeSiteCalendarLink,
} from '@cleaning/contracts';
import { Button, formatInstant, Notice, QueryState, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { ShownSecret } from '../api-keys/ShownSecret';
import { rosterCalendar as texts } from './planningTexts';

/** The address of a site's roster for calendar programs. */
export function RosterCalendar({ jobId }: { jobId: string }) {
  const confirm = useConfirm();
  const link = useCall(getSiteCalendarLink, { params: { job_id: jobId } });
  const make = useAction(makeSiteCalendarLink);
  const revoke = useAction(revokeSiteCalendarLink);
  const [address, setAddress] = useState('');
  const body = { job_id: jobId };
  const problem = make.error ?? revoke.error;

  async function makeOne(isRenewal: boolean) {
    if (isRenewal && !(await confirm(texts.confirmRenew, { confirmLabel: texts.renew }))) return;
    const made = await make.run({ body });
    if (made.ok) setAddress(new URL(made.value.path, location.origin).href);
  }

  async function end() {
    if (!(await confirm(texts.confirmRevoke, { confirmLabel: texts.revoke, danger: true }))) return;
    if (!(await revoke.run({ body })).ok) return;
    setAddress('');
    showToast(texts.revoked);
  }

  return (
    <>
      <p className="ma-hint">{texts.holds(CALENDAR_DAYS_BACK, CALENDAR_DAYS_AHEAD)}</p>
      {problem && <Notice tone="danger">{getMessage(problem)}</Notice>}
      <QueryState query={link}>
        {({ made_at }) =>
          made_at === '' ? (
            <div className="ma-actions">
              <Button variant="secondary" busy={make.busy} onClick={() => void makeOne(false)}>
                {texts.make}
              </Button>
            </div>
          ) : (
            <>
              {address === '' ? (
                <p>{texts.madeOn(formatInstant(made_at))}</p>
              ) : (
                <ShownSecret key={address} label={texts.address} hint={texts.once} secret={address} texts={texts} />
              )}
              <div className="ma-actions">
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
    </>
  );
}
