import { SelectField } from './inputs';
import { MONTHS, YEARS, type YearMonth } from './year-month';

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
