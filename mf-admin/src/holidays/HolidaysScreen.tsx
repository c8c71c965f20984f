import './holidays.css';
import {
  AUSTRALIAN_STATES,
  type AustralianState,
  type CallAnswer,
  changeHoliday,
  listHolidays,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  CheckboxField,
  EmptyState,
  formatWeekdayDate,
  getBusinessToday,
  Notice,
  PageHeader,
  QueryState,
  SelectField,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useSearchParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { HolidayForm } from './HolidayForm';
import { HolidayJobs } from './HolidayJobs';
import { holidays as texts } from './texts';
import { filterWithJobs, findUndecidedFrom, isUndecided } from './undecided';

type Holiday = CallAnswer<typeof listHolidays>[number];

/** Years that the service creates, this one included. */
const YEARS = 4;

function useAddress() {
  const [address, setAddress] = useSearchParams();
  const thisYear = Number(getBusinessToday().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear + index));
  const given = { state: address.get('state'), year: address.get('year') };
  return {
    years,
    state: AUSTRALIAN_STATES.find((state) => state === given.state) ?? ('SA' as AustralianState),
    year: years.find((year) => year === given.year) ?? String(thisYear),
    write: (name: 'state' | 'year', value: string) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  };
}

interface HolidayRowProps {
  holiday: Holiday;
  onChange: () => void;
}

function HolidayRow({ holiday, onChange }: HolidayRowProps) {
  const confirm = useConfirm();
  const removal = useAction(changeHoliday);
  const { state, date, name, from_time, jobs } = holiday;
  const isOver = date < getBusinessToday();

  async function remove() {
    const question = texts.confirmRemove(name, formatWeekdayDate(date));
    if (!(await confirm(question, { confirmLabel: texts.remove, danger: true }))) return;
    // A refusal is shown from the action's error.
    const removed = await removal.run({ body: { state, date, change: 'remove' } });
    if (removed.ok) showToast(texts.removed(name));
  }

  return (
    <li className={isOver ? 'ma-holiday ma-holiday--over' : 'ma-holiday'}>
      <div className="ma-holiday__head">
        <div>
          <h2>{name}</h2>
          <p>
            {formatWeekdayDate(date)} {from_time !== '00:00' && <Badge>{texts.fromTime(from_time)}</Badge>}{' '}
            {!isOver && jobs.some(isUndecided) && <Badge tone="warn">{texts.decision['']}</Badge>}
          </p>
        </div>
        {!isOver && (
          <div className="ma-actions">
            <Button variant="secondary" onClick={onChange}>
              {texts.change}
              <span className="ui-sr-only"> {name}</span>
            </Button>
            <Button variant="ghost" busy={removal.busy} onClick={remove}>
              {texts.remove}
              <span className="ui-sr-only"> {name}</span>
            </Button>
          </div>
        )}
      </div>
      {removal.error && <Notice tone="danger">{getMessage(removal.error)}</Notice>}
      <HolidayJobs holiday={holiday} isOver={isOver} />
    </li>
  );
}

/** A state's public holidays of a year: the places that skip or ask, decisions, and proclaimed or moved days. */
export default function HolidaysScreen() {
  const { years, state, year, write } = useAddress();
  const [isShort, setIsShort] = useState(false);
  const [form, setForm] = useState<{ holiday: Holiday | undefined } | null>(null);
  const query = useCall(listHolidays, { body: { state, from: `${year}-01-01`, until: `${year}-12-31` } });
  const today = getBusinessToday();
  const list = (days: readonly Holiday[]) =>
    days.length > 0 && (
      <ul className="ma-holidays">
        {days.map((holiday) => (
          <HolidayRow key={holiday.date} holiday={holiday} onChange={() => setForm({ holiday })} />
        ))}
      </ul>
    );
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={<Button onClick={() => setForm({ holiday: undefined })}>{texts.add}</Button>}
      />
      <div className="ma-filters ma-holiday-filters">
        <SelectField
          label={texts.state}
          options={AUSTRALIAN_STATES}
          value={state}
          onChange={(event) => write('state', event.target.value)}
        />
        <SelectField
          label={texts.year}
          options={years}
          value={year}
          onChange={(event) => write('year', event.target.value)}
        />
        <CheckboxField
          label={texts.onlyAffecting}
          checked={isShort}
          onChange={(event) => setIsShort(event.target.checked)}
        />
      </div>
      <QueryState query={query} empty={texts.empty}>
        {(all) => {
          const waiting = findUndecidedFrom(all, today);
          const shown = isShort ? filterWithJobs(all) : all;
          const over = shown.filter(({ date }) => date < today);
          return (
            <>
              <div role="status">{waiting > 0 && <Notice tone="warn">{texts.waiting(waiting)}</Notice>}</div>
              {shown.length === 0 && <EmptyState text={texts.emptyConcerned} />}
              {list(shown.filter(({ date }) => date >= today))}
              {over.length > 0 && (
                <details>
                  <summary>{texts.over(over.length)}</summary>
                  {list(over)}
                </details>
              )}
            </>
          );
        }}
      </QueryState>
      {form && <HolidayForm state={state} holiday={form.holiday} onClose={() => setForm(null)} />}
    </>
  );
}
