import { AUDIT_ACTIONS, type AuditEntry, getAuditLog } from '@cleaning/contracts';
import { Button, Card, PageHeader, QueryState, SelectField, Table } from '@cleaning/ui';
import { useCall, useSearchParams } from '@cleaning/ui/app';
import { readableInstant } from '../correct-work/readableInstant';
import { auditActions, auditLog as texts } from '../texts';

const PAGE_SIZE = 50;
const REFETCH_MS = 5000;

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: auditActions[value] }));

/** 'job: Library, reason: …'; ids say nothing to people. */
const detailsOf = ({ details }: AuditEntry) =>
  Object.entries(details)
    .filter(([name, value]) => value !== '' && !name.endsWith('_id'))
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
    .join(', ');

export default function AuditLogScreen() {
  const [address, setAddress] = useSearchParams();
  const action = AUDIT_ACTIONS.find((known) => known === address.get('action'));
  const before = address.get('before') ?? '';
  const query = useCall(getAuditLog, {
    query: { limit: PAGE_SIZE, ...(action ? { action } : {}), ...(before ? { before } : {}) },
    keepPrevious: true,
    refetchInterval: REFETCH_MS,
  });
  const show = (change: Record<string, string>) =>
    setAddress(Object.fromEntries(Object.entries({ action: action ?? '', ...change }).filter(([, value]) => value)));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Card>
        <div className="ma-filters">
          <SelectField
            label={texts.action}
            placeholder={texts.allActions}
            options={ACTIONS}
            value={action ?? ''}
            onChange={(event) => show({ action: event.target.value })}
          />
        </div>
        <QueryState query={query}>
          {({ entries, next }) => (
            <div className="ma-dense">
              <Table
                caption={texts.caption}
                rows={entries}
                rowKey={(entry) => entry.id}
                empty={texts.empty}
                columns={[
                  {
                    header: texts.when,
                    cell: (entry) => <span className="ma-nowrap">{readableInstant(entry.at)}</span>,
                  },
                  { header: texts.who, cell: (entry) => entry.actor_name },
                  { header: texts.what, cell: (entry) => auditActions[entry.action] },
                  { header: texts.whom, cell: (entry) => entry.subject_name },
                  { header: texts.details, cell: (entry) => <span className="ma-details">{detailsOf(entry)}</span> },
                ]}
              />
              <nav className="ma-pager" aria-label={texts.title}>
                {before !== '' && (
                  <Button variant="secondary" onClick={() => show({})}>
                    {texts.newest}
                  </Button>
                )}
                {next !== '' && (
                  <Button variant="secondary" onClick={() => show({ before: next })}>
                    {texts.older}
                  </Button>
                )}
              </nav>
            </div>
          )}
        </QueryState>
      </Card>
    </>
  );
}
