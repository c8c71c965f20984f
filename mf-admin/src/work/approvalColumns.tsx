import { type BodyInput, type HeldWork, HOLD_REASONS, type listApprovals, WORK_STATES } from '@cleaning/contracts';
import {
  Badge,
  Button,
  CheckboxField,
  type Column,
  formatDate,
  formatInstant,
  formatWeekdayDate,
  MapLink,
  Money,
} from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildJobPath } from '../desk/jobPaths';
import type { ListState } from '../desk/ListTools';
import { getDays } from './days';
import { doneWork, holdReasons, look, approvals as texts } from './texts';

export const SORTS = [
  { value: 'date', label: texts.date, kind: 'day' },
  { value: 'place', label: texts.place, kind: 'text' },
  { value: 'person', label: texts.person, kind: 'text' },
  { value: 'amount', label: texts.amount, kind: 'number' },
] as const;

/** Filters and order for the calls. Values in the address that the calls would refuse are left out. */
export function readApprovalFilters(list: ListState) {
  const reason = HOLD_REASONS.find((known) => known === list.filter('reason'));
  return {
    text: list.filter('text').slice(0, 120),
    ...getDays({ from: list.filter('from'), to: list.filter('to') }),
    reasons: reason && [reason],
    state: WORK_STATES.find((known) => known === list.filter('state')) ?? 'held',
    sort: SORTS.find(({ value }) => value === list.sort)?.value ?? 'date',
    direction: list.direction,
  } satisfies BodyInput<typeof listApprovals>;
}

export type ApprovalFilters = ReturnType<typeof readApprovalFilters>;

type ApprovalColumn = Column<HeldWork>;

/** Whether a record has a duration. A manual one without a finish has none. */
export const hasHours = ({ is_manual, started_at, ended_at }: HeldWork): boolean =>
  !is_manual || ended_at !== started_at;

/** Minutes that are paid; empty if none are, or if an admin entered the amount. */
export function describePaidTime({ state, paid_minutes }: Pick<HeldWork, 'state' | 'paid_minutes'>): string {
  if (paid_minutes === undefined || state === 'rejected') return '';
  return state === 'held' ? texts.pays(paid_minutes) : texts.paid(paid_minutes);
}

/** Planned times, and how long the work should take if no end was planned. */
export function describePlan({ planned, expected_minutes }: Pick<HeldWork, 'planned' | 'expected_minutes'>): string[] {
  const hasEnd = planned.includes('-');
  return [
    planned === '' ? '' : texts.planned(planned.replace('-', '–')),
    hasEnd || expected_minutes === undefined ? '' : texts.expected(expected_minutes),
  ].filter(Boolean);
}

/** Times of day, with the date of an end on another day. */
export function formatTimes(record: HeldWork): string {
  const { started_at, ended_at } = record;
  const start = started_at.slice(11);
  if (!hasHours(record)) return start;
  const end = ended_at.slice(11);
  return started_at.slice(0, 10) === ended_at.slice(0, 10)
    ? `${start}–${end}`
    : `${start}–${end}, ${formatWeekdayDate(ended_at.slice(0, 10))}`;
}

export function renderPlaces({ is_manual, start_location, finish_location }: HeldWork) {
  if (is_manual) return doneWork.manual;
  return (
    <span className="ma-stamp">
      {start_location !== '' && (
        <MapLink location={start_location} label={texts.mapStart} spokenLabel={doneWork.startMap} />
      )}
      {finish_location === '' ? (
        doneWork.noStamp
      ) : (
        <MapLink location={finish_location} label={texts.mapEnd} spokenLabel={doneWork.endMap} />
      )}
    </span>
  );
}

export const createChosenColumn = (
  chosen: ReadonlyMap<string, number>,
  onChoose: (row: HeldWork, is: boolean) => void,
): ApprovalColumn => ({
  header: texts.choose,
  headerHidden: true,
  phone: 'start',
  cell: (row) => (
    <CheckboxField
      label={<span className="ui-sr-only">{texts.chooseLabel(row.user_name, formatWeekdayDate(row.date))}</span>}
      checked={chosen.has(row.row_id)}
      onChange={(event) => onChoose(row, event.target.checked)}
    />
  ),
});

export const createViewColumn = (onLook: (row: HeldWork) => void): ApprovalColumn => ({
  header: look.column,
  headerHidden: true,
  phone: 'open',
  cell: (row) => (
    <Button
      variant="secondary"
      aria-label={look.openLabel(row.user_name, formatWeekdayDate(row.date))}
      onClick={() => onLook(row)}
    >
      {look.open}
    </Button>
  ),
});

const WORK: ApprovalColumn[] = [
  {
    header: texts.date,
    sort: 'date',
    phone: 'meta',
    phoneCell: (row) => formatDate(row.date),
    cell: (row) => (
      <Link to={`/admin/work/${row.row_id}`} className="ma-nowrap">
        {formatWeekdayDate(row.date)}
      </Link>
    ),
  },
  {
    header: texts.person,
    sort: 'person',
    phone: 'title',
    phoneWraps: true,
    phoneCell: (row) => `${row.user_name}, ${row.job_name}`,
    cell: (row) => (
      <span className="ma-badges">
        {row.user_name}
        {row.has_left && <Badge>{texts.hasLeft}</Badge>}
      </span>
    ),
  },
  {
    header: texts.place,
    sort: 'place',
    phone: 'hidden',
    cell: (row) => <Link to={buildJobPath(row)}>{row.job_name}</Link>,
  },
  {
    header: texts.times,
    cell: (row) => (
      <span className="ma-stamp">
        <span>
          <span className="ma-nowrap">{formatTimes(row)}</span>
          {hasHours(row) && <span className="ma-nowrap"> ({texts.worked(row.actual_minutes)})</span>}
        </span>
        {describePlan(row).map((text) => (
          <small key={text} className="ma-nowrap">
            {text}
          </small>
        ))}
        {describePaidTime(row) !== '' && <strong className="ma-nowrap">{describePaidTime(row)}</strong>}
      </span>
    ),
  },
  {
    header: texts.reasons,
    phone: 'meta',
    phoneCell: ({ reasons }) => reasons.map((reason) => holdReasons[reason]).join(', '),
    cell: (row) => (
      <span className="ma-badges">
        {row.reasons.map((reason) => (
          <Badge key={reason} tone="warn">
            {holdReasons[reason]}
          </Badge>
        ))}
      </span>
    ),
  },
];

const amount: ApprovalColumn = {
  header: texts.amount,
  sort: 'amount',
  align: 'end',
  phone: 'end',
  cell: (row) => <Money value={row.contractor_pay} />,
};

export const HELD_COLUMNS: ApprovalColumn[] = [...WORK, { header: texts.map, cell: renderPlaces }, amount];

export const DECIDED_COLUMNS: ApprovalColumn[] = [
  ...WORK,
  {
    header: texts.decided,
    cell: (row) =>
      row.decided_at === '' ? (
        texts.byRule
      ) : (
        <span className="ma-stamp">
          {row.decided_by}
          <small>{formatInstant(row.decided_at)}</small>
          {row.note !== '' && <small>{row.note}</small>}
        </span>
      ),
  },
  amount,
];
