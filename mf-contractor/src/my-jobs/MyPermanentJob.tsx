import { getPermanentJobById, getRemainingSlots } from '@cleaning/contracts';
import { businessToday, Card, MapLink, Notice, PageHeader, QueryState, Timetable } from '@cleaning/ui';
import { isUnreachable, useCall, useCurrentUser } from '@cleaning/ui/app';
import { FortnightPay } from '../jobs/FortnightPay';
import { jobs, work } from '../texts';
import { TodaysSlots } from '../work/TodaysSlots';
import { plannedSlots, todaysSlots } from '../work/todaysSlots';
import { WorkControl } from '../work/WorkControl';

/** Slots end as the day goes on: they are asked for again while the page is open. */
const SLOTS_REFETCH_MS = 30_000;

export function MyPermanentJob({ jobId, base }: { jobId: string; base: string }) {
  const me = useCurrentUser();
  const job = useCall(getPermanentJobById, { params: { jobID: jobId } });
  const slots = useCall(getRemainingSlots, {
    body: { user_id: me.id, job_id: jobId },
    refetchInterval: SLOTS_REFETCH_MS,
  });

  return (
    <QueryState query={job}>
      {(data) => {
        const today = businessToday();
        // Without a connection the timetable tells what there is to do; the server decides when the clock event arrives.
        const planned = plannedSlots(data.job_timetable, today);
        const isGuess = slots.data === undefined && isUnreachable(slots.error);
        const remaining = isGuess ? { ...slots, data: planned } : slots;
        return (
          <>
            <PageHeader title={data.job_name} back={{ to: base, label: jobs.goBack }} />
            <FortnightPay value={data.job_payment_for_fortnight} />
            <QueryState query={remaining}>
              {(left) => (
                <WorkControl
                  kind="permanent"
                  jobId={jobId}
                  myJobsPath={base}
                  startsLeft={left.length}
                  whyNot={planned.length === 0 ? work.notToday : work.noSlotsToday}
                >
                  <TodaysSlots slots={todaysSlots(data.job_timetable, left, today)} />
                  {isGuess && <Notice tone="warn">{work.slotsNotChecked}</Notice>}
                </WorkControl>
              )}
            </QueryState>
            <Card>
              <Timetable rows={data.job_timetable} />
            </Card>
            <Card title={jobs.details}>
              <p className="mc-prose">{data.job_desc}</p>
              <MapLink location={data.job_location} label={jobs.openMap} />
            </Card>
          </>
        );
      }}
    </QueryState>
  );
}
