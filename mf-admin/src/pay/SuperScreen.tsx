import { type AnswerOf, exportSuper, listSuper, markSuperReceived } from '@cleaning/contracts';
import {
  Badge,
  Button,
  businessToday,
  Card,
  type Column,
  dayText,
  formatMoney,
  Money,
  Notice,
  QueryState,
  SelectField,
  Table,
  type Tone,
  useDownload,
} from '@cleaning/ui';
import { Link, requestFile, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { DayFilter, Pager, useListState } from '../desk/ListTools';
import { PayPage, Sums } from './PayPage';
import { payeePath, runPath } from './paths';
import { ReceivedForm } from './ReceivedForm';
import { superList as texts } from './reportTexts';

type Row = AnswerOf<typeof listSuper>['rows'][number];

const TONES: Readonly<Record<Row['state'], Tone>> = {
  due: 'neutral',
  overdue: 'danger',
  received: 'ok',
  'received-late': 'warn',
};

/** The day on which the fund had it, with the way to take it back or to enter it. */
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
      <Button variant="secondary" aria-haspopup="dialog" aria-label={texts.enterOf(name)} onClick={onEnter}>
        {texts.enter}
      </Button>
    );
  return (
    <span className="ma-badges">
      {dayText(received_on)}
      <Button variant="ghost" busy={mark.busy} aria-label={texts.takeBackOf(name)} onClick={takeBack}>
        {texts.takeBack}
      </Button>
    </span>
  );
}

const COLUMNS = (onEnter: (row: Row) => void): readonly Column<Row>[] => [
  {
    header: texts.person,
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: ({ user_id, name }) => <Link to={payeePath(user_id)}>{name}</Link>,
  },
  {
    header: texts.run,
    phone: 'hidden',
    cell: ({ run_id, run_number }) => <Link to={runPath(run_id)}>{run_number}</Link>,
  },
  { header: texts.paidOn, phone: 'hidden', cell: ({ paid_on }) => dayText(paid_on) },
  { header: texts.base, phone: 'hidden', align: 'end', cell: ({ base }) => <Money value={base} /> },
  { header: texts.rate, phone: 'hidden', align: 'end', cell: ({ rate_percent }) => `${rate_percent}\u00a0%` },
  { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { header: texts.dueOn, phone: 'meta', cell: ({ due_on }) => (due_on === '' ? texts.unknownDay : dayText(due_on)) },
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

const STATES = (Object.keys(texts.filters) as (keyof typeof texts.filters)[]).map((value) => ({
  value,
  label: texts.filters[value],
}));

/** The first day of the financial year of a day. */
const yearStart = (day: string): string => {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < '07-01' ? year - 1 : year}-07-01`;
};

/** Super that funds must have beside payments. */
export default function SuperScreen() {
  const today = businessToday();
  const days = { from: yearStart(today), to: today };
  const list = useListState({ ...days, state: 'all', sort: '', direction: 'asc' }, { table: 'super' });
  const [entering, setEntering] = useState<Row | null>(null);
  const columns = COLUMNS(setEntering);
  const { pageSize, hidden } = list.view;
  const state = STATES.find(({ value }) => value === list.filter('state'))?.value ?? 'all';
  const span = { from: list.filter('from') || days.from, to: list.filter('to') || days.to };
  const query = useCall(listSuper, {
    body: { ...span, state, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const { download, busy, problem } = useDownload('super.csv', () => requestFile(exportSuper, { body: span }));
  const day = (name: 'from' | 'to') => (
    <DayFilter label={texts[name]} value={span[name]} onDay={(chosen) => list.setFilter({ [name]: chosen })} />
  );
  return (
    <PayPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button variant="secondary" busy={busy} onClick={download}>
          {texts.csv}
        </Button>
      }
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Card>
        <ListFilters list={list} set={state === 'all' ? 0 : 1} columns={headersOf(columns)}>
          {day('from')}
          {day('to')}
          <SelectField
            label={texts.state}
            options={STATES}
            value={state}
            onChange={(event) => list.setFilter({ state: event.target.value })}
          />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows, amount, undecided }) => (
            <div className="ma-dense">
              {undecided.length > 0 && (
                <Notice tone="warn">
                  {texts.undecided}{' '}
                  {undecided.map(({ user_id, name }, index) => (
                    <span key={user_id}>
                      {index > 0 && ', '}
                      <Link to={payeePath(user_id)}>{name}</Link>
                    </span>
                  ))}
                </Notice>
              )}
              <Sums sums={[[texts.total, formatMoney(amount)]]} />
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={({ run_id, user_id }) => `${run_id} ${user_id}`}
                empty={texts.empty}
                columns={columns}
                hidden={hidden}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </div>
          )}
        </QueryState>
      </Card>
      {entering && <ReceivedForm row={entering} onClose={() => setEntering(null)} />}
    </PayPage>
  );
}
