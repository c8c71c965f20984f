import { type CallAnswer, listRuns } from '@cleaning/contracts';
import {
  Badge,
  Button,
  type Column,
  formatDate,
  formatWeekdayDate,
  LinkButton,
  Money,
  Revealed,
  type Tone,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { OpenRun } from './OpenRun';
import { PayPage } from './PayPage';
import { buildRunPath } from './paths';
import { Returns } from './Returns';
import { runStates, payRuns as texts } from './texts';

type Run = CallAnswer<typeof listRuns>['rows'][number];

const TONES: Readonly<Record<Run['state'], Tone>> = {
  draft: 'warn',
  approved: 'warn',
  paid: 'ok',
  cancelled: 'neutral',
};

/** Person who made the latest decision about a run. */
const getLast = (run: Run): string => run.cancelled_by || run.paid_by || run.approved_by || run.created_by;

const COLUMNS: readonly Column<Run>[] = [
  {
    header: texts.number,
    phone: 'title',
    phoneCell: ({ number }) => texts.run(number),
    cell: ({ id, number }) => <Link to={buildRunPath(id)}>{texts.run(number)}</Link>,
  },
  {
    header: texts.through,
    phone: 'meta',
    phoneCell: (run) => formatDate(run.through_day),
    isDate: true,
    cell: (run) => formatWeekdayDate(run.through_day),
  },
  { header: texts.payOn, phone: 'hidden', cell: (run) => formatWeekdayDate(run.paid_on || run.pay_day) },
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
  { header: texts.by, phone: 'hidden', cell: getLast },
  { header: texts.people, phone: 'hidden', align: 'end', cell: ({ to_pay, people }) => (to_pay === '' ? '' : people) },
  {
    header: texts.amount,
    phone: 'end',
    align: 'end',
    cell: ({ to_pay }) =>
      to_pay === '' ? <span className="ma-hint">{texts.workedOut}</span> : <Money value={to_pay} />,
  },
];

const FILTERS = {
  state: buildChoiceFilter({ label: texts.state, choices: { all: texts.allStates, ...runStates }, initial: 'all' }),
};
/** States of an open run, whatever the list's filter. */
const OPEN = ['draft', 'approved'] as const;

/** Link to the open run, or a button to start one. */
function OpenRunButton({ onOpen }: { onOpen: () => void }) {
  const draft = useCall(listRuns, { body: { state: OPEN[0], page: 1, page_size: 1 } });
  const approved = useCall(listRuns, { body: { state: OPEN[1], page: 1, page_size: 1 } });
  const isRead = draft.data !== undefined && approved.data !== undefined;
  const [open] = [...(draft.data?.rows ?? []), ...(approved.data?.rows ?? [])];
  return (
    <Revealed when={isRead}>
      {open ? (
        <LinkButton to={buildRunPath(open.id)}>{texts.continueRun(open.number)}</LinkButton>
      ) : (
        <Button aria-haspopup="dialog" disabled={!isRead} onClick={onOpen}>
          {texts.open}
        </Button>
      )}
    </Revealed>
  );
}

export default function PayRunsScreen() {
  const [sheet, setSheet] = useState<'open' | 'returns' | null>(null);
  return (
    <ListScreen
      frame={PayPage}
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <OpenRunButton onOpen={() => setSheet('open')} />
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('returns')}>
            {texts.returns}
          </Button>
        </>
      }
      name="pay-runs"
      caption={texts.caption}
      call={listRuns}
      input={({ paging, filters }) => ({ body: { ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLink={({ id }) => buildRunPath(id)}
      filters={FILTERS}
      empty={{
        text: texts.empty,
        action: (
          <Button aria-haspopup="dialog" onClick={() => setSheet('open')}>
            {texts.open}
          </Button>
        ),
      }}
      none={texts.none}
    >
      {sheet === 'open' && <OpenRun onClose={() => setSheet(null)} />}
      {sheet === 'returns' && <Returns onClose={() => setSheet(null)} />}
    </ListScreen>
  );
}
