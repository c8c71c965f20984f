import { type CallAnswer, exportSuper, listSuper, markSuperReceived } from '@cleaning/contracts';
import {
  Badge,
  Button,
  type Column,
  formatDate,
  formatMoney,
  getBusinessToday,
  Money,
  Notice,
  type Tone,
} from '@cleaning/ui';
import { Link, showToast, useAction } from '@cleaning/ui/app';
import { useMemo, useState } from 'react';
import { buildChoiceFilter, buildRequiredDayFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { PayPage, Sums } from './PayPage';
import { buildPayeePath, buildRunPath } from './paths';
import { ReceivedForm } from './ReceivedForm';
import { superList as texts } from './reportTexts';

type Row = CallAnswer<typeof listSuper>['rows'][number];

const TONES: Readonly<Record<Row['state'], Tone>> = {
  due: 'neutral',
  overdue: 'danger',
  received: 'ok',
  'received-late': 'warn',
};

/** Day on which the fund received it, with buttons to undo or enter it. */
function Received({ row, onEnter }: { row: Row; onEnter: () => void }) {
  const mark = useAction(markSuperReceived);
  const { run_id, user_id, name, received_on } = row;
  async function takeBack() {
    const done = await mark.run({ body: { run_id, user_id, received_on: '' } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.marked);
  }
  if (received_on === '')
    return (
      <Button variant="secondary" aria-haspopup="dialog" aria-label={texts.enterLabel(name)} onClick={onEnter}>
        {texts.enter}
      </Button>
    );
  return (
    <span className="ma-badges">
      {formatDate(received_on)}
      <Button variant="ghost" busy={mark.busy} aria-label={texts.takeBackLabel(name)} onClick={takeBack}>
        {texts.takeBack}
      </Button>
    </span>
  );
}

const buildColumns = (onEnter: (row: Row) => void): readonly Column<Row>[] => [
  {
    header: texts.person,
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: ({ user_id, name }) => <Link to={buildPayeePath(user_id)}>{name}</Link>,
  },
  {
    header: texts.run,
    phone: 'hidden',
    cell: ({ run_id, run_number }) => <Link to={buildRunPath(run_id)}>{run_number}</Link>,
  },
  { header: texts.paidOn, phone: 'hidden', isDate: true, cell: ({ paid_on }) => formatDate(paid_on) },
  { header: texts.base, phone: 'hidden', align: 'end', cell: ({ base }) => <Money value={base} /> },
  { header: texts.rate, phone: 'hidden', align: 'end', cell: ({ rate_percent }) => `${rate_percent}%` },
  { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { header: texts.dueOn, phone: 'meta', cell: ({ due_on }) => (due_on === '' ? texts.unknownDay : formatDate(due_on)) },
  {
    header: texts.state,
    phone: 'meta',
    cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
  },
  {
    header: texts.received,
    phone: 'hidden',
    cell: (row) => <Received row={row} onEnter={() => onEnter(row)} />,
  },
];

const STATE_FILTER = buildChoiceFilter({ label: texts.state, choices: texts.filters, initial: 'all' });

/** The first day of the financial year of a day. */
const getYearStart = (day: string): string => {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < '07-01' ? year - 1 : year}-07-01`;
};

/** Super that funds must have beside payments. */
export default function SuperScreen() {
  const today = getBusinessToday();
  const [entering, setEntering] = useState<Row | null>(null);
  const columns = useMemo(() => buildColumns(setEntering), []);
  return (
    <ListScreen
      frame={PayPage}
      title={texts.title}
      lead={texts.lead}
      name="super"
      caption={texts.caption}
      isDense
      call={listSuper}
      input={({ paging, filters }) => ({ body: { ...paging, ...filters } })}
      csv={{
        call: exportSuper,
        input: ({ filters: { from, to } }) => ({ body: { from, to } }),
        fileName: 'super.csv',
        label: texts.csv,
      }}
      columns={columns}
      rowKey={({ run_id, user_id }) => `${run_id} ${user_id}`}
      filters={{
        from: buildRequiredDayFilter(texts.from, getYearStart(today)),
        to: buildRequiredDayFilter(texts.to, today),
        state: STATE_FILTER,
      }}
      empty={{ text: texts.empty }}
      none={texts.empty}
      summary={({ amount, undecided }) => (
        <>
          {undecided.length > 0 && (
            <Notice tone="warn">
              {texts.undecided}{' '}
              {undecided.map(({ user_id, name }, index) => (
                <span key={user_id}>
                  {index > 0 && ', '}
                  <Link to={buildPayeePath(user_id)}>{name}</Link>
                </span>
              ))}
            </Notice>
          )}
          <Sums sums={[[texts.total, formatMoney(amount)]]} />
        </>
      )}
    >
      {entering && <ReceivedForm row={entering} onClose={() => setEntering(null)} />}
    </ListScreen>
  );
}
