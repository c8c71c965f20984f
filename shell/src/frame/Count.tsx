import { useSession } from '@cleaning/ui/app';
import type { CountName } from '../navigation/entries';
import { FRAME } from './texts';
import { useNewIncidents, useReportedComplaints, useWaiting } from './waiting';

interface CountProps {
  of: CountName;
  id: string;
}

function Shown({ of, id, count }: CountProps & { count: number }) {
  return (
    <span id={id} className="shell-count">
      {count > 0 && (
        <>
          {count} <span className="ui-sr-only">{FRAME.counts[of]}</span>
        </>
      )}
    </span>
  );
}

const OfDesk = (entry: CountProps) => <Shown {...entry} count={useWaiting()[entry.of]} />;
const NewIncidents = (entry: CountProps) => <Shown {...entry} count={useNewIncidents()} />;
const ReportedComplaints = (entry: CountProps) => <Shown {...entry} count={useReportedComplaints()} />;

/** How many wait, beside an entry of the menu. Its link is described by it. For admins, and for the incidents and complaints of a supervisor's places. */
export function Count(entry: CountProps) {
  const { user } = useSession();
  if (user?.role === 'supervisor')
    return entry.of === 'complaints' ? <ReportedComplaints {...entry} /> : <NewIncidents {...entry} />;
  return user?.role === 'admin' ? <OfDesk {...entry} /> : null;
}
