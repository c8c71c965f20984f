import { AUDIT_ACTIONS, type AuditEntry, exportAuditLog, getAuditLog } from '@cleaning/contracts';
import {
  Button,
  Card,
  type Column,
  formatInstant,
  formatMoney,
  formatMonthYear,
  PageHeader,
  QueryState,
  replaceIsoDates,
  SelectField,
  Table,
} from '@cleaning/ui';
import { Link, requestFile, useCall } from '@cleaning/ui/app';
import { DayFilter, ExportButton, SearchField, useListState } from '../desk/ListTools';
import { FilterBar } from '../desk/list/FilterBar';
import { filterVisibleColumns, useListTable } from '../desk/list/useListTable';
import { auditActions, auditDetails, auditLog as texts } from './texts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

function toDetail(name: string, value: string): string {
  if (MONTH.test(value)) return formatMonthYear(value);
  if (name === 'amount' && /^-?\d+\.\d{2}$/.test(value)) return formatMoney(value);
  return replaceIsoDates(value);
}

/** Label from the table, otherwise the name in sentence case. */
function formatName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return auditDetails[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** 'Job: Library · Reason: …', without ids. */
export const toDetails = ({ details }: Pick<AuditEntry, 'details'>): string =>
  Object.entries(details)
    .filter(([name, value]) => value !== '' && !name.endsWith('_id'))
    .map(([name, value]) => `${formatName(name)}: ${toDetail(name, value)}`)
    .join(' · ');

/** Links to all entries about the same record. */
function AuditSubject({ entry }: { entry: AuditEntry }) {
  if (entry.subject_id === '') return entry.subject_name;
  return <Link to={`/admin/audit-log?subject_id=${encodeURIComponent(entry.subject_id)}`}>{entry.subject_name}</Link>;
}

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: auditActions[value] }));
/** The only order: the next page starts after the last entry. */
const ORDER = { sort: 'at', direction: 'desc' } as const;
const NO_FILTERS = { action: '', text: '', from: '', to: '', subject_id: '', before: '' };

/** Without empty filters, which the calls refuse. */
const omitEmptyFilters = <Filters extends Record<string, string | undefined>>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Partial<Filters>;

const NO_ENTRIES: readonly AuditEntry[] = [];

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    header: texts.when,
    phone: 'meta',
    phoneCell: (entry) => formatInstant(entry.at),
    cell: (entry) => <span className="ma-audit-when">{formatInstant(entry.at)}</span>,
  },
  { header: texts.who, phone: 'meta', cell: (entry) => <span className="ma-audit-who">{entry.actor_name}</span> },
  { header: texts.what, phone: 'title', cell: (entry) => auditActions[entry.action] },
  {
    header: texts.target,
    phone: 'meta',
    phoneCell: (entry) => entry.subject_name,
    cell: (entry) => <AuditSubject entry={entry} />,
  },
  { header: texts.details, cell: (entry) => <span className="ma-details">{toDetails(entry)}</span> },
];

export default function AuditLogScreen() {
  const list = useListState({ ...ORDER, ...NO_FILTERS }, { table: 'audit-log', pageSize: 50 });
  const filters = omitEmptyFilters({
    action: AUDIT_ACTIONS.find((known) => known === list.filter('action')),
    text: list.filter('text').slice(0, 120),
    from: list.filter('from'),
    to: list.filter('to'),
    subject_id: list.filter('subject_id'),
  });
  const before = list.filter('before');
  const query = useCall(getAuditLog, {
    query: { limit: list.view.pageSize, ...filters, ...omitEmptyFilters({ before }) },
    keepPrevious: true,
  });
  const entries = query.data?.entries ?? NO_ENTRIES;
  const table = useListTable({
    columns: COLUMNS,
    rows: entries,
    rowKey: ({ id }) => id,
    total: entries.length,
    state: list,
    sort: ORDER.sort,
    asked: filters,
  });
  /** A changed filter starts again at the newest entries. */
  const filterBy = (change: Record<string, string>) => list.setFilter({ before: '', ...change });
  const renderDay = (name: 'from' | 'to') => (
    <DayFilter label={texts[name]} value={list.filter(name)} onDay={(chosen) => filterBy({ [name]: chosen })} />
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <ExportButton
            fetchFile={() => requestFile(exportAuditLog, { body: { ...filters } })}
            fileName="audit-log.csv"
          />
        }
      />
      <Card>
        <FilterBar
          table={table}
          set={['action', 'from', 'to', 'subject_id'].filter((name) => list.filter(name) !== '').length}
          search={
            <SearchField label={texts.search} value={list.filter('text')} onSearch={(text) => filterBy({ text })} />
          }
        >
          <SelectField
            label={texts.action}
            placeholder={texts.allActions}
            options={ACTIONS}
            value={filters.action ?? ''}
            onChange={(event) => filterBy({ action: event.target.value })}
          />
          {renderDay('from')}
          {renderDay('to')}
          {Object.keys(filters).length > 0 && (
            <Button variant="ghost" onClick={() => list.setFilter(NO_FILTERS)}>
              {texts.clearFilters}
            </Button>
          )}
        </FilterBar>
        <QueryState query={query}>
          {({ next }) => (
            <div className="ma-dense">
              <Table
                caption={texts.caption}
                rows={entries}
                rowKey={(entry) => entry.id}
                empty={Object.keys(filters).length > 0 ? texts.noMatch : texts.empty}
                columns={filterVisibleColumns(COLUMNS, table)}
              />
              <nav className="ma-pager" aria-label={texts.title}>
                {before !== '' && (
                  <Button variant="secondary" onClick={() => filterBy({})}>
                    {texts.newest}
                  </Button>
                )}
                {next !== '' && (
                  <Button variant="secondary" onClick={() => list.setFilter({ before: next })}>
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
