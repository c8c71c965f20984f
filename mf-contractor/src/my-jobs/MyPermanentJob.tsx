import { getPermanentJobById, getRemainingSlots } from '@cleaning/contracts';
import { Card, MapLink, PageHeader, QueryState, Timetable } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { FortnightPay } from '../jobs/FortnightPay';
import { jobs, work } from '../texts';
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
      {(data) => (
        <>
          <PageHeader title={data.job_name} back={{ to: base, label: jobs.goBack }} />
          <FortnightPay value={data.job_payment_for_fortnight} />
          <QueryState query={slots}>
            {(today) => (
              <WorkControl
                kind="permanent"
                jobId={jobId}
                myJobsPath={base}
                canStart={today.length > 0}
                whyNot={work.noSlotsToday}
              >
                <h3>{work.todaysSlots}</h3>
                <ul className="mc-slots">
                  {today.map((slot) => (
                    <li key={slot}>{slot}</li>
                  ))}
                </ul>
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
      )}
    </QueryState>
  );
}
