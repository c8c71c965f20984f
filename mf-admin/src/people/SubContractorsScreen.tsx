import { type CallAnswer, exportPeople, searchPeople } from '@cleaning/contracts';
import { CardGrid, type Column, LinkButton } from '@cleaning/ui';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { invitations } from '../invitations/texts';
import { admins } from '../system/texts';
import { PERSON_COLUMNS, PersonCard } from './PersonCard';
import { contractors, peopleList as texts } from './texts';

type Person = CallAnswer<typeof searchPeople>['rows'][number];

/** Facts that cards can show. */
const COLUMNS: readonly Column<Person>[] = [texts.name, ...PERSON_COLUMNS].map((header) => ({
  header,
  cell: () => null,
}));

const ORDERS = [
  { value: 'name', label: texts.name, kind: 'text' },
  { value: 'email', label: texts.email, kind: 'text' },
  { value: 'registered', label: texts.registered, kind: 'day' },
] as const;

const FILTERS = { standing: buildChoiceFilter({ label: texts.standing, choices: texts.standings, initial: 'all' }) };

export default function SubContractorsScreen() {
  return (
    <ListScreen
      title={contractors.title}
      actions={
        <>
          <LinkButton to="/admin/sub-contractors/invite">{invitations.link}</LinkButton>
          <LinkButton variant="secondary" to="/admin/admins">
            {admins.link}
          </LinkButton>
        </>
      }
      name="sub-contractors"
      caption={contractors.title}
      card={false}
      call={searchPeople}
      input={({ text, order, paging, filters }) => ({ body: { text, ...order, ...paging, ...filters } })}
      csv={{
        call: exportPeople,
        input: ({ text, order, filters }) => ({ body: { text, ...order, ...filters } }),
        fileName: 'sub-contractors.csv',
      }}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      empty={{ text: contractors.empty }}
      none={texts.noMatch}
      renderRows={(rows, hidden) => (
        <div className="ma-people">
          <CardGrid items={rows} itemKey={({ id }) => id}>
            {(person) => <PersonCard person={person} hidden={hidden} />}
          </CardGrid>
        </div>
      )}
    />
  );
}
