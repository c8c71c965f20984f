import { type CallAnswer, listAdjustments, withdrawAdjustment } from '@cleaning/contracts';
import {
  AdjustmentFile,
  Badge,
  Button,
  type Column,
  formatDate,
  formatInstant,
  formatMoney,
  Money,
  useConfirm,
} from '@cleaning/ui';
import { Link, showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { AddAdjustment } from './AddAdjustment';
import { AttachFile } from './AttachFile';
import { PayPage } from './PayPage';
import { buildPayeePath } from './paths';
import { adjustmentFiles, adjustments as texts } from './texts';

type Row = CallAnswer<typeof listAdjustments>['rows'][number];

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
    <Button variant="ghost" busy={withdraw.busy} aria-label={texts.withdrawLabel(kind, row.user_name)} onClick={press}>
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
    cell: ({ user_id, user_name }) => <Link to={buildPayeePath(user_id)}>{user_name}</Link>,
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
        <small>{formatInstant(added_at)}</small>
      </span>
    ),
  },
  {
    header: texts.state,
    phone: 'meta',
    phoneCell: ({ state, day }) => `${texts.standing[state]}, ${formatDate(day)}`,
    cell: ({ state, day }) => (
      <span className="ma-stamp">
        <Badge tone={state === 'paid' ? 'ok' : 'neutral'}>{texts.standing[state]}</Badge>
        <small>{texts.from(formatDate(day))}</small>
      </span>
    ),
  },
  { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { header: texts.file, phone: 'hidden', cell: (row) => <File row={row} /> },
  { header: texts.withdraw, phone: 'hidden', cell: (row) => <Withdraw row={row} /> },
];

const FILTERS = { state: buildChoiceFilter({ label: texts.state, choices: texts.states, initial: 'all' }) };

/** Reimbursements, bonuses and deductions by hand. */
export default function AdjustmentsScreen() {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <ListScreen
      frame={PayPage}
      title={texts.title}
      lead={texts.lead}
      actions={add}
      name="adjustments"
      caption={texts.caption}
      call={listAdjustments}
      input={({ text, paging, filters }) => ({ body: { text, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      search={texts.search}
      filters={FILTERS}
      empty={{ text: texts.empty, action: add }}
      none={texts.none}
    >
      {isAdding && <AddAdjustment onClose={() => setAdding(false)} />}
    </ListScreen>
  );
}
