import { Link, useCurrentUser } from '@cleaning/ui/app';
import { useKeptClockEvents } from '../clock-events/keptClockEvents';
import { work } from '../texts';
import { Elapsed } from '../work/Elapsed';
import { nameOfMyJob, runningWork } from '../work/runningWork';
import { KeptList } from './KeptList';
import './work-bar.css';
import { useOfflineCopies } from './useOfflineCopies';
import { useSendKept } from './useSendKept';

/** What the shell shows below the navigation on every page: the work that runs, and clock events that wait for a connection. */
export default function WorkBar() {
  const me = useCurrentUser();
  const kept = useKeptClockEvents(me.id);
  useSendKept(me.id);
  useOfflineCopies(me);
  const running = runningWork(me, kept);
  const base = me.role === 'admin' ? '/admin/my-jobs' : '/my-jobs';
  return (
    <aside className="mc-bar" aria-label={work.barLabel}>
      {running && (
        <Link to={`${base}/${running.jobId}`} className="mc-bar__running">
          <span className="mc-bar__dot" aria-hidden="true" />
          <span className="mc-bar__name">{work.workingAt(nameOfMyJob(me, running.jobId))}</span>
          <Elapsed since={running.startedAt} />
        </Link>
      )}
      <KeptList kept={kept} />
    </aside>
  );
}
