import type { QuickJob } from '@cleaning/contracts';
import { MapLink } from '@cleaning/ui';
import { jobs } from '../texts';
import { Facts } from './Facts';
import { readableDay } from './when';

export function QuickJobFacts({ job }: { job: QuickJob }) {
  return (
    <Facts
      facts={[
        [jobs.date, readableDay(job.job_date)],
        [jobs.startTime, job.job_start_time],
        [jobs.location, <MapLink key="location" location={job.job_location} label={jobs.openMap} />],
      ]}
    />
  );
}
