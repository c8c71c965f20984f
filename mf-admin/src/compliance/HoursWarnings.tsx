import { formatHoursWarning, listHoursWarnings } from '@cleaning/contracts';
import { Notice } from '@cleaning/ui';
import { getMessage, useCall, useCurrentUser } from '@cleaning/ui/app';
import { hours as texts } from './texts';
import { type ShiftTyped, toShift } from './toShift';

interface HoursWarningsProps {
  from: string;
  until: string;
  jobId?: string | undefined;
  personId?: string | undefined;
  /** 'HH:MM-HH:MM': as if the person had a further shift then on the first day. */
  time?: string | undefined;
  /** Counts the person's hours as if they were assigned to this job. */
  joinJobId?: string | undefined;
}

/** People with more hours in two weeks than their visa allows. Renders nothing if there are none, or for supervisors; says so if it can't be read. */
export function HoursWarnings({ from, until, jobId, personId, time, joinJobId }: HoursWarningsProps) {
  const me = useCurrentUser();
  const { data, error } = useCall(listHoursWarnings, {
    enabled: me.role === 'admin',
    query: {
      from,
      until,
      job_id: jobId || undefined,
      user_id: personId || undefined,
      time: time || undefined,
      join_job_id: joinJobId || undefined,
    },
  });
  if (!data) return error && <Notice tone="warn">{`${texts.notRead} ${getMessage(error)}`}</Notice>;
  if (data.length === 0) return null;
  return (
    <Notice tone="warn">
      {time && <p>{texts.withShift}</p>}
      {joinJobId && <p>{texts.withJob}</p>}
      {data.map((span) => (
        <p key={`${span.user_id} ${span.from}`}>{formatHoursWarning(span.user_name, span)}</p>
      ))}
    </Notice>
  );
}

/** Visa hours warning in a shift form, before saving. Empty until person, day and times are entered. */
export function HoursWithShift(typed: ShiftTyped) {
  const shift = toShift(typed);
  return <div role="status">{shift && <HoursWarnings from={shift.date} until={shift.date} {...shift} />}</div>;
}
