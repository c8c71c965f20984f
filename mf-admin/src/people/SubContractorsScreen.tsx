import { exportPeople, searchPeople } from '@cleaning/contracts';
import { CardGrid, EmptyState, LinkButton, PageHeader, QueryState, SelectField } from '@cleaning/ui';
import { requestFile, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { ListFilters } from '../desk/ListFilters';
import { ExportButton, Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { invitations } from '../invitations/texts';
import { admins } from '../system/texts';
import { PERSON_COLUMNS, PersonCard } from './PersonCard';
import { contractors, peopleList as texts } from './texts';

const STANDINGS = [
  { value: 'all', label: texts.standings.all },
  { value: 'verified', label: texts.standings.verified },
  { value: 'not-verified', label: texts.standings['not-verified'] },
] as const;
const COLUMNS = [
  { value: 'name', label: texts.name },
  { value: 'email', label: texts.email },
  { value: 'registered', label: texts.registered },
] as const;

export default function SubContractorsScreen() {
  const list = useListState(
    { text: '', standing: 'all', sort: 'name', direction: 'asc' },
    { table: 'sub-contractors' },
  );
  const { pageSize, hidden } = list.view;
  const filters = {
    text: list.filter('text').slice(0, 120),
    standing: STANDINGS.find(({ value }) => value === list.filter('standing'))?.value ?? 'all',
    sort: COLUMNS.find(({ value }) => value === list.sort)?.value ?? 'name',
    direction: list.direction,
  };
  const query = useCall(searchPeople, {
    body: { ...filters, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const isFiltered = filters.text !== '' || filters.standing !== 'all';
  return (
    <>
      <PageHeader
        title={contractors.title}
        actions={
          <>
            <LinkButton to="/admin/sub-contractors/invite">{invitations.link}</LinkButton>
            <LinkButton variant="secondary" to="/admin/admins">
              {admins.link}
            </LinkButton>
            <ExportButton
              fetchFile={() => requestFile(exportPeople, { body: filters })}
              fileName="sub-contractors.csv"
            />
          </>
        }
      />
      <ListFilters
        list={list}
        set={filters.standing === 'all' ? 0 : 1}
        columns={[texts.name, ...PERSON_COLUMNS]}
        search={<SearchField label={texts.search} value={filters.text} onSearch={(text) => list.setFilter({ text })} />}
      >
        <SelectField
          label={texts.standing}
          options={STANDINGS}
          value={filters.standing}
          onChange={(event) => list.setFilter({ standing: event.target.value })}
        />
        <SortSelect columns={COLUMNS} sort={filters.sort} direction={filters.direction} onOrder={list.order} />
      </ListFilters>
      <QueryState query={query}>
        {({ total, rows }) =>
          total === 0 ? (
            <EmptyState text={isFiltered ? texts.noMatch : contractors.empty} />
          ) : (
            <>
              <div className="ma-people">
                <CardGrid items={rows} itemKey={(person) => person.id}>
                  {(person) => <PersonCard person={person} hidden={hidden} />}
                </CardGrid>
              </div>
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )
        }
      </QueryState>
    </>
  );
}
