import { getClientPage, listClientDocuments } from '@cleaning/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { reloadForClient } from './reloadForClient';

const PARTS = [listClientDocuments.path, { page_size: 8 }];
const PAGE = [getClientPage.path];

describe('reloadForClient', () => {
  let queries: QueryClient;
  let read: { page: () => Promise<unknown>; parts: () => Promise<unknown> };
  const shown: (() => void)[] = [];

  beforeEach(async () => {
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    read = { page: async () => 'of the first', parts: async () => 'invoices of the first' };
    for (const [queryKey, part] of [
      [PAGE, 'page'],
      [PARTS, 'parts'],
    ] as const)
      shown.push(new QueryObserver(queries, { queryKey, queryFn: () => read[part]() }).subscribe(() => undefined));
    queries.setQueryData(['/api/proof'], 'of everybody');
    await new Promise((resolve) => setTimeout(resolve));
    expect(queries.getQueryData(PARTS)).toBe('invoices of the first');
  });
  afterEach(() => {
    for (const hide of shown.splice(0)) hide();
    queries.clear();
  });

  it('clears the first client before it loads the other', async () => {
    read = { page: async () => 'of the other', parts: async () => 'invoices of the other' };
    const done = reloadForClient(queries);
    expect(queries.getQueryData(PARTS)).toBeUndefined();
    await done;
    expect(queries.getQueryData(PAGE)).toBe('of the other');
    expect(queries.getQueryData(PARTS)).toBe('invoices of the other');
    expect(queries.getQueryData(['/api/proof'])).toBe('of everybody');
  });

  it.each(['page', 'parts'] as const)(
    'shows nothing of the first client when the %s of the other fails to load',
    async (part) => {
      read = { ...read, [part]: async () => Promise.reject(new Error('away')) };
      await reloadForClient(queries);
      expect(queries.getQueryData(part === 'page' ? PAGE : PARTS)).toBeUndefined();
    },
  );
});
