import './plan.css';
import { daysAfter, getWeekPlan, isDay, mondayOf, type WeekPlan } from '@cleaning/contracts';
import {
  Button,
  businessToday,
  CheckboxField,
  EmptyState,
  LinkButton,
  Notice,
  PageHeader,
  QueryState,
  readableDay,
  SelectField,
  useIsWide,
} from '@cleaning/ui';
import { useCall, useSearchParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { HoursWarnings } from '../compliance/HoursWarnings';
import { SearchField } from '../desk/ListTools';
import { useIsAdmin } from '../desk/role';
import { CellSheet } from './CellSheet';
import { DayList } from './DayList';
import { plan as texts } from './texts';
import { WeekTable } from './WeekTable';
import { filterRows, type PlanBy, problemsOf, rowsOf, weekDays } from './week';

/** Week, rows and filters are in the address: they survive a reload, a shared link and Back. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('week') ?? '';
  return {
    monday: mondayOf(isDay(given) ? given : businessToday()),
    by: (address.get('by') === 'person' ? 'person' : 'place') as PlanBy,
    text: address.get('text') ?? '',
    onlyProblems: address.get('only') === 'problems',
    job: address.get('job') ?? undefined,
    person: address.get('person') ?? undefined,
    write(changes: Readonly<Record<string, string>>, { replace = true } = {}) {
      const after = new URLSearchParams(address);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') after.delete(name);
        else after.set(name, value);
      }
      setAddress(after, { replace });
    },
  };
}

function Problems({ plan }: { plan: WeekPlan }) {
  const { empty, short, overlaps } = problemsOf(plan);
  const found = [
    empty > 0 && texts.empty(empty),
    short > 0 && texts.short(short),
    overlaps > 0 && texts.overlaps(overlaps),
  ].filter((problem) => problem !== false);
  return (
    <div role="status">
      {found.length > 0 ? (
        <Notice tone="warn">{`${found.join(', ')}.`}</Notice>
      ) : (
        <Notice tone="ok">{texts.fine}</Notice>
      )}
    </div>
  );
}

type Address = ReturnType<typeof useAddress>;

function Filters({ address }: { address: Address }) {
  if (address.job !== undefined || address.person !== undefined)
    return (
      <Button variant="secondary" onClick={() => address.write({ job: '', person: '' })}>
        {texts.showAll}
      </Button>
    );
  return (
    <div className="ma-filters ma-plan-filters">
      <SelectField
        label={texts.show}
        options={[
          { value: 'place', label: texts.byPlace },
          { value: 'person', label: texts.byPerson },
        ]}
        value={address.by}
        onChange={(event) => address.write({ by: event.target.value })}
      />
      <SearchField label={texts.search} value={address.text} onSearch={(text) => address.write({ text })} />
      <CheckboxField
        label={texts.onlyProblems}
        checked={address.onlyProblems}
        onChange={(event) => address.write({ only: event.target.checked ? 'problems' : '' })}
      />
    </div>
  );
}

interface Opened {
  id: string;
  date: string;
}

function Week({ plan, address }: { plan: WeekPlan; address: Address }) {
  const isWide = useIsWide();
  const isAdmin = useIsAdmin();
  const { monday, by } = address;
  const days = weekDays(monday);
  const today = businessToday();
  const [day, setDay] = useState(today);
  const [opened, setOpened] = useState<Opened | null>(null);
  const all = rowsOf(plan, by);
  const rows = filterRows(all, address.text, address.onlyProblems);
  const openRow = all.find(({ id }) => id === opened?.id);
  const openCell = openRow?.cells.find(({ date }) => date === opened?.date);

  if (all.length === 0)
    return (
      <EmptyState text={texts.nothing}>
        {isAdmin && (
          <LinkButton variant="secondary" to="/admin/create-permanent-job">
            {texts.createJob}
          </LinkButton>
        )}
      </EmptyState>
    );
  const shown = { rows, days, by, onOpen: ({ id }: { id: string }, date: string) => setOpened({ id, date }) };
  return (
    <>
      <Problems plan={plan} />
      <HoursWarnings from={plan.from} until={plan.until} jobId={address.job} personId={address.person} />
      {rows.length === 0 && <EmptyState text={texts.nothingFound} />}
      {rows.length > 0 && isWide && <WeekTable {...shown} />}
      {rows.length > 0 && !isWide && <DayList {...shown} day={days.includes(day) ? day : monday} onDay={setDay} />}
      {openRow && openCell && <CellSheet row={openRow} cell={openCell} by={by} onClose={() => setOpened(null)} />}
    </>
  );
}

/** A week as it is planned: of all places or people, of one place or of one person. */
export default function PlanScreen() {
  const address = useAddress();
  const { monday, job, person } = address;
  const body = { from: monday, ...(job ? { job_id: job } : {}), ...(person ? { user_id: person } : {}) };
  const isAdmin = useIsAdmin();
  const query = useCall(getWeekPlan, { body });
  const go = (week: string) => address.write({ week }, { replace: false });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          isAdmin && (
            <LinkButton variant="secondary" to="/admin/holidays">
              {texts.holidays}
            </LinkButton>
          )
        }
      />
      <nav aria-label={texts.weeks} className="ma-week-nav">
        <h2 aria-live="polite">{texts.weekFrom(readableDay(monday), readableDay(daysAfter(monday, 6)))}</h2>
        <div className="ma-actions">
          <Button variant="secondary" onClick={() => go(daysAfter(monday, -7))}>
            {texts.previous}
          </Button>
          <Button variant="secondary" onClick={() => go('')}>
            {texts.now}
          </Button>
          <Button variant="secondary" onClick={() => go(daysAfter(monday, 7))}>
            {texts.next}
          </Button>
        </div>
      </nav>
      <Filters address={address} />
      <QueryState query={query}>{(plan) => <Week plan={plan} address={address} />}</QueryState>
    </>
  );
}
