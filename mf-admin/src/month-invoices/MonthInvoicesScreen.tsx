import './monthInvoices.css';
import {
  type CallAnswer,
  invoiceMonth,
  listMonthInvoices,
  MONTH_INVOICE_STATES,
  type MonthInvoiceRow,
} from '@cleaning/contracts';
import { type Column, formatDate, formatMonthYear, getBusinessToday, Money, Notice } from '@cleaning/ui';
import { Link, useSearchParams } from '@cleaning/ui/app';
import { useMemo } from 'react';
import { buildChoiceFilter, type Filter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { NextStep } from '../setup/NextStep';
import { EmptyMonth } from './EmptyMonth';
import { IssueChosen } from './IssueChosen';
import { IssueReadyButton, IssueReadyOutcome, useIssueReady } from './IssueReady';
import { JobsWithoutClient } from './JobsWithoutClient';
import { getLastMonth, listMonths } from './months';
import { buildRowPath } from './paths';
import { Standing, StandingLine } from './Standing';
import { issueAll, states, monthList as texts } from './texts';

const getDue = ({ due_on }: MonthInvoiceRow) => (due_on === '' ? '' : texts.dueOn(formatDate(due_on)));

const buildColumns = (month: string): readonly Column<MonthInvoiceRow>[] => [
  {
    header: texts.client,
    sort: 'client',
    phone: 'title',
    phoneWraps: true,
    phoneCell: ({ client_name }) => client_name,
    cell: (row) => <Link to={buildRowPath(row, month)}>{row.client_name}</Link>,
  },
  {
    header: texts.standing,
    phone: 'meta',
    phoneCell: (row) => <StandingLine row={row} due={getDue(row)} />,
    cell: (row) => <Standing row={row} />,
  },
  { header: texts.places, phone: 'hidden', align: 'end', cell: ({ places }) => places },
  {
    header: texts.number,
    sort: 'number',
    phone: 'hidden',
    cell: ({ number }) => <span className="ma-nowrap">{number}</span>,
  },
  {
    header: texts.due,
    sort: 'due',
    phone: 'hidden',
    cell: ({ due_on }) => <span className="ma-nowrap">{due_on === '' ? '' : formatDate(due_on)}</span>,
  },
  { header: texts.total, sort: 'total', align: 'end', phone: 'end', cell: ({ total }) => <Money value={total} /> },
];

const ORDERS = [
  { value: 'client', label: texts.client, kind: 'text' },
  { value: 'total', label: texts.total, kind: 'number' },
  { value: 'number', label: texts.number, kind: 'number' },
  { value: 'due', label: texts.due, kind: 'day' },
] as const;

const STATES = { all: texts.all(0), ...states, differing: texts.differing } as const;

type Counts = CallAnswer<typeof listMonthInvoices>['counts'];

/** The states with how many clients each has. */
function getCountedStates(counts: Counts): Readonly<Record<keyof typeof STATES, string>> {
  const all = MONTH_INVOICE_STATES.reduce((sum, state) => sum + counts[state], 0);
  const counted = MONTH_INVOICE_STATES.map((state) => [state, texts.state(states[state], counts[state])]);
  return {
    all: texts.all(all),
    ...(Object.fromEntries(counted) as Record<keyof typeof states, string>),
    differing: texts.state(texts.differing, counts.differing),
  };
}

/** A month, YYYY-MM: the last one until another is chosen. */
function buildMonthFilter(today: string, inAddress: string | null): Filter<string> & { chosen: string } {
  const initial = getLastMonth(today);
  const shown = (text: string) => (invoiceMonth.safeParse(text).success ? text : initial);
  const chosen = shown(inAddress ?? '');
  return {
    label: texts.month,
    initial,
    isOtherList: true,
    choices: Object.fromEntries(listMonths(today.slice(0, 7), chosen).map((month) => [month, formatMonthYear(month)])),
    shown,
    read: (month) => month,
    chosen,
  };
}

const STATE_FILTER = buildChoiceFilter({ label: texts.show, choices: STATES, initial: 'all' });

/** The clients of a month: which invoices are ready, blocked, issued, sent and overdue. */
export default function MonthInvoicesScreen() {
  const [address] = useSearchParams();
  const today = getBusinessToday();
  const month = buildMonthFilter(today, address.get('month'));
  const columns = useMemo(() => buildColumns(month.chosen), [month.chosen]);
  const ready = useIssueReady(month.chosen);
  return (
    <ListScreen
      title={texts.title}
      actions={(data, isOld) =>
        data && (
          <IssueReadyButton
            issuing={ready}
            ready={{ clients: data.ready_clients, total: data.ready_total }}
            isOld={isOld}
          />
        )
      }
      above={(data) => (
        <>
          <NextStep here={['invoice']} />
          {data?.rows.some(({ reasons }) => reasons.some(({ kind }) => kind === 'gst-not-confirmed')) && (
            <Notice tone="warn">
              {texts.gst} <Link to="/admin/invoice-settings#gst">{issueAll.confirmGst}</Link>
            </Notice>
          )}
          {data && <JobsWithoutClient jobs={data.without_client} month={month.chosen} />}
          <IssueReadyOutcome issuing={ready} />
        </>
      )}
      name="month-invoices"
      caption={texts.caption}
      call={listMonthInvoices}
      input={({ text, order, paging, filters }) => ({ body: { text, ...order, ...paging, ...filters } })}
      columns={columns}
      rowKey={({ client_id }) => client_id}
      rowLink={(row) => buildRowPath(row, month.chosen)}
      search={texts.search}
      filters={{ month, state: STATE_FILTER }}
      labels={({ counts }) => ({ state: getCountedStates(counts) })}
      orders={ORDERS}
      bulk={{
        label: ({ client_name }) => texts.choose(client_name),
        canChoose: ({ state }) => state === 'ready',
        actions: (rows, chooseNone) => <IssueChosen month={month.chosen} rows={rows} onDone={chooseNone} />,
      }}
      empty={{ text: texts.empty, action: <EmptyMonth month={month.chosen} today={today} /> }}
      none={texts.none}
    />
  );
}
