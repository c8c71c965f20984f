import { listQuotes, type QuoteRow } from '@cleaning/contracts';
import { Card, formatDate, Money, QueryState, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { buildQuotePath } from '../quotes/paths';
import { StateBadge } from '../quotes/StateBadge';
import { quoteList } from '../quotes/texts';
import { clientQuotes as texts } from './texts';

/** More than a client gets in years. */
const MAX_SHOWN = 100;

const getName = ({ number, version }: QuoteRow): string => quoteList.version(number, version);

/** The client's quotes, the newest first. */
export function ClientQuotes({ clientId }: { clientId: string }) {
  const query = useCall(listQuotes, {
    query: { client_id: clientId, sort: 'changed', direction: 'desc', page_size: MAX_SHOWN },
  });
  return (
    <Card title={quoteList.title}>
      <QueryState query={query}>
        {({ rows }) => (
          <Table
            caption={texts.caption}
            captionHidden
            rows={rows}
            rowKey={({ id }) => id}
            empty={texts.empty}
            rowLink={({ id }) => buildQuotePath(id)}
            columns={[
              {
                header: quoteList.number,
                phone: 'title',
                phoneCell: getName,
                cell: (row) => <Link to={buildQuotePath(row.id)}>{getName(row)}</Link>,
              },
              { header: quoteList.places, phone: 'hidden', align: 'end', cell: ({ places }) => places },
              {
                header: quoteList.monthly,
                phone: 'meta',
                align: 'end',
                cell: ({ monthly }) => <Money value={monthly} />,
              },
              {
                header: quoteList.valid,
                phone: 'meta',
                isDate: true,
                cell: ({ valid_until }) => formatDate(valid_until),
              },
              { header: quoteList.state, phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
            ]}
          />
        )}
      </QueryState>
    </Card>
  );
}
