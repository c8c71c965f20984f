import { listMonthInvoices } from '@cleaning/contracts';
import { buildQueryKey, loadQueryLibrary } from '@cleaning/ui/app';
import { StaticRouter } from '@cleaning/ui/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmptyMonth } from './EmptyMonth';

const TODAY = '2026-11-30';

/** Renders an empty month while the current month has this many clients. */
async function render(month: string, clients: number): Promise<string> {
  const { client } = await loadQueryLibrary();
  client.clear();
  const body = { month: TODAY.slice(0, 7), page_size: 1 };
  client.setQueryData(buildQueryKey(listMonthInvoices, { body }), { total: clients, rows: [] });
  return renderToStaticMarkup(
    <StaticRouter location="/admin/month-invoices">
      <EmptyMonth month={month} today={TODAY} />
    </StaticRouter>,
  );
}

describe('EmptyMonth', () => {
  it('leads to the current month, and says when it can be issued', async () => {
    const markup = await render('2026-10', 3);
    expect(markup).toContain('November 2026 can be issued from 1 Dec 2026.');
    expect(markup).toContain('href="/admin/month-invoices?month=2026-11"');
    expect(markup).not.toContain('Choose a client for each job');
  });

  it.each([
    ['2026-10', 0],
    ['2026-11', 3],
  ])('says in %s, with %i clients this month, how clients are listed', async (month, clients) => {
    const markup = await render(month, clients);
    expect(markup).toContain('Choose a client for each job');
    expect(markup).not.toContain('can be issued from');
  });

  it('names the ways to an invoice now', async () => {
    const markup = await render('2026-10', 3);
    expect(markup).toContain('press “Download Invoice”');
    expect(markup).toContain('add an extra with a date in October 2026 or earlier.');
  });
});
