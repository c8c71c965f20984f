import './plan.css';
import { addDays, getMonday, getWeekPlan, isDay, type WeekPlan } from '@cleaning/contracts';
import {
  Button,
  CheckboxField,
  EmptyState,
  formatDuration,
  formatMoney,
  formatShortDate,
  formatWeekdayDate,
  getBusinessToday,
  LinkButton,
  Notice,
  PageHeader,
  passFocus,
  QueryState,
  useIsWide,
} from '@cleaning/ui';
import { useCall, useSearchParams } from '@cleaning/ui/app';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { HoursWarnings } from '../compliance/HoursWarnings';
import { SearchField } from '../desk/ListTools';
import { useIsAdmin } from '../desk/role';
import { UndoBar } from '../desk/UndoBar';
import { type TellDone, useUndo } from '../desk/useUndo';
import { DayList } from './DayList';
import { computeSum, RosterGrid } from './RosterGrid';
import { RosterPanels } from './RosterPanels';
import type { OpenPanel, RosterPanel } from './rosterPanel';
import { Switch } from './Switch';
import { plan as texts } from './texts';
import { filterRows, findProblems, getDays, getRows, type PlanBy, type PlanLength } from './week';

/** Week, length, rows and filters are in the address: they survive a reload, a shared link and Back. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('week') ?? '';
  return {
    monday: getMonday(isDay(given) ? given : getBusinessToday()),
    length: (address.get('days') === '14' ? 14 : 7) as PlanLength,
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

/** Totals of the period, with its problems. */
function Summary({ plan }: { plan: WeekPlan }) {
  const { open, partlyFilled, overlaps } = findProblems(plan);
  const found = [open > 0 && texts.open(open, partlyFilled), overlaps > 0 && texts.overlaps(overlaps)].filter(
    (problem) => problem !== false,
  );
  const { minutes, cost } = computeSum(plan.totals ?? []);
  return (
    <div className="ma-plan-sum">
      <div role="status">
        {found.length > 0 ? (
          <Notice tone="warn">{`${found.join(', ')}.`}</Notice>
        ) : (
          <Notice tone="ok">{texts.fine}</Notice>
        )}
      </div>
      {plan.totals && (
        <p className="ma-plan-sum__total">
          <strong>{formatDuration(minutes)}</strong>
          {cost && ` · ${texts.pay(formatMoney(cost))}`}
        </p>
      )}
    </div>
  );
}

interface WeekNavProps {
  monday: string;
  length: PlanLength;
  /** Gets the Monday of a week, empty for the current one. */
  onWeek: (monday: string) => void;
}

/** One line on a phone: arrows beside the dates, and the way back to this week only in another week. */
function WeekNav({ monday, length, onWeek }: WeekNavProps) {
  const isWide = useIsWide();
  const sunday = addDays(monday, length - 1);
  const dates = (
    <h2 aria-live="polite">
      {isWide
        ? texts.weekFrom(formatWeekdayDate(monday), formatWeekdayDate(sunday))
        : texts.weekFrom(formatShortDate(monday), formatShortDate(sunday))}
    </h2>
  );
  const showPreviousWeek = () => onWeek(addDays(monday, -7));
  const showNextWeek = () => onWeek(addDays(monday, 7));
  if (isWide)
    return (
      <nav aria-label={texts.weeks} className="ma-week-nav">
        {dates}
        <div className="ma-actions">
          <Button variant="secondary" onClick={showPreviousWeek}>
            {texts.previous}
          </Button>
          <Button variant="secondary" onClick={() => onWeek('')}>
            {texts.now}
          </Button>
          <Button variant="secondary" onClick={showNextWeek}>
            {texts.next}
          </Button>
        </div>
      </nav>
    );
  return (
    <nav aria-label={texts.weeks} className="ma-week-nav ma-week-nav--phone">
      <Button variant="secondary" aria-label={texts.previous} onClick={showPreviousWeek}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      {dates}
      <Button variant="secondary" aria-label={texts.next} onClick={showNextWeek}>
        <ChevronRight aria-hidden="true" />
      </Button>
      {monday !== getMonday(getBusinessToday()) && (
        <Button variant="ghost" className="ma-week-nav__now" onClick={() => onWeek('')}>
          {texts.now}
        </Button>
      )}
    </nav>
  );
}

type Address = ReturnType<typeof useAddress>;

function Search({ address }: { address: Address }) {
  return (
    <>
      <SearchField label={texts.search} value={address.text} onSearch={(text) => address.write({ text })} />
      <CheckboxField
        label={texts.onlyProblems}
        checked={address.onlyProblems}
        onChange={(event) => address.write({ only: event.target.checked ? 'problems' : '' })}
      />
    </>
  );
}

