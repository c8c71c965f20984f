import { type EnquiryDetail, listQuotes } from '@cleaning/contracts';
import { Card, LinkButton, QueryState } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { buildEnquiryQuotePath, buildQuotePath } from './paths';
import { StateBadge } from './StateBadge';
import { quoteList, enquiryQuotes as texts } from './texts';

/** Quotes that answer an enquiry, with a link to add one. */
export function EnquiryQuotes({ enquiry: { id, state } }: { enquiry: Pick<EnquiryDetail, 'id' | 'state'> }) {
  const query = useCall(listQuotes, { query: { enquiry_id: id, sort: 'number' } });
  return (
    <Card title={texts.title}>
      <QueryState query={query}>
        {({ rows }) => (
          <>
            {rows.length > 0 && (
              <ul className="ma-changes">
                {rows.map((row) => (
                  <li key={row.id}>
                    <Link to={buildQuotePath(row.id)}>{quoteList.version(row.number, row.version)}</Link>{' '}
                    <StateBadge state={row.state} />
                  </li>
                ))}
              </ul>
            )}
            <div className="ma-actions">
              <LinkButton
                to={buildEnquiryQuotePath(id)}
                variant={rows.length === 0 && (state === 'new' || state === 'quoted') ? 'primary' : 'secondary'}
              >
                {texts.make}
              </LinkButton>
            </div>
          </>
        )}
      </QueryState>
    </Card>
  );
}
