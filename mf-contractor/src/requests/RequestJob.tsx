import { checkRequest, requestJob } from '@cleaning/contracts';
import { Button, Notice, QueryState } from '@cleaning/ui';
import { messageOf, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { request } from '../texts';

/** 'Request for Job', or the warning that the request waits. Serves both kinds of job. */
export function RequestJob({ jobId }: { jobId: string }) {
  const me = useCurrentUser();
  const body = { job_id: jobId, user_id: me.id };
  const check = useCall(checkRequest, { body });
  // A refusal is shown from `send.error`.
  const send = useAction(requestJob, { refreshes: [checkRequest] });

  return (
    <QueryState query={check}>
      {({ status }) =>
        status === 'enrolled' ? (
          <Notice tone="warn">{request.waiting}</Notice>
        ) : (
          <>
            {send.error && <Notice tone="danger">{messageOf(send.error)}</Notice>}
            <Button busy={send.busy} onClick={() => send.run({ body }).catch(() => null)}>
              {request.button}
            </Button>
          </>
        )
      }
    </QueryState>
  );
}
