import { getInvoiceVersions } from '@cleaning/contracts';
import { Card, Money, QueryState, Table } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { invoiceList as texts } from '../texts';

/** Everything that was issued under a number. */
export function IssuedVersions({ number }: { number: string }) {
  const query = useCall(getInvoiceVersions, { params: { number } });
  return (
    <Card title={texts.history}>
      <QueryState query={query}>
        {(versions) => (
          <Table
            caption={texts.historyCaption(number)}
            rows={versions}
            rowKey={(row) => String(row.version)}
            empty={texts.empty}
            columns={[
              { header: texts.version, cell: (row) => row.version },
              { header: texts.date, cell: (row) => row.date },
              { header: texts.issuedBy, cell: (row) => row.issued_by },
              { header: texts.subTotal, align: 'end', cell: (row) => <Money value={row.sub_total} /> },
              { header: texts.gst, align: 'end', cell: (row) => <Money value={row.gst} /> },
              { header: texts.total, align: 'end', cell: (row) => <Money value={row.total} /> },
            ]}
          />
        )}
      </QueryState>
    </Card>
  );
}
