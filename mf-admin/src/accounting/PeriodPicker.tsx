import { isDay } from '@cleaning/contracts';
import { getBusinessToday, SelectField } from '@cleaning/ui';
import { useSearchParams } from '@cleaning/ui/app';
import { DayFilter } from '../desk/ListTools';
import { findLastEndedPeriod, listPeriods, PERIOD_KINDS, type PeriodKind } from './period';
import { accounting, period as texts } from './texts';

const KINDS = PERIOD_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

/** Period in the address; default: the last quarter that has ended. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const today = getBusinessToday();
  const kind = PERIOD_KINDS.find((each) => each === address.get('by')) ?? 'quarter';
  const periods = kind === 'days' ? [] : listPeriods(kind, today);
  const chosen = periods.find(({ value }) => value === address.get('of')) ?? findLastEndedPeriod(periods, today);
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  const span = chosen ?? { from: isDay(from) ? from : today, to: isDay(to) ? to : today };
  const choose = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  /** Keeps the shown days when you switch to custom days. */
  const chooseKind = (by: PeriodKind) =>
    choose({ by, of: '', ...(by === 'days' ? { from: span.from, to: span.to } : { from: '', to: '' }) });
  return { kind, periods, chosen, from: span.from, to: span.to, choose, chooseKind };
}

/** Chooses a month, a quarter, a financial year, or days. */
export function PeriodPicker({ period }: { period: ReturnType<typeof usePeriod> }) {
  const { kind, periods, chosen, from, to, choose, chooseKind } = period;
  return (
    <div className="ma-inline-form">
      <SelectField
        label={texts.by}
        options={KINDS}
        value={kind}
        onChange={({ target }) => chooseKind(PERIOD_KINDS.find((each) => each === target.value) ?? 'quarter')}
      />
      {kind === 'days' ? (
        <>
          <DayFilter label={accounting.from} value={from} onDay={(day) => day !== '' && choose({ from: day })} />
          <DayFilter label={accounting.to} value={to} onDay={(day) => day !== '' && choose({ to: day })} />
        </>
      ) : (
        <SelectField
          label={texts.choice[kind]}
          options={periods.map(({ value, label }) => ({ value, label }))}
          value={chosen?.value ?? ''}
          onChange={({ target }) => choose({ of: target.value })}
        />
      )}
    </div>
  );
}
