import { type DoneWork, PENDING, type WorkRow } from '@cleaning/contracts';
import {
  Badge,
  type Column,
  formatDate,
  formatDateTime,
  formatHours,
  formatWeekdayDate,
  MapLink,
  Money,
} from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildJobPath } from '../desk/jobPaths';
import { doneWork, workList as texts } from './texts';

export interface WorkStatus {
  text: string;
  tone: 'ok' | 'warn' | 'neutral';
}

/** Done only if the record is done and no slot of that day is left. */
export function getWorkStatus({
  job_status,
  job_counts_per_day,
}: Pick<DoneWork, 'job_status' | 'job_counts_per_day'>): WorkStatus {
  if (job_status !== 'done') return { text: doneWork.pending, tone: 'neutral' };
  if (job_counts_per_day > 0) return { text: doneWork.pendingCount(job_counts_per_day), tone: 'warn' };
  return { text: doneWork.done, tone: 'ok' };
}

/** The end of a manual record is empty, not pending: it has one time only. */
export const findEndTime = ({ ended_time }: Pick<DoneWork, 'ended_time'>) =>
  ended_time === PENDING ? doneWork.notEnded : ended_time || doneWork.noTime;

/** The status of the work, and marks of the record. */
function WorkStatusBadges({ record }: { record: DoneWork }) {
  const { tone, text } = getWorkStatus(record);
  return (
    <span className="ma-badges">
      <Badge tone={tone}>{text}</Badge>
      {record.state === 'held' && <Badge tone="warn">{texts.held}</Badge>}
      {record.state === 'rejected' && <Badge tone="danger">{texts.rejected}</Badge>}
      {record.corrected && <Badge tone="warn">{texts.corrected}</Badge>}
      {record.is_late && <Badge tone="warn">{texts.late}</Badge>}
    </span>
  );
}

/** On a phone, only the most important status. */
function WorkStatusBadge({ record }: { record: DoneWork }) {
  if (record.state === 'held') return <Badge tone="warn">{texts.waits}</Badge>;
  if (record.state === 'rejected') return <Badge tone="danger">{texts.rejected}</Badge>;
  const { tone, text } = getWorkStatus(record);
  return <Badge tone={tone}>{text}</Badge>;
}

/** A time of day. `receivedAt`: when a late clock event arrived, YYYY-MM-DD HH:MM in business time, otherwise empty. */
function StampedTime({ time, receivedAt }: { time: string; receivedAt: string }) {
  if (receivedAt === '') return time;
  return (
    <span className="ma-stamp">
      {time}
      <small>{texts.received(formatDateTime(receivedAt))}</small>
    </span>
  );
}

type WorkColumn = Column<WorkRow>;

function renderStampPlace(record: WorkRow, location: string, label: string, isPending: boolean) {
  if (record.is_manual) return doneWork.manual;
  if (location !== '') return <MapLink location={location} label={doneWork.map} spokenLabel={label} />;
  return isPending ? doneWork.noPlace : doneWork.noStamp;
}

const date: WorkColumn = {
  header: doneWork.date,
  phone: 'meta',
  sort: 'date',
  phoneCell: (row) => formatDate(row.date),
  cell: (row) => <span className="ma-nowrap">{formatWeekdayDate(row.date)}</span>,
};
const place: WorkColumn = {
  header: texts.place,
  sort: 'place',
  cell: (row) => <Link to={buildJobPath(row)}>{row.job_name}</Link>,
};
const person: WorkColumn = {
  header: doneWork.userName,
  sort: 'person',
  phone: 'title',
  cell: (row) => row.user_name,
};
const started: WorkColumn = {
  header: doneWork.startTime,
  phone: 'meta',
  phoneCell: (row) => row.start_time,
  cell: (row) => <StampedTime time={row.start_time} receivedAt={row.start_received_at} />,
};
const plannedEnd: WorkColumn = { header: doneWork.endTime, cell: (row) => row.end_time || doneWork.noTime };
const ended: WorkColumn = {
  header: doneWork.endedTime,
  phone: 'hidden',
  cell: (row) => <StampedTime time={findEndTime(row)} receivedAt={row.end_received_at} />,
};
const hours: WorkColumn = {
  header: texts.hours,
  sort: 'hours',
  align: 'end',
  cell: (row) => formatHours(row.minutes),
};
const status: WorkColumn = {
  header: doneWork.status,
  phone: 'meta',
  phoneCell: (row) => <WorkStatusBadge record={row} />,
  cell: (row) => <WorkStatusBadges record={row} />,
};
const startPlace: WorkColumn = {
  header: doneWork.startedLocation,
  cell: (row) => renderStampPlace(row, row.job_started_location, doneWork.startMap, false),
};
const endPlace: WorkColumn = {
  header: doneWork.endedLocation,
  cell: (row) => renderStampPlace(row, row.job_ended_location, doneWork.endMap, row.job_status !== 'done'),
};
const contractorPay: WorkColumn = {
  header: doneWork.contractorPay,
  phone: 'end',
  sort: 'contractor',
  align: 'end',
  cell: (row) => <Money value={row.contractor_pay} />,
};
const companyPay: WorkColumn = {
  header: doneWork.companyPay,
  sort: 'company',
  align: 'end',
  cell: (row) => <Money value={row.company_pay} />,
};
const record: WorkColumn = {
  header: texts.record,
  phone: 'hidden',
  cell: (row) => (
    <Link to={`/admin/work/${row.row_id}`} aria-label={texts.correctLabel(row.user_name, formatWeekdayDate(row.date))}>
      {texts.correct}
    </Link>
  ),
};

/** Work at all places. */
export const COMPANY_COLUMNS: readonly WorkColumn[] = [
  { ...date, cell: (row) => <span className="ma-work-date">{formatDate(row.date)}</span> },
  { ...place, phone: 'hidden' },
  { ...person, phoneCell: (row) => `${row.user_name}, ${row.job_name}` },
  started,
  ended,
  hours,
  status,
  contractorPay,
  companyPay,
  record,
];

/** The month's done work of one place. */
export const JOB_COLUMNS: readonly WorkColumn[] = [
  date,
  person,
  started,
  plannedEnd,
  ended,
  status,
  startPlace,
  endPlace,
  contractorPay,
  companyPay,
  record,
];
