import { Card, CardGrid, type Column, Facts, Money, Table, Timetable } from '@cleaning/ui';
import { Fold } from '../desk/Fold';
import { Example, Examples } from './Example';
import { examples as texts } from './texts';

interface Row {
  readonly client: string;
  readonly state: string;
  readonly open: string;
}

const ROWS: readonly Row[] = [
  { client: 'Wattlebird Property', state: 'Sent', open: '6906.45' },
  { client: texts.long, state: 'Overdue', open: '-12.50' },
];
const COLUMNS: readonly Column<Row>[] = [
  { header: 'Client', phone: 'title', sort: 'client', cell: ({ client }) => client },
  { header: 'Status', phone: 'meta', cell: ({ state }) => state },
  {
    header: 'Open',
    phone: 'end',
    align: 'end',
    sort: 'open',
    cell: ({ open }) => <Money value={open} />,
    total: ({ open }) => <Money value={open} />,
  },
];
const doNothing = () => {};

/** Tables, cards and facts. */
export function Lists() {
  return (
    <>
      <Examples title="Tables" isWide>
        <Example state="Sorted, with a total">
          <Table
            caption="Open invoices"
            rows={ROWS}
            rowKey={({ client }) => client}
            empty=""
            columns={COLUMNS}
            sorting={{ sort: 'client', direction: 'asc', sortBy: doNothing }}
            total={{ label: 'Total', row: { client: '', state: '', open: '6893.95' } }}
          />
        </Example>
        <Example state={texts.states.empty}>
          <Table
            caption="Credit notes"
            rows={[]}
            rowKey={({ client }: Row) => client}
            empty="No credit notes."
            columns={COLUMNS}
          />
        </Example>
        <Example state="Timetable">
          <Timetable
            caption="Example timetable"
            rows={[
              { time: '06:00-08:00', days: ['Mo', '', 'We', '', 'Fr', '', ''] },
              { time: '22:00-02:00', days: ['', 'Tu', '', '', '', 'Sa', ''] },
            ]}
          />
        </Example>
      </Examples>
      <Examples title="Cards, facts and folds" isWide>
        <Example state="Cards">
          <CardGrid items={ROWS} itemKey={({ client }) => client}>
            {({ client, state }) => (
              <Card title={client} level={3}>
                <p>{state}</p>
              </Card>
            )}
          </CardGrid>
        </Example>
        <Example state="Facts">
          <Facts
            facts={[
              ['Revenue', <Money key="revenue" value="16631.96" />],
              ['Client', texts.long],
            ]}
          />
        </Example>
        <Example state="Fold">
          <Fold title={texts.long}>
            <p>What is in it.</p>
          </Fold>
        </Example>
      </Examples>
    </>
  );
}
