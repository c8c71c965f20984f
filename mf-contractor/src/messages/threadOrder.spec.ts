import type { MessageThread } from '@cleaning/contracts';
import { sortThreads } from './threadOrder';

const thread = (name: string, last_at = ''): MessageThread => ({ name, last_at }) as MessageThread;

it('puts threads with messages first and keeps their order', () => {
  const threads = [
    thread('office'),
    thread('mill', '2026-11-18T01:00:00.000Z'),
    thread('bank'),
    thread('shop', '2026-11-19T01:00:00.000Z'),
  ];
  expect(sortThreads(threads).map(({ name }) => name)).toEqual(['mill', 'shop', 'office', 'bank']);
});
