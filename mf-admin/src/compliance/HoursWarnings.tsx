import { hoursWarning, listHoursWarnings } from '@cleaning/contracts';
import { Notice } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';

interface HoursWarningsProps {
  from: string;
  until: string;
  jobId?: string | undefined;
  personId?: string | undefined;
}

/** Who has more hours in two weeks than their visa allows. Nothing while nobody has, and for supervisors. */
export function HoursWarnings({ from, until, jobId, personId }: HoursWarningsProps) {
  const me = useCurrentUser();
  const { data = [] } = useCall(listHoursWarnings, {
    enabled: me.role === 'admin',
    query: { from, until, ...(jobId ? { job_id: jobId } : {}), ...(personId ? { user_id: personId } : {}) },
  });
  if (data.length === 0) return null;
  return (
    <Notice tone="warn">
      {data.map((span) => (
        <p key={`${span.user_id} ${span.from}`}>{hoursWarning(span.user_name, span)}</p>
      ))}
    </Notice>
  );
}
