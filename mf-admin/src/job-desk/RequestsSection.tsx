import { acceptRequest, getRequests, type RequestRow, rejectRequest } from '@cleaning/contracts';
import { Button, Card, Notice, QueryState, Table } from '@cleaning/ui';
import { messageOf, useAction, useCall } from '@cleaning/ui/app';
import { requests } from '../texts';
import { DESK_READS, DESK_REFETCH_MS } from './deskReads';

export function RequestsSection({ jobId }: { jobId: string }) {
  const query = useCall(getRequests, { body: { job_id: jobId }, refetchInterval: DESK_REFETCH_MS });
  const accept = useAction(acceptRequest, { refreshes: DESK_READS });
  const reject = useAction(rejectRequest, { refreshes: DESK_READS });
  const busy = accept.busy || reject.busy;

  // A refusal is shown from the action's error; the list refreshes by itself.
  const decide = (row: RequestRow, method: 'accept' | 'reject') => {
    accept.clear();
    reject.clear();
    const { row_id, user_id } = row;
    const sent =
      method === 'accept' ? accept.run({ body: { job_id: jobId, user_id, row_id } }) : reject.run({ body: { row_id } });
    void sent.catch(() => null);
  };

  const error = accept.error ?? reject.error;
  return (
    <Card title={requests.title}>
      {error && <Notice tone="danger">{messageOf(error)}</Notice>}
      <QueryState query={query}>
        {(rows) => (
          <Table
            caption={requests.caption}
            rows={rows.map((row, index) => ({ ...row, number: index + 1 }))}
            rowKey={(row) => row.row_id}
            empty={requests.empty}
            columns={[
              { header: requests.number, cell: (row) => row.number },
              { header: requests.userName, cell: (row) => row.user_name },
              {
                header: requests.decision,
                cell: (row) => (
                  <span className="ma-actions">
                    <Button
                      busy={busy}
                      aria-label={`${requests.accept} ${row.user_name}`}
                      onClick={() => decide(row, 'accept')}
                    >
                      {requests.accept}
                    </Button>
                    <Button
                      variant="danger"
                      busy={busy}
                      aria-label={`${requests.reject} ${row.user_name}`}
                      onClick={() => decide(row, 'reject')}
                    >
                      {requests.reject}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        )}
      </QueryState>
    </Card>
  );
}
