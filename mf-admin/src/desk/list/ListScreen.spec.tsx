import { defineCall } from '@cleaning/contracts';
import { LinkButton } from '@cleaning/ui';
import { buildQueryKey, loadQueryLibrary } from '@cleaning/ui/app';
import { StaticRouter } from '@cleaning/ui/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { choiceFilter, dayFilter } from './filters';
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
  state: choiceFilter({
    label: 'State',
    choices: { open: 'Open', closed: 'Closed', all: 'All' },
    initial: 'open',
    none: 'all',
  }),
  from: dayFilter('From'),
};
const FRONT = { id: '1', name: 'Front door' };

interface Shown {
  /** The query of the address. */
  address?: string;
  /** What the call is asked for by it. */
  query?: object;
  answer?: { total: number; rows: { id: string; name: string }[] };
  bulk?: boolean;
  /** Its action takes the rows of all pages. */
  takesAll?: boolean;
}

const FIRST = { text: '', sort: 'name', direction: 'asc', page: 1, page_size: 25, state: 'open' };

/** The page with what was answered; the grey lines when the call was asked for something else. */
async function shown({ address = '', query = FIRST, answer, bulk = false, takesAll = false }: Shown): Promise<string> {
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
          { value: 'name', label: 'Name' },
          { value: 'newest', label: 'Newest' },
        ]}
        empty={{ text: 'No doors yet.', action: <LinkButton to="/admin/doors/new">New door</LinkButton> }}
        none="No doors found."
        bulk={
          bulk
            ? {
                label: ({ name }) => `Select ${name}`,
                canChoose: ({ id }) => id === '1',
                takesAll,
                actions: () => 'Paint',
              }
            : undefined
        }
      />
    </StaticRouter>,
  );
}

describe('a list', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('shows rows, the order by a column, and which rows they are', async () => {
    const html = await shown({ answer: { total: 60, rows: [FRONT] } });
    expect(html).toContain('aria-sort="ascending"');
    expect(html).toContain('data-label="Name">Front door</td>');
    expect(html).toContain('1–25 of 60');
    expect(html).not.toContain('Select all on this page');
  });

  it('leaves out the columns that are switched off, never the first one', async () => {
    kept.set('table:doors', '{"hidden":["Name","Number"]}');
    const html = await shown({ answer: { total: 1, rows: [FRONT] } });
    expect(html).toContain('data-label="Name"');
    expect(html).not.toContain('data-label="Number"');
  });

  it('asks for what the address says', async () => {
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
    expect(await shown({ address, query, answer: { total: 26, rows: [FRONT] } })).toContain('26–26 of 26');
  });

  it('takes the first order and filters for an address that it does not know', async () => {
    const address = '?state=painted&sort=colour&from=28/11/2026';
    expect(await shown({ address, answer: { total: 1, rows: [FRONT] } })).toContain('1–1 of 1');
  });

  it('asks for nothing where all are chosen', async () => {
    const query = { text: '', sort: 'name', direction: 'asc', page: 1, page_size: 25 };
    expect(await shown({ address: '?state=all', query, answer: { total: 1, rows: [FRONT] } })).toContain('1–1 of 1');
  });

  it('says what to do next while there is nothing', async () => {
    const html = await shown({ answer: { total: 0, rows: [] } });
    expect(html).toContain('No doors yet.');
    expect(html).toMatch(/<a [^>]*href="\/admin\/doors\/new"[^>]*>New door</);
  });

  it('offers all rows where search and filters find none', async () => {
    const query = { ...FIRST, text: 'window' };
    const html = await shown({ address: '?text=window', query, answer: { total: 0, rows: [] } });
    expect(html).toContain('No doors found.');
    expect(html).toContain('Clear search and filters');
  });

  it('is read while there is no answer', async () => expect(await shown({})).toContain('Loading…'));

  it('has a checkbox in the rows that can be chosen', async () => {
    const answer = { total: 2, rows: [FRONT, { id: '2', name: 'Back door' }] };
    const html = await shown({ bulk: true, answer });
    expect(html).toContain('Select Front door');
    expect(html).not.toContain('Select Back door');
    expect(html).toContain('Select all on this page');
    expect(html).not.toContain('Paint');
  });

  it('offers the rows of all pages where the action takes any number and there are more than on this page', async () => {
    const more = { total: 60, rows: [FRONT] };
    expect(await shown({ bulk: true, takesAll: true, answer: more })).toContain('Select all 60 that match');
    expect(await shown({ bulk: true, answer: more })).not.toContain('that match');
    const one = { total: 1, rows: [FRONT] };
    expect(await shown({ bulk: true, takesAll: true, answer: one })).not.toContain('that match');
  });

  it('does not offer more rows than can be read at once', async () => {
    const answer = { total: 1001, rows: [FRONT] };
    expect(await shown({ bulk: true, takesAll: true, answer })).not.toContain('that match');
  });
});
