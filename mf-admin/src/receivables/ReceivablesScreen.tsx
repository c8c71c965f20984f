import { listReceivables, type ReceivableRow } from '@cleaning/contracts';
import { type Column, Money } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { useState } from 'react';
import { BulkOutcome } from '../desk/list/BulkOutcome';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { AGES, AgeFacts, formatOverdue } from './Ages';
import { buildAccountPath } from './paths';
import { RemindChosen, type Reminded } from './RemindChosen';
import { Reminders } from './Reminders';
import { remindChosen as bulkTexts } from './reminderTexts';
import { receivableList as texts } from './texts';

const COLUMNS: readonly Column<ReceivableRow>[] = [
  {
    header: texts.client,
    sort: 'name',
    phone: 'title',
    phoneWraps: true,
    phoneCell: ({ client_name }) => client_name,
    cell: ({ client_id, client_name }) => <Link to={buildAccountPath(client_id)}>{client_name}</Link>,
  },
  ...AGES.map(
    (age): Column<ReceivableRow> => ({
      header: texts[age],
      align: 'end',
      phone: age === 'to_30' ? 'meta' : 'hidden',
      phoneCell: (row) => formatOverdue(row) || texts.nothingOverdue,
      cell: (row) => (row[age] === '0.00' ? texts.zero : <Money value={row[age]} />),
    }),
  ),
  { header: texts.open, sort: 'open', align: 'end', phone: 'end', cell: ({ open }) => <Money value={open} /> },
  {
    header: texts.credit,
    align: 'end',
    phone: 'hidden',
    cell: ({ credit }) => (credit === '0.00' ? texts.zero : <Money value={credit} />),
  },
];

const ORDERS = [
  { value: 'overdue', label: texts.overdue, kind: 'number' },
  { value: 'open', label: texts.open, kind: 'number' },
  { value: 'name', label: texts.client, kind: 'text' },
] as const;
const FILTERS = { show: buildChoiceFilter({ label: texts.show, choices: texts.choices, initial: 'open' }) };

/** Clients' debts, longest overdue first. */
export default function ReceivablesScreen() {
  const [reminded, setReminded] = useState<Reminded | null>(null);
  return (
    <ListScreen
      title={texts.title}
      lead={texts.lead}
      name="receivables"
      caption={texts.caption}
      call={listReceivables}
      input={({ text, order, paging, filters }) => ({
        body: { text, settled: filters.show === 'all', ...order, ...paging },
      })}
      columns={COLUMNS}
      rowKey={({ client_id }) => client_id}
      isDense
      rowLink={({ client_id }) => buildAccountPath(client_id)}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      bulk={{
        label: ({ client_name }) => bulkTexts.choose(client_name),
        canChoose: (row) => formatOverdue(row) !== '',
        takesAll: true,
        actions: (rows, chooseNone) => (
          <RemindChosen
            rows={rows}
            onDone={(outcome) => {
              setReminded(outcome);
              chooseNone();
            }}
          />
        ),
      }}
      above={() => (
        <div role="status">{reminded && <BulkOutcome done={bulkTexts.done(reminded.sent)} left={reminded.left} />}</div>
      )}
      direction="desc"
      empty={{ text: texts.empty }}
      none={texts.none}
      summary={({ total, sums }) => total > 0 && <AgeFacts ages={sums} />}
    >
      <Reminders />
    </ListScreen>
  );
}
