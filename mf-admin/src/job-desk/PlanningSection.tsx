import './planning.css';
import type { JobKind, ScheduledSlot, TimetableRow } from '@cleaning/contracts';
import { LinkButton } from '@cleaning/ui';
import { Fold } from '../desk/Fold';
import { Panel } from '../desk/Panel';
import { FenceSection } from './FenceSection';
import { HolidayRuleForm } from './HolidayRuleForm';
import { planning as texts } from './planningTexts';
import { RequirementsSection } from './RequirementsSection';
import { SlotPicks } from './SlotPicks';
import { rowsOf } from './slotPicks';

interface PlanningSectionProps {
  kind: JobKind;
  jobId: string;
  /** The link to a map, or the words, that an admin typed. */
  location: string;
  /** Of a permanent job. */
  timetable?: readonly TimetableRow[];
  /** In which weeks its slots are, of today and to come. */
  schedule?: readonly ScheduledSlot[] | undefined;
}

/** Who does which slots, what becomes of public holidays, and where the job is. */
export function PlanningSection({ kind, jobId, location, timetable = [], schedule }: PlanningSectionProps) {
  return (
    <Panel title={kind === 'permanent' ? texts.title : texts.quickTitle}>
      {kind === 'permanent' && (
        <Fold title={texts.slots}>
          <SlotPicks jobId={jobId} timetable={schedule ? rowsOf(schedule) : timetable} schedule={schedule ?? []} />
        </Fold>
      )}
      <Fold title={texts.holidays}>
        <HolidayRuleForm jobId={jobId} kind={kind} />
      </Fold>
      <Fold title={texts.documents}>
        <RequirementsSection jobId={jobId} />
      </Fold>
      <Fold title={texts.place}>
        <FenceSection jobId={jobId} location={location} />
      </Fold>
      <div className="ma-actions">
        <LinkButton variant="secondary" to={`/admin/plan?job=${jobId}`}>
          {texts.weekPlan}
        </LinkButton>
        {kind === 'permanent' && (
          <LinkButton variant="secondary" to={`/admin/jobs/${jobId}/edit`}>
            {texts.changeTimetable}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}
