import { getMyChecklists, groupItemsByState } from '@cleaning/contracts';
import { LinkButton } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import type { RunningWork } from '../work/runningWork';
import { openVisit, useQueuedVisits } from './queuedVisits';
import { visits as texts } from './texts';
import { CHECKLIST_ADDRESS } from './useVisit';

/** Link from running work to its checklist, with the number of answered items. */
export function ChecklistLink({ running, base }: { running: RunningWork; base: string }) {
  const { data } = useCall(getMyChecklists);
  const visit = openVisit(useQueuedVisits(useCurrentUser().id), useCurrentUser().id, running);
  const areas = data?.find(({ job_id }) => job_id === running.jobId)?.areas ?? [];
  const all = areas.flatMap(({ items }) => items).length;
  const open = groupItemsByState(areas, visit?.answers ?? []).open.length;
  return (
    <LinkButton to={`${base}/${running.jobId}${CHECKLIST_ADDRESS}`} variant="secondary" className="mc-checklist-link">
      <span>{all > 0 ? texts.openList : texts.addPhotos}</span>
      {all > 0 && <small>{texts.progress(all - open, all)}</small>}
    </LinkButton>
  );
}
