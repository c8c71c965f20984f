import { getInvoice } from '@cleaning/contracts';
import { EmptyState, LinkButton, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useSearchParams } from '@cleaning/ui/app';
import { invoice as texts } from '../texts';
import './invoice.css';
import { InvoiceDesk } from './InvoiceDesk';

/** The number in the address makes an invoice survive a reload and a shared link. */
export default function InvoiceScreen() {
  const [search] = useSearchParams();
  const number = search.get('number') ?? '';
  const query = useCall(getInvoice, { params: { number }, enabled: number !== '' });

  if (number === '')
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState text={texts.none}>
          <LinkButton to="/admin">{texts.toJobs}</LinkButton>
        </EmptyState>
      </>
    );
  return (
    <QueryState query={query}>
      {(issued) => <InvoiceDesk key={`${issued.invoice_number} ${issued.version}`} issued={issued} />}
    </QueryState>
  );
}
