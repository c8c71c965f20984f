import { type CallAnswer, formatAbn, listPayees } from '@cleaning/contracts';
import { Badge, Button, type Column } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { useState } from 'react';
import { BulkOutcome } from '../desk/list/BulkOutcome';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { type Decided, DecideSuperSheet } from './DecideSuperSheet';
import { PayPage } from './PayPage';
import { buildPayeePath } from './paths';
import { superDecision as superTexts, payees as texts } from './payeeTexts';
import { superAnswers } from './texts';

type Row = CallAnswer<typeof listPayees>['rows'][number];

/** Reason why a run would leave a person out. */
function renderStanding({ on_hold, has_bank_details }: Row) {
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
        <Link to={buildPayeePath(row.user_id)}>{row.name}</Link>
        {row.has_left && <Badge>{texts.hasLeft}</Badge>}
        {renderStanding(row)}
      </span>
    ),
  },
  { header: texts.abn, phone: 'hidden', cell: ({ abn }) => formatAbn(abn) || texts.noAbn },
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
    phoneCell: renderStanding,
    cell: ({ reportable }) => (reportable ? texts.complete : <Badge tone="warn">{texts.missing}</Badge>),
  },
];

const FILTERS = { standing: buildChoiceFilter({ label: texts.standing, choices: texts.standings, initial: 'all' }) };
const ORDERS = [{ value: 'name', label: texts.name, kind: 'text' }] as const;

interface Deciding {
  readonly rows: readonly Row[];
  readonly chooseNone: () => void;
}

/** People who are paid, with the data that each still lacks. */
export default function PayeesScreen() {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  return (
    <ListScreen
      frame={PayPage}
      title={texts.title}
      name="payees"
      caption={texts.caption}
      call={listPayees}
      input={({ text, order, paging, filters }) => ({ body: { text, ...order, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ user_id }) => user_id}
      rowLink={({ user_id }) => buildPayeePath(user_id)}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      bulk={{
        label: ({ name }) => superTexts.select(name),
        canChoose: ({ super_answer }) => super_answer === 'undecided',
        takesAll: true,
        actions: (rows, chooseNone) => (
          <Button aria-haspopup="dialog" onClick={() => setDeciding({ rows, chooseNone })}>
            {superTexts.decideMany(rows.length)}
          </Button>
        ),
      }}
      above={() => (
        <div role="status">
          {decided && <BulkOutcome done={superTexts.decidedMany(decided.decided)} left={decided.left} />}
        </div>
      )}
      empty={{ text: texts.empty }}
      none={texts.none}
    >
      {deciding && (
        <DecideSuperSheet
          rows={deciding.rows}
          onDecided={(outcome) => {
            setDecided(outcome);
            deciding.chooseNone();
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </ListScreen>
  );
}
