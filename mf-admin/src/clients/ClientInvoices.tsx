import { getClientAccount, type Receivable } from '@cleaning/contracts';
import { Badge, Card, formatDate, formatMonthYear, LinkButton, Money, QueryState, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { toListPath } from '../invoices/paths';
import { buildAccountPath } from '../receivables/paths';
import { clientInvoices as texts } from './texts';

const buildPath = ({ kind, number }: Receivable): string => toListPath({ kind, invoice_number: number });

function Due({ due_on, days_overdue }: Receivable) {
  return days_overdue > 0 ? <Badge tone="danger">{texts.overdueDays(days_overdue)}</Badge> : formatDate(due_on);
}

const Owing = ({ open }: Receivable) =>
  Number(open) > 0 ? <Money value={open} /> : <Badge tone="ok">{texts.paid}</Badge>;

/** The client's invoices: open ones by due date, then paid ones. */
export function ClientInvoices({ clientId }: { clientId: string }) {
  const query = useCall(getClientAccount, { params: { client_id: clientId } });
  return (
    <Card title={texts.title}>
      <QueryState query={query}>
        {({ invoices }) => (
          <Table
            caption={texts.caption}
            captionHidden
            rows={invoices}
            rowKey={({ number }) => number}
            empty={texts.empty}
            rowLink={buildPath}
            columns={[
              {
                header: texts.number,
                phone: 'title',
                phoneCell: ({ number }) => number,
                cell: (row) => (
                  <Link to={buildPath(row)} aria-label={texts.open(row.number)}>
                    {row.number}
                  </Link>
                ),
              },
              { header: texts.month, phone: 'meta', cell: ({ month }) => formatMonthYear(month) },
              { header: texts.due, phone: 'meta', cell: (row) => <Due {...row} /> },
              {
                header: texts.total,
                phone: 'hidden',
                align: 'end',
                cell: ({ invoiced }) => <Money value={invoiced} />,
              },
              { header: texts.owing, phone: 'end', align: 'end', cell: (row) => <Owing {...row} /> },
            ]}
          />
        )}
      </QueryState>
      <p className="ma-hint">{texts.accountHint}</p>
      <div className="ma-actions">
        <LinkButton variant="secondary" to={buildAccountPath(clientId)}>
          {texts.account}
        </LinkButton>
      </div>
    </Card>
  );
}
