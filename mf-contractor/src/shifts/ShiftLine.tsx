import type { OwnShift } from '@cleaning/contracts';
import { Badge, formatMoney, lengthText } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { shifts as texts } from '../texts';
import { minutesOf } from './plan';

/** 'A$60.00', or the rate of work whose length is not known in advance. */
export const payText = ({ payment, pay_per_hour }: Pick<OwnShift, 'payment' | 'pay_per_hour'>): string =>
  payment === '' ? texts.anHour(formatMoney(pay_per_hour)) : formatMoney(payment);

/** '06:00-08:00, 2 h', or 'from 18:30, about 2 h'. */
export const timeText = (shift: Pick<OwnShift, 'time' | 'starts_at' | 'ends_at'>): string =>
  shift.time.includes('-')
    ? `${shift.time}, ${lengthText(minutesOf(shift))}`
    : `${texts.from(shift.time)}, ${texts.about(lengthText(minutesOf(shift)))}`;

/** Why a shift is not to be done, or is not as on other days. */
export function ShiftBadges({ shift, isDone = false }: { shift: OwnShift; isDone?: boolean }) {
  const { state, origin, holiday, re_clean } = shift;
  return (
    <>
      {isDone && <Badge tone="ok">{texts.done}</Badge>}
      {state === 'cancelled' && <Badge tone="danger">{texts.cancelled}</Badge>}
      {state === 'away' && <Badge tone="warn">{texts.away}</Badge>}
      {state === 'covered' && <Badge>{texts.covered}</Badge>}
      {origin === 'cover' && <Badge tone="ok">{texts.cover}</Badge>}
      {origin === 'extra' && !re_clean && <Badge>{texts.extra}</Badge>}
      {re_clean && <Badge tone="warn">{texts.reClean}</Badge>}
      {holiday !== '' && <Badge>{holiday}</Badge>}
    </>
  );
}

interface ShiftLineProps {
  shift: OwnShift;
  /** Path that the jobs' pages lie below. */
  base: string;
  /** Above the time. */
  day?: string | undefined;
  isDone?: boolean;
}

/** A shift in two lines: when and what it pays, where. Shifts that are done by nobody or by somebody else have no link. */
export function ShiftLine({ shift, base, day, isDone = false }: ShiftLineProps) {
  const content = (
    <>
      <span className="mc-shift__time">
        {day && <span className="mc-shift__day">{day}</span>}
        {timeText(shift)}
      </span>
      {shift.state === 'planned' && <span className="mc-shift__pay">{payText(shift)}</span>}
      <span className="mc-shift__place">
        <span className="mc-shift__name">{shift.job_name}</span> <ShiftBadges shift={shift} isDone={isDone} />
      </span>
      {shift.note !== '' && shift.note !== shift.holiday && <span className="mc-shift__note">{shift.note}</span>}
    </>
  );
  return (
    <li className="mc-shift">
      {shift.state === 'planned' ? (
        <Link to={`${base}/${shift.job_id}`} className="mc-shift__row">
          {content}
        </Link>
      ) : (
        <div className="mc-shift__row">{content}</div>
      )}
    </li>
  );
}
