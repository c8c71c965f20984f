import type { HeldWork } from '@cleaning/contracts';
import { Badge, CheckboxField, MapLink, Money } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { readableInstant } from '../correct-work/readableInstant';
import { readableDay } from '../job-desk/readableDay';
import type { SortableColumn } from '../lists/SortableTable';
import { jobPath } from '../overview/jobPath';
import { doneWork, holdReasons, approvals as texts } from '../texts';

type ApprovalColumn = SortableColumn<HeldWork>;

/** Times of day; a work that ends on another day says so. */
function times({ started_at, ended_at, is_manual }: HeldWork): string {
  const start = started_at.slice(11);
  if (is_manual) return start;
  const end = ended_at.slice(11);
  return started_at.slice(0, 10) === ended_at.slice(0, 10)
    ? `${start}–${end}`
    : `${start}–${end}, ${readableDay(ended_at.slice(0, 10))}`;
}

function places({ is_manual, start_location, finish_location }: HeldWork) {
  if (is_manual) return doneWork.manual;
  return (
    <span className="ma-stamp">
      {start_location !== '' && <MapLink location={start_location} label={doneWork.startMap} />}
      {finish_location === '' ? doneWork.noStamp : <MapLink location={finish_location} label={doneWork.endMap} />}
    </span>
  );
}

export const chosenColumn = (
  chosen: ReadonlyMap<string, number>,
  onChoose: (row: HeldWork, is: boolean) => void,
): ApprovalColumn => ({
  header: texts.choose,
  cell: (row) => (
    <CheckboxField
      label={<span className="ui-sr-only">{texts.chooseOf(row.user_name, readableDay(row.date))}</span>}
      checked={chosen.has(row.row_id)}
      onChange={(event) => onChoose(row, event.target.checked)}
    />
  ),
});

const WORK: ApprovalColumn[] = [
  {
    header: texts.date,
    sort: 'date',
    cell: (row) => (
      <Link to={`/admin/work/${row.row_id}`} className="ma-nowrap">
        {readableDay(row.date)}
      </Link>
    ),
  },
  {
    header: texts.person,
    sort: 'person',
    cell: (row) => (
      <span className="ma-badges">
        {row.user_name}
        {row.has_left && <Badge>{texts.hasLeft}</Badge>}
      </span>
    ),
  },
  { header: texts.place, sort: 'place', cell: (row) => <Link to={jobPath(row)}>{row.job_name}</Link> },
  {
    header: texts.times,
    cell: (row) => (
      <span className="ma-stamp">
        {times(row)}
        {row.planned !== '' && <small>{texts.planned(row.planned)}</small>}
      </span>
    ),
  },
  {
    header: texts.length,
    cell: (row) => (
      <span className="ma-stamp">
        {row.is_manual ? doneWork.noTime : texts.worked(row.actual_minutes)}
        {row.expected_minutes !== undefined && <small>{texts.expected(row.expected_minutes)}</small>}
      </span>
    ),
  },
  {
    header: texts.reasons,
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
  cell: (row) => <Money value={row.contractor_pay} />,
};

export const HELD_COLUMNS: ApprovalColumn[] = [...WORK, { header: texts.map, cell: places }, amount];

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
          <small>{readableInstant(row.decided_at)}</small>
          {row.note !== '' && <small>{row.note}</small>}
        </span>
      ),
  },
  amount,
];