function Filters({ address }: { address: Address }) {
  const { job, person, by, length } = address;
  const isWide = useIsWide();
  // Stays open while the field that opened it is cleared.
  const [startsOpen] = useState(address.text !== '' || address.onlyProblems);
  const lengths = (
    <Switch
      label={texts.length}
      options={[
        { value: '7', label: texts.lengths[7] },
        { value: '14', label: texts.lengths[14] },
      ]}
      value={`${length}`}
      onChange={(days) => address.write({ days: days === '14' ? days : '' })}
    />
  );
  if (job !== undefined || person !== undefined)
    return (
      <div className="ma-plan-filters">
        {lengths}
        <Button variant="secondary" onClick={() => address.write({ job: '', person: '' })}>
          {texts.showAll}
        </Button>
      </div>
    );
  return (
    <div className="ma-plan-filters">
      <Switch
        label={texts.show}
        options={[
          { value: 'place', label: texts.byPlace },
          { value: 'person', label: texts.byPerson },
        ]}
        value={by}
        onChange={(chosen) => address.write({ by: chosen })}
      />
      {lengths}
      {isWide ? (
        <Search address={address} />
      ) : (
        <details className="ma-plan-search" open={startsOpen}>
          <summary>{texts.searchAndFilter}</summary>
          <Search address={address} />
        </details>
      )}
    </div>
  );
}

/** Admins get links to create a job; supervisors can't create one. */
function NoShifts() {
  const isAdmin = useIsAdmin();
  const text = (
    <>
      <strong className="ui-empty__title">{texts.nothing}</strong>
      <br />
      {isAdmin ? texts.nothingToDo : texts.nothingHere}
    </>
  );
  return (
    <EmptyState text={text}>
      {isAdmin && <LinkButton to="/admin/create-permanent-job">{texts.createJob}</LinkButton>}
    </EmptyState>
  );
}

interface RosterProps {
  plan: WeekPlan;
  address: Address;
  panel: RosterPanel | null;
  tell: TellDone;
  onOpen: OpenPanel;
  onClose: () => void;
}

function Roster({ plan, address, panel, tell, onOpen, onClose }: RosterProps) {
  const isWide = useIsWide();
  const { monday, by } = address;
  const days = getDays(plan);
  const today = getBusinessToday();
  const [day, setDay] = useState(today);
  const all = getRows(plan, by);
  const rows = filterRows(all, address.text, address.onlyProblems);
  const isNothing = plan.shifts.length === 0 && plan.gaps.length === 0 && (plan.places ?? []).length === 0;
  const shown = { plan, rows, days, by, onOpen };
  return (
    <>
      {isNothing ? (
        <NoShifts />
      ) : (
        <>
          <Summary plan={plan} />
          <HoursWarnings from={plan.from} until={plan.until} jobId={address.job} personId={address.person} />
          {rows.length === 0 && <EmptyState text={texts.nothingFound} />}
          {rows.length > 0 && isWide && <RosterGrid {...shown} />}
          {rows.length > 0 && !isWide && <DayList {...shown} day={days.includes(day) ? day : monday} onDay={setDay} />}
        </>
      )}
      {panel && <RosterPanels panel={panel} plan={plan} by={by} tell={tell} onOpen={onOpen} onClose={onClose} />}
    </>
  );
}

/** Planned shifts with their people, of all places or people, one place or one person. */
export default function PlanScreen() {
  const isWide = useIsWide();
  const address = useAddress();
  const { monday, length, job, person } = address;
  const isAdmin = useIsAdmin();
  const body = {
    from: monday,
    days: length,
    job_id: job || undefined,
    user_id: person || undefined,
  };
  const query = useCall(getWeekPlan, { body });
  const undo = useUndo(texts.undone);
  const [panel, setPanel] = useState<RosterPanel | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  const open = (next: RosterPanel) => {
    // A menu's entry has gone when the dialog closes, but its button has the focus again by then.
    if (panel === null) opener.current = document.querySelector<HTMLElement>('[aria-expanded="true"][aria-haspopup]');
    setPanel(next);
  };
  // Runs after the dialog has closed, which returns the focus to its opener. If that is gone, the cell gets it.
  useEffect(() => {
    const hasClosed = wasOpen.current && panel === null;
    wasOpen.current = panel !== null;
    if (!hasClosed || document.activeElement !== document.body) return;
    const stop = document.querySelector<HTMLElement>('.ma-grid [tabindex="0"]');
    passFocus(opener.current?.isConnected ? opener.current : stop, { preventScroll: true });
    opener.current = null;
  }, [panel]);

  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          isAdmin && (
            <div className="ma-actions ma-plan-actions">
              <Button onClick={() => open({ name: 'cover' })}>{texts.coverLeave}</Button>
              <Button variant="secondary" onClick={() => open({ name: 'copy' })}>
                {texts.copyWeek}
              </Button>
              {isWide && (
                <>
                  <Button variant="secondary" onClick={() => window.print()}>
                    {texts.print}
                  </Button>
                  <LinkButton variant="secondary" to="/admin/plan/import">
                    {texts.importRoster}
                  </LinkButton>
                </>
              )}
            </div>
          )
        }
      />
      <div className="ma-plan-bars">
        <WeekNav monday={monday} length={length} onWeek={(week) => address.write({ week }, { replace: false })} />
        <Filters address={address} />
      </div>
      <QueryState query={query}>
        {(plan) => (
          <Roster
            plan={plan}
            address={address}
            panel={panel}
            tell={undo.tell}
            onOpen={open}
            onClose={() => setPanel(null)}
          />
        )}
      </QueryState>
      <UndoBar undo={undo} />
    </>
  );
}
