import { LinkButton, Notice } from '@cleaning/ui';
import { refusalOf } from '../forms/showIssues';
import { createJob } from '../texts';
import type { Creation } from './useCreation';

/** The server's sentence after a creation, and the way to the new job. */
export function CreationOutcome({ creation, jobPath }: { creation: Creation; jobPath: string }) {
  return (
    <>
      {creation.error && <Notice tone="danger">{refusalOf(creation.error)}</Notice>}
      <div role="status">
        {creation.created && (
          <Notice tone="ok">
            <p>{creation.created.msg}</p>
            <LinkButton variant="secondary" to={`${jobPath}/${creation.created.job_id}`}>
              {createJob.seeJob}
            </LinkButton>
          </Notice>
        )}
      </div>
    </>
  );
}
