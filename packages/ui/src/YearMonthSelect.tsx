import { FIRST_YEAR, LAST_YEAR } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import { getBusinessToday } from './businessTime';
import { listMonthChoices } from './dateTexts';
import { SelectField } from './Fields';

export const texts = localizeTexts('dates', { year: 'Year', month: 'Month' });

/** `year` "2026", `month` "01" to "12", as in the calls. */
export interface YearMonth {
  year: string;
  month: string;
}

export const YEARS: readonly string[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
  String(FIRST_YEAR + index),
);

export function getCurrentYearMonth(now: Date = new Date()): YearMonth {
  const today = getBusinessToday(now);
  return { year: today.slice(0, 4), month: today.slice(5, 7) };
}

interface YearMonthSelectProps extends YearMonth {
  /** Years to choose from; default: the specification's. */
  years?: readonly string[];
  onChange: (chosen: YearMonth) => void;
}

export function YearMonthSelect({ year, month, years = YEARS, onChange }: YearMonthSelectProps) {
  return (
    <div className="ui-year-month">
      <SelectField
        label={texts.year}
        value={year}
        options={years}
        onChange={(event) => onChange({ year: event.target.value, month })}
      />
      <SelectField
        label={texts.month}
        value={month}
        options={listMonthChoices()}
        onChange={(event) => onChange({ year, month: event.target.value })}
      />
    </div>
  );
}
