import { type CountName, useSession } from '@cleaning/ui/app';
import { useNewIncidents, useReportedComplaints, useWaiting } from './waiting';

/** What is counted, after the number. */
const texts: Readonly<Record<CountName, string>> = {
  requests: 'jobs with pending requests',
  'quick-requests': 'quick jobs with pending requests',
  people: 'to verify',
  approvals: 'to approve',
  'detail-changes': 'detail change requests',
  enquiries: 'new enquiries',
  incidents: 'new incidents',
  complaints: 'complaints to acknowledge',
  quotes: 'accepted quotes to turn into jobs',
  documents: 'documents to check',
};

interface WaitingCountProps {
  /** What is counted together. */
  of: readonly CountName[];
  id: string;
  className: string;
}

function Shown({
  of,
  id,
  className,
  counts,
}: WaitingCountProps & { counts: Readonly<Partial<Record<CountName, number>>> }) {
  const waiting = of.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  const sum = waiting.reduce((total, { count }) => total + count, 0);
  return (
    <span id={id} className={className}>
      {sum > 0 && (
        <>
          <span aria-hidden="true">{sum}</span>
          <span className="ui-sr-only">{waiting.map(({ name, count }) => `${count} ${texts[name]}`).join(', ')}</span>
        </>
      )}
    </span>
  );
}

const OfDesk = (shown: WaitingCountProps) => <Shown {...shown} counts={useWaiting()} />;

function OfPlaces(shown: WaitingCountProps) {
  const counts = { incidents: useNewIncidents(), complaints: useReportedComplaints() };
  return <Shown {...shown} counts={counts} />;
}

/** How many wait, beside a link that is described by it. For admins, and for the incidents and complaints of a supervisor's places. */
export function WaitingCount(shown: WaitingCountProps) {
  const { user } = useSession();
  if (user?.role === 'supervisor') return <OfPlaces {...shown} />;
  return user?.role === 'admin' ? <OfDesk {...shown} /> : null;
}
