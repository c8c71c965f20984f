import { type AnswerOf, listRuns, RUN_STATES } from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  type Column,
  dayText,
  EmptyState,
  LinkButton,
  Money,
  QueryState,
  Revealed,
  readableDay,
  SelectField,
  Table,
  type Tone,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, useListState } from '../desk/ListTools';
import { OpenRun } from './OpenRun';
import { PayPage } from './PayPage';
import { runPath } from './paths';
import { Returns } from './Returns';
import { runStates, payRuns as texts } from './texts';

type Run = AnswerOf<typeof listRuns>['rows'][number];

const TONES: Readonly<Record<Run['state'], Tone>> = {
  draft: 'warn',
  approved: 'warn',
  paid: 'ok',
  cancelled: 'neutral',
};

/** Who has decided last about a run. */
const lastOf = (run: Run): string => run.cancelled_by || run.paid_by || run.approved_by || run.created_by;

const COLUMNS: readonly Column<Run>[] = [
  {
    header: texts.number,
    phone: 'title',
    phoneCell: ({ number }) => texts.run(number),
    cell: ({ id, number }) => <Link to={runPath(id)}>{texts.run(number)}</Link>,
  },
  {
    header: texts.through,
    phone: 'meta',
    phoneCell: (run) => dayText(run.through_day),
    cell: (run) => readableDay(run.through_day),
  },
  { header: texts.payOn, phone: 'hidden', cell: (run) => readableDay(run.paid_on || run.pay_day) },
  {
    header: texts.state,
    phone: 'meta',
    cell: ({ state, returned }) => (
      <span className="ma-badges">
        <Badge tone={TONES[state]}>{runStates[state]}</Badge>
        {returned > 0 && <Badge tone="danger">{texts.returned(returned)}</Badge>}
      </span>
    ),
  },
  { header: texts.by, phone: 'hidden', cell: lastOf },
  { header: texts.people, phone: 'hidden', align: 'end', cell: ({ to_pay, people }) => (to_pay === '' ? '' : people) },
  {
    header: texts.amount,
    phone: 'end',
    align: 'end',
    cell: ({ to_pay }) =>
      to_pay === '' ? <span className="ma-hint">{texts.workedOut}</span> : <Money value={to_pay} />,
  },
];

const STATES = RUN_STATES.map((value) => ({ value, label: runStates[value] }));
/** The run that is open, whatever the list is filtered by. */
const OPEN = ['draft', 'approved'] as const;

/** The run that is open, to go on with, or the way to open one. */
function OpenOrGoOn({ onOpen }: { onOpen: () => void }) {
  const draft = useCall(listRuns, { body: { state: OPEN[0], page: 1, page_size: 1 } });
  const approved = useCall(listRuns, { body: { state: OPEN[1], page: 1, page_size: 1 } });
  const isRead = draft.data !== undefined && approved.data !== undefined;
  const [open] = [...(draft.data?.rows ?? []), ...(approved.data?.rows ?? [])];
  return (
    <Revealed when={isRead}>
      {open ? (
        <LinkButton to={runPath(open.id)}>{texts.goOn(open.number)}</LinkButton>
      ) : (
        <Button aria-haspopup="dialog" disabled={!isRead} onClick={onOpen}>
          {texts.open}
        </Button>
      )}
    </Revealed>
  );
}

/** All pay runs, newest first. */
export default function PayRunsScreen() {
  const list = useListState({ state: 'all', sort: '', direction: 'desc' }, { table: 'pay-runs' });
  const [sheet, setSheet] = useState<'open' | 'returns' | null>(null);
  const state = RUN_STATES.find((known) => known === list.filter('state')) ?? 'all';
  const { pageSize, hidden } = list.view;
  const query = useCall(listRuns, {
    body: { state, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <PayPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <OpenOrGoOn onOpen={() => setSheet('open')} />
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('returns')}>
            {texts.returns}
          </Button>
        </>
      }
    >
      <QueryState query={query}>
        {({ total, rows }) =>
          total === 0 && state === 'all' ? (
            <EmptyState text={texts.empty} />
          ) : (
            <Card>
              <ListFilters list={list} set={state === 'all' ? 0 : 1} columns={headersOf(COLUMNS)}>
                <SelectField
                  label={texts.state}
                  options={[{ value: 'all', label: texts.allStates }, ...STATES]}
                  value={state}
                  onChange={(event) => list.setFilter({ state: event.target.value })}
                />
              </ListFilters>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={({ id }) => id}
                empty={texts.none}
                columns={COLUMNS}
                hidden={hidden}
                rowLink={({ id }) => runPath(id)}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </Card>
          )
        }
      </QueryState>
      {sheet === 'open' && <OpenRun onClose={() => setSheet(null)} />}
      {sheet === 'returns' && <Returns onClose={() => setSheet(null)} />}
    </PayPage>
  );
}
