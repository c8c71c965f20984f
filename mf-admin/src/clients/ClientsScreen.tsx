import { type ClientRow, formatAbn, listClients } from '@cleaning/contracts';
import { Badge, type Column, LinkButton } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { NextStep } from '../setup/NextStep';
import { buildClientPath, IMPORT_CLIENTS_PATH, IMPORT_JOBS_PATH, NEW_CLIENT_PATH } from './paths';
import { clientList as texts } from './texts';

const COLUMNS: readonly Column<ClientRow>[] = [
  {
    header: texts.name,
    sort: 'name',
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: ({ id, name, archived }) => (
      <span className="ma-badges">
        <Link to={buildClientPath(id)}>{name}</Link>
        {archived && <Badge>{texts.archived}</Badge>}
      </span>
    ),
  },
  { header: texts.abn, phone: 'hidden', cell: ({ abn }) => formatAbn(abn) },
  {
    header: texts.email,
    phone: 'meta',
    phoneCell: ({ billing_email: email }) => email || texts.noEmail,
    cell: ({ billing_email: email }) => email || <Badge tone="warn">{texts.noEmail}</Badge>,
  },
  { header: texts.terms, sort: 'terms', phone: 'hidden', cell: ({ terms_days }) => texts.days(terms_days) },
  {
    header: texts.jobs,
    sort: 'jobs',
    align: 'end',
    phone: 'end',
    phoneCell: ({ jobs, archived }) => (archived ? texts.archived : texts.jobCount(jobs)),
    cell: ({ jobs }) => jobs,
  },
];

const ORDERS = [
  { value: 'name', label: texts.name, kind: 'text' },
  { value: 'terms', label: texts.terms, kind: 'number' },
  { value: 'jobs', label: texts.jobs, kind: 'number' },
] as const;

const FILTERS = { archived: buildChoiceFilter({ label: texts.show, choices: texts.choices, initial: 'without' }) };

export default function ClientsScreen() {
  const create = <LinkButton to={NEW_CLIENT_PATH}>{texts.create}</LinkButton>;
  return (
    <ListScreen
      title={texts.title}
      actions={
        <>
          {create}
          <LinkButton to={IMPORT_CLIENTS_PATH} variant="secondary">
            {texts.import}
          </LinkButton>
          <LinkButton variant="secondary" to={IMPORT_JOBS_PATH}>
            {texts.importJobs}
          </LinkButton>
        </>
      }
      above={() => <NextStep here={['clients']} />}
      name="clients"
      caption={texts.caption}
      call={listClients}
      input={({ text, order, paging, filters }) => ({ body: { text, ...order, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLink={({ id }) => buildClientPath(id)}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      empty={{ text: texts.empty, action: create }}
      none={texts.none}
    />
  );
}
