import { defineCall } from '@cleaning/contracts';
import { LinkButton } from '@cleaning/ui';
import { buildQueryKey, loadQueryLibrary } from '@cleaning/ui/app';
import { StaticRouter } from '@cleaning/ui/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { buildChoiceFilter, buildDayFilter } from './filters';
import { ListScreen } from './ListScreen';

const listDoors = defineCall({
  method: 'GET',
  path: '/api/doors',
  service: 'jobs',
  access: ['admin'],
  summary: 'Doors',
  query: z.object({}).loose(),
  answer: z.object({ total: z.number(), rows: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
const FILTERS = {
  state: buildChoiceFilter({
    label: 'State',
    choices: { open: 'Open', closed: 'Closed', all: 'All' },
    initial: 'open',
    none: 'all',
  }),
  from: buildDayFilter('From'),
};
const FRONT = { id: '1', name: 'Front door' };

interface RenderOptions {
  /** The query of the address. */
  address?: string;
  /** The query that the screen should send for this address. */
  query?: object;
  answer?: { total: number; rows: { id: string; name: string }[] };
  bulk?: boolean;
  /** The bulk action accepts the rows of all pages. */
  takesAll?: boolean;
}

const FIRST = { text: '', sort: 'name', direction: 'asc', page: 1, page_size: 25, state: 'open' };

/** Renders the list with `answer`; it stays loading when the screen sends another query than `query`. */
async function render({
  address = '',
  query = FIRST,
  answer,
  bulk = false,
  takesAll = false,
}: RenderOptions): Promise<string> {
  const { client } = await loadQueryLibrary();
  client.clear();
  if (answer) client.setQueryData(buildQueryKey(listDoors, { query }), answer);
  return renderToStaticMarkup(
    <StaticRouter location={`/admin/doors${address}`}>
      <ListScreen
        title="Doors"
        name="doors"
        caption="All doors"
        call={listDoors}
        input={({ text, order, paging, filters }) => ({ query: { text, ...order, ...paging, ...filters } })}
        columns={[
          { header: 'Name', sort: 'name', cell: ({ name }) => name },
          { header: 'Number', cell: ({ id }) => id },
        ]}
        rowKey={({ id }) => id}
        search="Search doors"
        filters={FILTERS}
        orders={[
          { value: 'name', label: 'Name', kind: 'text' },
          { value: 'newest', label: 'Newest', kind: 'day' },
        ]}
        empty={{ text: 'No doors yet.', action: <LinkButton to="/admin/doors/new">New door</LinkButton> }}
        none="No doors found."
        bulk={
          bulk
            ? {
                label: ({ name }) => `Select ${name}`,
                canChoose: ({ id }) => id !== '2',
                takesAll,
                actions: () => 'Paint',
              }
            : undefined
        }
      />
    </StaticRouter>,
  );
}

describe('ListScreen', () => {
  const storedSettings = new Map<string, string>();
  beforeEach(() => {
    storedSettings.clear();
    Object.assign(globalThis, { localStorage: { getItem: (key: string) => storedSettings.get(key) ?? null } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('shows the rows, the sorted column and the row range', async () => {
    const html = await render({ answer: { total: 60, rows: [FRONT] } });
    expect(html).toContain('aria-sort="ascending"');
    expect(html).toContain('data-label="Name">Front door</td>');
    expect(html).toContain('1–25 of 60');
    expect(html).not.toContain('Select all on this page');
  });

  it('hides switched-off columns except the first', async () => {
    storedSettings.set('table:doors', '{"hidden":["Name","Number"]}');
    const html = await render({ answer: { total: 1, rows: [FRONT] } });
    expect(html).toContain('data-label="Name"');
    expect(html).not.toContain('data-label="Number"');
  });

  it('sends the search, filters, order and page of the address', async () => {
    const address = '?text=front&state=closed&from=2026-11-28&sort=newest&direction=desc&page=2';
    const query = {
      text: 'front',
      sort: 'newest',
      direction: 'desc',
      page: 2,
      page_size: 25,
      state: 'closed',
      from: '2026-11-28',
    };
    expect(await render({ address, query, answer: { total: 26, rows: [FRONT] } })).toContain('26–26 of 26');
  });

  it('uses the default order and filters for unknown values in the address', async () => {
    const address = '?state=painted&sort=colour&from=28/11/2026';
    expect(await render({ address, answer: { total: 1, rows: [FRONT] } })).toContain('1–1 of 1');
  });

  it('sends no filter when the choice is all', async () => {
    const query = { text: '', sort: 'name', direction: 'asc', page: 1, page_size: 25 };
    expect(await render({ address: '?state=all', query, answer: { total: 1, rows: [FRONT] } })).toContain('1–1 of 1');
  });

  it('shows the empty text and its action when the list has no rows', async () => {
    const html = await render({ answer: { total: 0, rows: [] } });
    expect(html).toContain('No doors yet.');
    expect(html).toMatch(/<a [^>]*href="\/admin\/doors\/new"[^>]*>New door</);
  });

  it('offers to clear search and filters when they match no rows', async () => {
    const query = { ...FIRST, text: 'window' };
    const html = await render({ address: '?text=window', query, answer: { total: 0, rows: [] } });
    expect(html).toContain('No doors found.');
    expect(html).toContain('Clear search and filters');
  });

  it('shows Loading… until the answer arrives', async () => expect(await render({})).toContain('Loading…'));

  it('shows a checkbox only on rows that can be selected', async () => {
    const rows = [FRONT, { id: '2', name: 'Back door' }, { id: '3', name: 'Side door' }];
    const html = await render({ bulk: true, answer: { total: 3, rows } });
    expect(html).toContain('Select Front door');
    expect(html).not.toContain('Select Back door');
    expect(html).toContain('Select all on this page');
    expect(html).not.toContain('Paint');
  });

  it('does not offer to select all where one row can be selected', async () => {
    const answer = { total: 2, rows: [FRONT, { id: '2', name: 'Back door' }] };
    const html = await render({ bulk: true, answer });
    expect(html).toContain('Select Front door');
    expect(html).not.toContain('Select all on this page');
  });

  it('offers to select all pages when the action allows it and there is more than one page', async () => {
    const more = { total: 60, rows: [FRONT] };
    expect(await render({ bulk: true, takesAll: true, answer: more })).toContain('Select all 60 that match');
    expect(await render({ bulk: true, answer: more })).not.toContain('that match');
    const one = { total: 1, rows: [FRONT] };
    expect(await render({ bulk: true, takesAll: true, answer: one })).not.toContain('that match');
  });

  it('does not offer to select more rows than one read returns', async () => {
    const answer = { total: 1001, rows: [FRONT] };
    expect(await render({ bulk: true, takesAll: true, answer })).not.toContain('that match');
  });
});
