import { listNotices, type Notice, type NoticeKind } from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { Notices, type RaisedNotice } from '../notices/notices.service.js';
import { createMailReader, type MailTestSetup } from './mailed.js';

/** A notice raised now, by default about a new job. */
export const makeNotice = (given: Partial<RaisedNotice>): RaisedNotice => ({
  kind: 'assigned',
  people: [],
  admins: false,
  parameters: { job: 'Library' },
  at: new Date().toISOString(),
  ...given,
});

/** Calls about notices of the service that the spec file started. */
export function createNoticeCalls(started: () => MailTestSetup) {
  const testApp = () => started().testApp;
  const deliver = (notice: RaisedNotice, id = uuidv7()) =>
    testApp()
      .get(Transactions)
      .run((tx) => testApp().get(Notices).deliver(tx, id, notice));
  const tell = (person: { id: string }, kind: NoticeKind, parameters = { job: 'Library' }) =>
    deliver(makeNotice({ kind, people: [person.id], parameters }));
  const listPage = async ({ token }: { token: string }, query: Record<string, string> = {}) =>
    (await testApp().call(listNotices, { token, query })).body;
  const listTitles = async (person: { token: string }): Promise<string[]> =>
    (await listPage(person)).notices.map(({ title }: Notice) => title);
  const mailsTo = createMailReader(started);
  /** The number of mails written to a person. */
  const countMails = async ({ id }: { id: string }): Promise<number> =>
    (await testApp().dataSource.query('SELECT 1 FROM mail_message WHERE account_id = $1', [id])).length;
  /** Delivers five notices at the same time to this many new people, twice. */
  const deliverToMany = async (count: number): Promise<void> => {
    const ana = await started().people.createContractor();
    const many = Array.from({ length: count }, () => uuidv7());
    await testApp().dataSource.query(
      `INSERT INTO account SELECT (jsonb_populate_record(NULL::account, to_jsonb(account)
         || jsonb_build_object('id', new_id, 'email', new_id || '@example.com'))).*
       FROM account, unnest($2::uuid[]) AS new (new_id) WHERE account.id = $1`,
      [ana.id, many],
    );
    const five = Array.from({ length: 5 }, () => [uuidv7(), makeNotice({ kind: 'late', people: many })] as const);
    const all = () => Promise.all(five.map(([id, notice]) => deliver(notice, id)));
    // Calls still get responses.
    const [, meanwhile] = await Promise.all([all(), listPage(ana)]);
    expect(meanwhile.unread).toBe(0);
    await all();
    const [counts] = await testApp().dataSource.query(
      `SELECT min(notices)::int AS least, max(notices)::int AS most, count(*)::int AS people
       FROM (SELECT count(*) AS notices FROM notice WHERE account_id = ANY($1) GROUP BY account_id) AS of_person`,
      [many],
    );
    expect(counts).toEqual({ least: 5, most: 5, people: many.length });
  };
  return { deliver, deliverToMany, tell, page: listPage, titles: listTitles, mailsTo, countMails };
}
