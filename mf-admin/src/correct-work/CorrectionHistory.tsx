import type { CorrectableWork } from '@cleaning/contracts';
import { Card, Money, Table } from '@cleaning/ui';
import { correction as texts } from '../texts';
import { readableInstant } from './readableInstant';
import { readableMoment } from './readableMoment';

/** What the record said before each correction, and why it was changed. */
export function CorrectionHistory({ corrections }: { corrections: CorrectableWork['corrections'] }) {
  return (
    <Card title={texts.history}>
      <Table
        caption={texts.historyCaption}
        rows={corrections}
        rowKey={(row) => row.corrected_at}
        empty={texts.noHistory}
        columns={[
          { header: texts.when, cell: (row) => readableInstant(row.corrected_at) },
          { header: texts.who, cell: (row) => row.corrected_by },
          { header: texts.why, cell: (row) => row.reason },
          { header: texts.started, cell: (row) => readableMoment(row.started_at) },
          { header: texts.ended, cell: (row) => (row.ended_at === '' ? texts.never : readableMoment(row.ended_at)) },
          { header: texts.contractorPay, align: 'end', cell: (row) => amount(row.contractor_pay) },
          { header: texts.companyPay, align: 'end', cell: (row) => amount(row.company_pay) },
        ]}
      />
    </Card>
  );
}

const amount = (value: string) => (value === '' ? texts.never : <Money value={value} />);
