import { getBusinessToday, SelectField } from '@cleaning/ui';
import { useSearchParams } from '@cleaning/ui/app';

/** First financial year with pay runs and reports, named by the year in which it ends. */
const FIRST_YEAR = 2022;

/** The financial year that ends after a day. */
const toYear = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) < '07-01' ? 0 : 1);

/** Written form: 2025–26. */
export const formatFinancialYear = (year: number): string => `${year - 1}–${String(year).slice(2)}`;

/** Financial year of the address, otherwise the current one. `years` has the newest first. */
export function useFinancialYear() {
  const [address, setAddress] = useSearchParams();
  const now = toYear(getBusinessToday());
  const years = Array.from({ length: now - FIRST_YEAR + 1 }, (_, index) => now - index);
  const year = years.find((each) => String(each) === address.get('year')) ?? now;
  const choose = (chosen: string) => setAddress(chosen === String(now) ? {} : { year: chosen }, { replace: true });
  return { year, years, choose };
}

/** Chooses the financial year of a report. */
export function YearSelect({
  label,
  chosen: { year, years, choose },
}: {
  label: string;
  chosen: ReturnType<typeof useFinancialYear>;
}) {
  return (
    <SelectField
      label={label}
      options={years.map((each) => ({ value: String(each), label: formatFinancialYear(each) }))}
      value={String(year)}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
