import { type AnswerOf, abnText, listPayees } from '@cleaning/contracts';
import { Badge, Card, type Column, QueryState, SelectField, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { PayPage } from './PayPage';
import { payeePath } from './paths';
import { payees as texts } from './payeeTexts';
import { superAnswers } from './texts';

type Row = AnswerOf<typeof listPayees>['rows'][number];

/** Why a run would leave a person out. */
function standingOf({ on_hold, has_bank_details }: Row) {
  if (on_hold) return <Badge tone="danger">{texts.onHold}</Badge>;
  return has_bank_details ? null : <Badge tone="warn">{texts.noBank}</Badge>;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    header: texts.name,
    sort: 'name',
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: (row) => (
      <span className="ma-badges">
        <Link to={payeePath(row.user_id)}>{row.name}</Link>
        {row.has_left && <Badge>{texts.hasLeft}</Badge>}
        {standingOf(row)}
      </span>
    ),
  },
  { header: texts.abn, phone: 'hidden', cell: ({ abn }) => abnText(abn) || texts.noAbn },
  { header: texts.gst, phone: 'hidden', cell: ({ gst_registered: is }) => (is ? texts.registered : '') },
  {
    header: texts.super,
    phone: 'meta',
    phoneCell: ({ super_answer: answer }) => texts.superIs(superAnswers[answer]),
    cell: ({ super_answer: answer }) =>
      answer === 'undecided' ? <Badge tone="warn">{superAnswers[answer]}</Badge> : superAnswers[answer],
  },
  {
    header: texts.report,
    phone: 'end',
    phoneCell: standingOf,
    cell: ({ reportable }) => (reportable ? texts.complete : <Badge tone="warn">{texts.missing}</Badge>),
  },
];

const STANDINGS = (Object.keys(texts.standings) as (keyof typeof texts.standings)[]).map((value) => ({
  value,
  label: texts.standings[value],
}));
const SORTS = [{ value: 'name', label: texts.name }];

/** People who are paid, with what is missing of each. */
export default function PayeesScreen() {
  const list = useListState({ text: '', standing: 'all', sort: 'name', direction: 'asc' }, { table: 'payees' });
  const { pageSize, hidden } = list.view;
  const standing = STANDINGS.find(({ value }) => value === list.filter('standing'))?.value ?? 'all';
  const text = list.filter('text').slice(0, 120);
  const query = useCall(listPayees, {
    body: { text, standing, sort: 'name', direction: list.direction, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <PayPage title={texts.title}>
      <Card>
        <ListFilters
          list={list}
          set={standing === 'all' ? 0 : 1}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.standing}
            options={STANDINGS}
            value={standing}
            onChange={(event) => list.setFilter({ standing: event.target.value })}
          />
          <SortSelect columns={SORTS} sort="name" direction={list.direction} onOrder={list.order} ofTable />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={({ user_id }) => user_id}
                empty={texts.empty}
                sorting={{ ...list, sort: 'name' }}
                columns={COLUMNS}
                hidden={hidden}
                rowLink={({ user_id }) => payeePath(user_id)}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
    </PayPage>
  );
}
