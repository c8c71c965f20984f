import type { OwnShift } from '@cleaning/contracts';
import { Badge, formatClockTime, formatDuration, formatMoney } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { shifts as texts } from '../texts';
import { toMinutes } from './plan';

type Paid = Pick<OwnShift, 'payment' | 'pay_per_hour' | 'earned'>;

/**
 * Earnings of a finished shift ('' while the device doesn't know them), or the pay of another one: 'A$60.00', or the
 * hourly rate if its length isn't known in advance.
 */
export function formatPay({ payment, pay_per_hour, earned }: Paid, isDone: boolean): string {
  if (earned) return formatMoney(earned.payment);
  if (isDone) return '';
  return payment === '' ? texts.anHour(formatMoney(pay_per_hour)) : formatMoney(payment);
}

type Timed = Pick<OwnShift, 'time' | 'starts_at' | 'ends_at' | 'earned'>;

/** '6:00 am – 8:00 am', or 'From 6:30 pm'. */
const formatTimes = ({ time }: Timed): string =>
  time.includes('-') ? formatClockTime(time) : texts.from(formatClockTime(time));

/** '2 h', or 'about 2 h'; of a finished shift its paid length. */
function formatLength(shift: Timed): string {
  if (shift.earned) return formatDuration(shift.earned.minutes);
  const planned = formatDuration(toMinutes(shift));
  return shift.time.includes('-') ? planned : texts.about(planned);
}

/** '6:00 am – 8:00 am, 2 h', or 'From 6:30 pm, about 2 h'; of a finished shift with its paid length. */
export const formatTime = (shift: Timed): string => `${formatTimes(shift)}, ${formatLength(shift)}`;

/** Marks of a shift that isn't to be done or differs from other days. */
export function ShiftBadges({ shift, isDone = false }: { shift: OwnShift; isDone?: boolean }) {
  const { state, origin, holiday, re_clean, earned } = shift;
  return (
    <>
      {isDone && <Badge tone="ok">{texts.done}</Badge>}
      {earned?.state === 'held' && <Badge tone="warn">{texts.held}</Badge>}
      {earned?.state === 'rejected' && <Badge tone="danger">{texts.rejected}</Badge>}
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

/** A shift in two lines: time and pay, then the place and the length; above them its day. Shifts that nobody or somebody else works have no link. */
export function ShiftLine({ shift, base, day, isDone = false }: ShiftLineProps) {
  const content = (
    <>
      <span className="mc-shift__time">
        {day && <span className="mc-shift__day">{day}</span>}
        {formatTimes(shift)}
      </span>
      {shift.state === 'planned' && <span className="mc-shift__pay">{formatPay(shift, isDone)}</span>}
      <span className="mc-shift__place">
        <span className="mc-shift__name">{shift.job_name}</span>, {formatLength(shift)}{' '}
        <ShiftBadges shift={shift} isDone={isDone} />
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
