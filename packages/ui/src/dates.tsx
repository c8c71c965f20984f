import { FIRST_YEAR, LAST_YEAR } from '@cleaning/contracts';
import { SelectField } from './fields';

/** `year` "2026", `month` "01" to "12": the form in which the calls take them. */
export interface YearMonth {
  year: string;
  month: string;
}

export const YEARS: readonly string[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
  String(FIRST_YEAR + index),
);

export const MONTHS = [
  { value: '01', label: 'January' },
  { value: '02', label: 'February' },
  { value: '03', label: 'March' },
  { value: '04', label: 'April' },
  { value: '05', label: 'May' },
  { value: '06', label: 'June' },
  { value: '07', label: 'July' },
  { value: '08', label: 'August' },
  { value: '09', label: 'September' },
  { value: '10', label: 'October' },
  { value: '11', label: 'November' },
  { value: '12', label: 'December' },
] as const;

/** Also on a device in another time zone. */
const BUSINESS_TIME_ZONE = 'Australia/Adelaide';

/** Today in business time, YYYY-MM-DD. */
export function businessToday(now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: BUSINESS_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const READABLE = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day YYYY-MM-DD as people read it: 'Mon, 7 Sept 2026'. Business days carry no time zone. */
export const readableDay = (day: string): string => READABLE.format(new Date(`${day}T00:00:00Z`));

export function currentYearMonth(now: Date = new Date()): YearMonth {
  const today = businessToday(now);
  return { year: today.slice(0, 4), month: today.slice(5, 7) };
}

export function YearMonthSelect({ year, month, onChange }: YearMonth & { onChange: (chosen: YearMonth) => void }) {
  return (
    <div className="ui-year-month">
      <SelectField
        label="Year"
        value={year}
        options={YEARS}
        onChange={(event) => onChange({ year: event.target.value, month })}
      />
      <SelectField
        label="Month"
        value={month}
        options={MONTHS}
        onChange={(event) => onChange({ year, month: event.target.value })}
      />
    </div>
  );
}
