import { getAuditLog } from '@cleaning/contracts';
import { Card, formatInstant, QueryState } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { toDetails } from '../system/AuditLogScreen';
import { auditActions } from '../system/texts';
import { client as texts } from './texts';

const MAX_SHOWN = 10;

/** Audit log entries about a client, newest first. */
export function ClientHistory({ id }: { id: string }) {
  const query = useCall(getAuditLog, { query: { subject_id: id, limit: MAX_SHOWN } });
  return (
    <Card title={texts.history}>
      <QueryState query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="ma-hint">{texts.noHistory}</p>
          ) : (
            <>
              <ol className="ma-client-history">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <p>
                      <strong>{auditActions[entry.action]}</strong>{' '}
                      <span className="ma-hint">
                        {entry.actor_name}, {formatInstant(entry.at)}
                      </span>
                    </p>
                    <p>{toDetails(entry)}</p>
                  </li>
                ))}
              </ol>
              <Link to={`/admin/audit-log?subject_id=${id}`}>{texts.allHistory}</Link>
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
