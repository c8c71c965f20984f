import { listNotices, type Notice, type NoticeKind } from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { Notices, type RaisedNotice } from '../notices/notices.service.js';
import { type Mailed, mailsToPerson } from './mailed.js';

/** A notice as it is raised now, of somebody's new job unless said otherwise. */
export const raised = (given: Partial<RaisedNotice>): RaisedNotice => ({
  kind: 'assigned',
  people: [],
  admins: false,
  parameters: { job: 'Library' },
  at: new Date().toISOString(),
  ...given,
});

/** Notices of the service that the tests of a file have started. */
export function noticeCalls(started: () => Mailed) {
  const testApp = () => started().testApp;
  const deliver = (notice: RaisedNotice, id = uuidv7()) =>
    testApp()
      .get(Transactions)
      .run((tx) => testApp().get(Notices).deliver(tx, id, notice));
  const tell = (person: { id: string }, kind: NoticeKind, parameters = { job: 'Library' }) =>
    deliver(raised({ kind, people: [person.id], parameters }));
  const page = async ({ token }: { token: string }, query: Record<string, string> = {}) =>
    (await testApp().call(listNotices, { token, query })).body;
  const titles = async (person: { token: string }): Promise<string[]> =>
    (await page(person)).notices.map(({ title }: Notice) => title);
  const mailsTo = mailsToPerson(started);
  /** How many messages are written to somebody. */
  const written = async ({ id }: { id: string }): Promise<number> =>
    (await testApp().dataSource.query('SELECT 1 FROM mail_message WHERE account_id = $1', [id])).length;
  return { deliver, tell, page, titles, mailsTo, written };
}
