import { type AnswerOf, listAdjustments, withdrawAdjustment } from '@cleaning/contracts';
import {
  AdjustmentFile,
  Badge,
  Button,
  Card,
  type Column,
  dayText,
  formatMoney,
  Money,
  QueryState,
  readableInstant,
  SelectField,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { Link, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, useListState } from '../desk/ListTools';
import { AddAdjustment } from './AddAdjustment';
import { AttachFile } from './AttachFile';
import { PayPage } from './PayPage';
import { payeePath } from './paths';
import { adjustmentFiles, adjustments as texts } from './texts';

type Row = AnswerOf<typeof listAdjustments>['rows'][number];

function Withdraw({ row }: { row: Row }) {
  const confirm = useConfirm();
  const withdraw = useAction(withdrawAdjustment);
  const kind = texts.kinds[row.kind];
  async function press() {
    const question = texts.confirmWithdraw(kind, formatMoney(row.amount), row.user_name);
    if (!(await confirm(question, { confirmLabel: texts.withdraw, danger: true }))) return;
    const done = await withdraw.run({ body: { id: row.id } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.withdrawn);
  }
  if (row.state !== 'open') return null;
  return (
    <Button variant="ghost" busy={withdraw.busy} aria-label={texts.withdrawOf(kind, row.user_name)} onClick={press}>
      {texts.withdraw}
    </Button>
  );
}

/** The file, or the way to add it. */
function File({ row }: { row: Row }) {
  const [isAttaching, setAttaching] = useState(false);
  const about = `${texts.kinds[row.kind]}, ${row.user_name}, ${row.reason}`;
  if (row.has_file) return <AdjustmentFile id={row.id} about={about} />;
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={adjustmentFiles.attachTo(about)}
        onClick={() => setAttaching(true)}
      >
        {adjustmentFiles.attach}
      </Button>
      {isAttaching && <AttachFile id={row.id} about={about} onClose={() => setAttaching(false)} />}
    </>
  );
}

const COLUMNS: readonly Column<Row>[] = [
  {
    header: texts.person,
    phone: 'title',
    phoneCell: ({ user_name }) => user_name,
    cell: ({ user_id, user_name }) => <Link to={payeePath(user_id)}>{user_name}</Link>,
  },
  { header: texts.kind, phone: 'meta', cell: ({ kind }) => texts.kinds[kind] },
  {
    header: texts.reason,
    phone: 'meta',
    cell: ({ reason, file_reference }) => (
      <span className="ma-stamp">
        {reason}
        {file_reference !== '' && <small>{file_reference}</small>}
      </span>
    ),
    phoneCell: ({ reason }) => reason,
  },
  {
    header: texts.added,
    phone: 'hidden',
    cell: ({ added_by, added_at }) => (
      <span className="ma-stamp">
        {added_by}
        <small>{readableInstant(added_at)}</small>
      </span>
    ),
  },
  {
    header: texts.state,
    phone: 'meta',
    phoneCell: ({ state, day }) => `${texts.standing[state]}, ${dayText(day)}`,
    cell: ({ state, day }) => (
      <span className="ma-stamp">
        <Badge tone={state === 'paid' ? 'ok' : 'neutral'}>{texts.standing[state]}</Badge>
        <small>{texts.from(dayText(day))}</small>
      </span>
    ),
  },
  { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { header: texts.file, phone: 'hidden', cell: (row) => <File row={row} /> },
  { header: texts.withdraw, phone: 'hidden', cell: (row) => <Withdraw row={row} /> },
];

const STATES = [
  { value: 'all', label: texts.states.all },
  { value: 'open', label: texts.states.open },
];

/** Reimbursements, bonuses and deductions by hand. */
export default function AdjustmentsScreen() {
  const list = useListState({ text: '', state: 'all', sort: '', direction: 'desc' }, { table: 'adjustments' });
  const [isAdding, setAdding] = useState(false);
  const { pageSize, hidden } = list.view;
  const text = list.filter('text').slice(0, 120);
  const state = list.filter('state') === 'open' ? 'open' : 'all';
  const query = useCall(listAdjustments, {
    body: { text, state, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <PayPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <Card>
        <ListFilters
          list={list}
          set={state === 'all' ? 0 : 1}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.state}
            options={STATES}
            value={state}
            onChange={(event) => list.setFilter({ state: event.target.value })}
          />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={({ id }) => id}
                empty={text === '' && state === 'all' ? texts.empty : texts.none}
                columns={COLUMNS}
                hidden={hidden}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
      {isAdding && <AddAdjustment onClose={() => setAdding(false)} />}
    </PayPage>
  );
}
