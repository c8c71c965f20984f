import type { DoneWork } from '@cleaning/contracts';
import { Badge, MapLink, Money, Table } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { doneWork, workList } from '../texts';
import { Facts } from './Facts';
import { readableDay } from './readableDay';
import { endedTime, payOf, sumOfAmounts, workStatus } from './workStatus';

interface DoneWorkTableProps {
  records: DoneWork[];
  caption: string;
  empty: string;
}

const place = (record: DoneWork, location: string, label: string) => {
  if (record.is_manual) return doneWork.manual;
  if (location === '' && record.job_status === 'done') return doneWork.noStamp;
  return location === '' ? doneWork.noPlace : <MapLink location={location} label={label} />;
};

function Status({ record }: { record: DoneWork }) {
  const { tone, text } = workStatus(record);
  return (
    <span className="ma-actions">
      <Badge tone={tone}>{text}</Badge>
      {record.is_late && (
        <Badge tone="warn">{doneWork.receivedLate(record.end_received_at || record.start_received_at)}</Badge>
      )}
      {record.corrected && <Badge tone="warn">{workList.corrected}</Badge>}
    </span>
  );
}

export function DoneWorkTable({ records, caption, empty }: DoneWorkTableProps) {
  const sum = (side: 'contractor' | 'company') => sumOfAmounts(records.map((record) => payOf(record)[side]));
  return (
    <div className="ma-dense">
      <Table
        caption={caption}
        rows={records}
        rowKey={(record) => record.row_id}
        empty={empty}
        columns={[
          { header: doneWork.date, cell: (record) => <span className="ma-nowrap">{readableDay(record.date)}</span> },
          { header: doneWork.userName, cell: (record) => record.user_name },
          { header: doneWork.startTime, cell: (record) => record.start_time },
          { header: doneWork.endTime, cell: (record) => record.end_time || doneWork.noTime },
          { header: doneWork.endedTime, cell: endedTime },
          {
            header: doneWork.status,
            cell: (record) => <Status record={record} />,
          },
          {
            header: doneWork.startedLocation,
            cell: (record) => place(record, record.job_started_location, doneWork.startMap),
          },
          {
            header: doneWork.endedLocation,
            cell: (record) => place(record, record.job_ended_location, doneWork.endMap),
          },
          {
            header: doneWork.contractorPay,
            align: 'end',
            cell: (record) => <Money value={payOf(record).contractor} />,
          },
          { header: doneWork.companyPay, align: 'end', cell: (record) => <Money value={payOf(record).company} /> },
          {
            header: workList.record,
            cell: (record) => (
              <Link
                to={`/admin/work/${record.row_id}`}
                aria-label={workList.correctOf(record.user_name, readableDay(record.date))}
              >
                {workList.correct}
              </Link>
            ),
          },
        ]}
      />
      {records.length > 0 && (
        <Facts
          facts={[
            [doneWork.totalContractorPay, <Money key="contractor" value={sum('contractor')} />],
            [doneWork.totalCompanyPay, <Money key="company" value={sum('company')} />],
          ]}
        />
      )}
    </div>
  );
}
