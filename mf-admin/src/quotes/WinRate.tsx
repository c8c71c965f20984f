import { listQuoteMonths, type QuoteMonth } from '@cleaning/contracts';
import { BarChart, type Column, formatMonthYear, Money, QueryState, Table } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { Fold } from '../desk/Fold';
import { winRate as texts } from './texts';

const formatRate = ({ sent, accepted }: Pick<QuoteMonth, 'sent' | 'accepted'>): string =>
  sent === 0 ? '–' : `${Math.round((accepted * 100) / sent)}%`;

const COLUMNS: readonly Column<QuoteMonth>[] = [
  { header: texts.month, phone: 'title', cell: ({ month }) => formatMonthYear(month) },
  { header: texts.sent, phone: 'meta', align: 'end', cell: ({ sent }) => sent },
  { header: texts.accepted, phone: 'meta', align: 'end', cell: ({ accepted }) => accepted },
  { header: texts.declined, phone: 'hidden', align: 'end', cell: ({ declined }) => declined },
  { header: texts.expired, phone: 'hidden', align: 'end', cell: ({ expired }) => expired },
  { header: texts.open, phone: 'hidden', align: 'end', cell: ({ open }) => open },
  { header: texts.rate, phone: 'end', align: 'end', cell: formatRate },
  { header: texts.sentSum, phone: 'hidden', align: 'end', cell: (row) => <Money value={row.sent_sum} /> },
  { header: texts.acceptedSum, phone: 'hidden', align: 'end', cell: (row) => <Money value={row.accepted_sum} /> },
];

function Figures({ months }: { months: readonly QuoteMonth[] }) {
  // The newest is first in the table, and last in the chart.
  const inOrder = [...months].reverse();
  const sum = (field: 'sent' | 'accepted') => months.reduce((all, month) => all + month[field], 0);
  return (
    <div className="ma-quote-months">
      <BarChart
        title={texts.title}
        message={texts.message(sum('accepted'), sum('sent'))}
        groups={inOrder.map(({ month }) => ({
          label: formatMonthYear(month).slice(0, 3),
          name: formatMonthYear(month),
        }))}
        series={[
          { name: texts.sent, className: 'ma-cost', values: inOrder.map(({ sent }) => sent) },
          { name: texts.accepted, className: 'ma-revenue', values: inOrder.map(({ accepted }) => accepted) },
        ]}
        write={String}
      />
      <div className="ma-dense">
        <Table
          caption={texts.caption}
          captionHidden
          rows={months}
          rowKey={({ month }) => month}
          empty=""
          columns={COLUMNS}
        />
        <p className="ma-hint">{texts.note}</p>
      </div>
    </div>
  );
}

/** Share of quotes won. Renders nothing before the first one is sent. */
export function WinRate() {
  const query = useCall(listQuoteMonths);
  return (
    <QueryState query={query}>
      {(months) =>
        months.length === 0 ? null : (
          <Fold title={texts.title}>
            <Figures months={months} />
          </Fold>
        )
      }
    </QueryState>
  );
}
