import { type CountName, useSession } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { useNewIncidents, useNewMessages, useOpenSupplies, useReportedComplaints, useWaiting } from './waiting';

const createFormatter = (one: string, several: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

const texts: Readonly<Record<CountName, (count: number) => string>> = {
  requests: createFormatter('job with pending requests', 'jobs with pending requests'),
  'quick-requests': createFormatter('quick job with pending requests', 'quick jobs with pending requests'),
  people: createFormatter('to verify', 'to verify'),
  approvals: createFormatter('to approve', 'to approve'),
  'detail-changes': createFormatter('detail change request', 'detail change requests'),
  enquiries: createFormatter('new enquiry', 'new enquiries'),
  incidents: createFormatter('new incident', 'new incidents'),
  complaints: createFormatter('complaint to acknowledge', 'complaints to acknowledge'),
  quotes: createFormatter('accepted quote without a job', 'accepted quotes without a job'),
  documents: createFormatter('document to check', 'documents to check'),
  messages: createFormatter('new message', 'new messages'),
  supplies: createFormatter('open supply request', 'open supply requests'),
};

type Counts = Readonly<Partial<Record<CountName, number>>>;

/** Waiting items as a sum and in words: 3, "2 jobs with pending requests, 1 new message". */
export function describeWaiting(counters: readonly CountName[], counts: Counts): { sum: number; words: string } {
  const waiting = counters.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  return {
    sum: waiting.reduce((total, { count }) => total + count, 0),
    words: waiting.map(({ name, count }) => texts[name](count)).join(', '),
  };
}

interface WaitingCountProps {
  /** Counters to sum. */
  counters: readonly CountName[];
  id: string;
  className: string;
  /** Called with the meaning of the number, for the link's tooltip; empty if nothing waits. */
  onWords?: (words: string) => void;
}

function Shown({ counters, id, className, onWords, counts }: WaitingCountProps & { counts: Counts }) {
  const { sum, words } = describeWaiting(counters, counts);
  useEffect(() => onWords?.(words), [onWords, words]);
  return (
    <span id={id} className={className}>
      {sum > 0 && (
        <>
          <span aria-hidden="true">{sum}</span>
          <span className="ui-sr-only">{words}</span>
        </>
      )}
    </span>
  );
}

const DeskCount = (shown: WaitingCountProps) => <Shown {...shown} counts={useWaiting()} />;

function SupervisorCount(shown: WaitingCountProps) {
  const counts = {
    incidents: useNewIncidents(),
    complaints: useReportedComplaints(),
    messages: useNewMessages(),
    supplies: useOpenSupplies(),
  };
  return <Shown {...shown} counts={counts} />;
}

/**
 * Number of waiting items, beside a link that it describes. For admins, and for the incidents, complaints, messages and
 * supplies of a supervisor's places.
 */
export function WaitingCount(shown: WaitingCountProps) {
  const { user } = useSession();
  if (user?.role === 'supervisor') return <SupervisorCount {...shown} />;
  return user?.role === 'admin' ? <DeskCount {...shown} /> : null;
}
