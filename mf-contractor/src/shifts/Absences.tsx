import './shifts.css';
import { type Absence, getMyAbsences, withdrawAbsence } from '@cleaning/contracts';
import { Button, Card, QueryState, Skeleton, useConfirm } from '@cleaning/ui';
import { useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { lazy, Suspense, useId, useState } from 'react';
import { absences as texts } from '../texts';
import { formatDays } from './daysText';
import { useOutcome } from './useOutcome';

/** A chunk with the form library, which the page doesn't wait for. */
const AbsenceForm = lazy(async () => ({ default: (await import('./AbsenceForm')).AbsenceForm }));

const getDays = ({ from, until }: Absence) => formatDays(from, until);

function OwnAbsence({ absence, busy, onWithdraw }: { absence: Absence; busy: boolean; onWithdraw: () => void }) {
  const id = useId();
  return (
    <li className="mc-shift mc-absence">
      <div>
        <p className="mc-shift__time" id={`${id}-days`}>
          {getDays(absence)}
        </p>
        <p className="mc-shift__note">
          {absence.reason}
          {absence.reported_by !== '' && ` (${texts.byOffice(absence.reported_by)})`}
        </p>
      </div>
      <Button
        variant="secondary"
        id={`${id}-withdraw`}
        aria-labelledby={`${id}-withdraw ${id}-days`}
        busy={busy}
        onClick={onWithdraw}
      >
        {texts.withdraw}
      </Button>
    </li>
  );
}

/** Days that the person cannot work: the form, and those that are reported and not over. */
export function Absences() {
  const me = useCurrentUser();
  const confirm = useConfirm();
  const own = useCall(getMyAbsences);
  const withdraw = useAction(withdrawAbsence);
  const [isOpen, setOpen] = useState(false);
  const [withdrawing, setWithdrawing] = useState('');
  const { say, place } = useOutcome();

  async function take(absence: Absence) {
    if (!(await confirm(texts.confirmWithdraw, { confirmLabel: texts.withdraw }))) return;
    setWithdrawing(absence.absence_id);
    const done = await withdraw.run({ body: { user_id: me.id, absence_id: absence.absence_id } });
    if (done.ok) say({ tone: 'ok', text: texts.withdrawn(getDays(absence)) });
    else say({ tone: 'warn', text: done.error.msg });
    setWithdrawing((now) => (now === absence.absence_id ? '' : now));
  }

  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead}</p>
      {place}
      <QueryState query={own}>
        {(absences) =>
          absences.length > 0 && (
            <ul className="mc-shifts">
              {absences.map((absence) => (
                <OwnAbsence
                  key={absence.absence_id}
                  absence={absence}
                  busy={withdrawing === absence.absence_id}
                  onWithdraw={() => void take(absence)}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {isOpen ? (
        <Suspense fallback={<Skeleton />}>
          <AbsenceForm
            onDone={(text) => {
              setOpen(false);
              say({ tone: 'ok', text });
            }}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        <div className="mc-actions">
          <Button
            variant="secondary"
            onClick={() => {
              say(null);
              setOpen(true);
            }}
          >
            {texts.open}
          </Button>
        </div>
      )}
    </Card>
  );
}
