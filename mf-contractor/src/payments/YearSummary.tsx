import { getMyPayYear, type Payment } from '@cleaning/contracts';
import {
  Button,
  Card,
  Facts,
  formatDate,
  formatDuration,
  Money,
  QueryState,
  Revealed,
  SelectField,
  saveFile,
} from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
import { formatCsv } from '../dashboard/timesheet';
import { CSV_HEADERS, formatYear, payments as texts } from './texts';

const toCsvLine = ({ paid_on, run_number, account_ending, sub_total, gst, withheld, paid, documents }: Payment) => [
  paid_on,
  String(run_number),
  account_ending,
  sub_total,
  gst,
  withheld,
  paid,
  documents.map(({ number }) => number).join(' '),
];

/** `year` is the one in which the financial year ends; undefined: no call. */
const useYear = (year: number | undefined) =>
  useCall(getMyPayYear, { params: { year: year ?? 0 }, enabled: year !== undefined, keepPrevious: true });

/** Content below YearSummary. Choosing another year doesn't hide it. */
export function BelowYear({ years, children }: { years: readonly number[]; children: ReactNode }) {
  const { data, isFetched } = useYear(years[0]);
  return <Revealed when={years.length === 0 || data !== undefined || isFetched}>{children}</Revealed>;
}

/** Payments of a financial year, for the user's own tax return. */
export function YearSummary({ years, payments }: { years: readonly number[]; payments: readonly Payment[] }) {
  const [chosen, setChosen] = useState(years[0]);
  const year = chosen !== undefined && years.includes(chosen) ? chosen : years[0];
  const query = useYear(year);
  if (year === undefined) return null;
  return (
    <Card title={texts.year}>
      <p className="mc-note">{texts.yearLead}</p>
      <SelectField
        label={texts.chooseYear}
        options={years.map((each) => ({ value: String(each), label: formatYear(each) }))}
        value={String(year)}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <QueryState query={query}>
        {(sums) => (
          <>
            <p>{texts.days(formatDate(sums.first_day), formatDate(sums.last_day))}</p>
            <Facts
              facts={[
                [texts.gross, <Money key="gross" value={sums.gross} />],
                [texts.gst, <Money key="gst" value={sums.gst} />],
                [texts.withheld, <Money key="withheld" value={sums.withheld} />],
                [texts.super, <Money key="super" value={sums.super} />],
                [texts.hours, formatDuration(sums.minutes)],
                [texts.count, String(sums.payments)],
              ]}
            />
            <div className="mc-actions">
              <Button
                variant="secondary"
                onClick={() => {
                  const paid = payments.filter(
                    ({ paid_on, state }) => state === 'paid' && sums.first_day <= paid_on && paid_on <= sums.last_day,
                  );
                  const text = formatCsv([CSV_HEADERS, ...paid.map(toCsvLine)]);
                  saveFile(new Blob([text], { type: 'text/csv' }), `payments-${sums.first_day}-${sums.last_day}.csv`);
                }}
              >
                {texts.csv}
              </Button>
            </div>
          </>
        )}
      </QueryState>
    </Card>
  );
}
