import { listInvoices } from '@cleaning/contracts';
import { Card, formatMonthYear, Money, QueryState, Table, type YearMonth, YearMonthSelect } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { toListPath } from '../invoices/paths';
import { jobInvoices as texts } from './texts';
import { InvoiceButton, useWorkMonth } from './WorkSection';

/** Two years of them. */
const MAX_SHOWN = 24;

interface InvoicesSectionProps {
  jobId: string;
  /** Month shown when the page opens. */
  firstMonth: YearMonth;
}

/** The invoice of the chosen month, and all that were issued for the job. */
export function InvoicesSection({ jobId, firstMonth }: InvoicesSectionProps) {
  const { year, month, choose } = useWorkMonth(firstMonth);
  const query = useCall(listInvoices, {
    body: { job_id: jobId, sort: 'month', direction: 'desc', page_size: MAX_SHOWN },
  });
  return (
    <Card title={texts.title}>
      <div className="ma-month">
        <YearMonthSelect year={year} month={month} onChange={choose} />
        <InvoiceButton jobId={jobId} year={year} month={month} />
      </div>
      <QueryState query={query}>
        {({ rows, total }) => (
          <>
            <Table
              caption={texts.caption}
              captionHidden
              rows={rows}
              rowKey={(row) => row.invoice_number}
              empty={texts.empty}
              rowLink={toListPath}
              columns={[
                { header: texts.ofMonth, phone: 'meta', cell: (row) => formatMonthYear(row.month) },
                {
                  header: texts.number,
                  phone: 'title',
                  phoneCell: (row) => row.invoice_number,
                  cell: (row) => (
                    <Link to={toListPath(row)} aria-label={texts.open(row.invoice_number)}>
                      {row.invoice_number}
                    </Link>
                  ),
                },
                { header: texts.addressee, phone: 'hidden', cell: (row) => row.to_name },
                { header: texts.total, align: 'end', phone: 'end', cell: (row) => <Money value={row.total} /> },
              ]}
            />
            {total > rows.length && <Link to="/admin/invoices">{texts.all}</Link>}
          </>
        )}
      </QueryState>
    </Card>
  );
}
