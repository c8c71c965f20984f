import { listClients, listInvoices, listQuotes, searchJobs, searchPeople } from '@cleaning/contracts';
import {
  Badge,
  Card,
  EmptyState,
  formatMonthYear,
  formatWeekdayDate,
  Money,
  PageHeader,
  QueryState,
} from '@cleaning/ui';
import { Link, useCall, useSearchParams } from '@cleaning/ui/app';
import { buildClientPath } from '../clients/paths';
import { buildJobPath } from '../desk/jobPaths';
import { parseMonth } from '../invoices/months';
import { toListPath } from '../invoices/paths';
import { buildQuotePath } from '../quotes/paths';
import { StateBadge } from '../quotes/StateBadge';
import { search as texts } from './texts';

const MAX_SHOWN = 10;

/**
 * Searches people, jobs, clients, quotes and invoices. Each list has its own query, because they come from different
 * services.
 */
export default function SearchScreen() {
  const [address] = useSearchParams();
  const text = (address.get('text') ?? '').trim().slice(0, 120);
  const enabled = text !== '';
  const ranked = { text, sort: 'match', page_size: MAX_SHOWN } as const;
  const people = useCall(searchPeople, { body: ranked, enabled });
  const jobs = useCall(searchJobs, { body: { text }, enabled });
  const clients = useCall(listClients, { body: { ...ranked, archived: 'all' }, enabled });
  const newest = { direction: 'desc', page_size: MAX_SHOWN } as const;
  const quotes = useCall(listQuotes, { query: { text, ...newest }, enabled });
  const invoices = useCall(listInvoices, { body: { text: parseMonth(text), ...newest }, enabled });
  if (!enabled)
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState text={texts.start} />
      </>
    );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead(text)} />
      <Card title={texts.people}>
        <QueryState query={people}>
          {({ total, rows }) => (
            <>
              {total === 0 && <p>{texts.noPeople}</p>}
              <ul className="ma-found">
                {rows.map((person) => (
                  <li key={person.id}>
                    <Link to={`/admin/sub-contractors/${person.id}`}>{person.name}</Link>
                    <span>{person.email}</span>
                  </li>
                ))}
              </ul>
              {total > rows.length && (
                <Link to={`/admin/sub-contractors?text=${encodeURIComponent(text)}`}>{texts.allPeople(total)}</Link>
              )}
            </>
          )}
        </QueryState>
      </Card>
      <Card title={texts.jobs}>
        <QueryState query={jobs}>
          {(found) => (
            <>
              {found.length === 0 && <p>{texts.noJobs}</p>}
              <ul className="ma-found">
                {found.map((job) => (
                  <li key={job.job_id}>
                    <Link to={buildJobPath(job)}>{job.job_name}</Link>
                    <span>{job.date === '' ? job.address : `${job.address}, ${formatWeekdayDate(job.date)}`}</span>
                    {job.ended && <Badge>{texts.ended}</Badge>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryState>
      </Card>
      <Card title={texts.clients}>
        <QueryState query={clients}>
          {({ total, rows }) => (
            <>
              {total === 0 && <p>{texts.noClients}</p>}
              <ul className="ma-found">
                {rows.map(({ id, name, legal_name, archived }) => (
                  <li key={id}>
                    <Link to={buildClientPath(id)}>{name}</Link>
                    {legal_name !== name && <span>{legal_name}</span>}
                    {archived && <Badge>{texts.archived}</Badge>}
                  </li>
                ))}
              </ul>
              {total > rows.length && (
                <Link to={`/admin/clients?archived=all&text=${encodeURIComponent(text)}`}>
                  {texts.allClients(total)}
                </Link>
              )}
            </>
          )}
        </QueryState>
      </Card>
      <Card title={texts.quotes}>
        <QueryState query={quotes}>
          {({ total, rows }) => (
            <>
              {total === 0 && <p>{texts.noQuotes}</p>}
              <ul className="ma-found">
                {rows.map((quote) => (
                  <li key={quote.id}>
                    <Link to={buildQuotePath(quote.id)}>{quote.number}</Link>
                    <span>{quote.to}</span>
                    <StateBadge state={quote.state} />
                  </li>
                ))}
              </ul>
              {total > rows.length && (
                <Link to={`/admin/quotes?text=${encodeURIComponent(text)}`}>{texts.allQuotes(total)}</Link>
              )}
            </>
          )}
        </QueryState>
      </Card>
      <Card title={texts.invoices}>
        <QueryState query={invoices}>
          {({ total, rows }) => (
            <>
              {total === 0 && <p>{texts.noInvoices}</p>}
              <ul className="ma-found">
                {rows.map((invoice) => (
                  <li key={invoice.invoice_number}>
                    <Link to={toListPath(invoice)}>{invoice.invoice_number}</Link>
                    <span>
                      {invoice.to_name}, {formatMonthYear(invoice.month)}, <Money value={invoice.total} />
                    </span>
                  </li>
                ))}
              </ul>
              {total > rows.length && (
                <Link to={`/admin/invoices?text=${encodeURIComponent(text)}`}>{texts.allInvoices(total)}</Link>
              )}
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}
