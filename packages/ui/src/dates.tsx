import { FIRST_YEAR, LAST_YEAR, MONTHS } from '@cleaning/contracts';
import { businessToday } from './business-time';
import { SelectField } from './fields';

/** `year` "2026", `month` "01" to "12": the form in which the calls take them. */
export interface YearMonth {
  year: string;
  month: string;
}

export const YEARS: readonly string[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
  String(FIRST_YEAR + index),
);

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
