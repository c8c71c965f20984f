import {
  type CallAnswer,
  countComplaints,
  countCompliance,
  countEnquiries,
  countIncidents,
  countQuotes,
  countUnreadNotices,
  getAttention,
  listApprovals,
  listDetailChanges,
  readEvents,
  searchPeople,
} from '@cleaning/contracts';
import { Office, type Person } from '../stack/office';
import { goOn } from '../stack/pages';
import { expect, test as inNewWindow, openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** A page that gets changes. */
const connected = (page: Page) => expect(page.getByText('Connected', { exact: true })).toBeAttached();

/** One decides, the other sees it without reloading. When changes do not reach a page: operations/something-is-down.spec.ts. */
test.describe('two browsers', () => {
  let office: Office;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.contractor('Robin Live');
  });

  test('a request appears on the desk, its acceptance on the phone, and the end of a session too', async ({
    page: desk,
    otherPage: phone,
    product,
  }) => {
    await openAs(phone, person);
    const job = await office.permanentJob('Live Library');
    await openAs(desk, product.admin, `/admin/jobs/${job}`);
    await expect(desk.getByText('No pending requests.')).toBeVisible();
    await connected(desk);
    const waiting = async () => {
      const [attention, people, approvals, changes, enquiries, incidents, complaints, documents, quotes, notices] =
        await Promise.all([
          office.call(getAttention),
          office.call(searchPeople, { standing: 'not-verified' }),
          office.call(listApprovals),
          office.call(listDetailChanges),
          office.call(countEnquiries),
          office.call(countIncidents),
          office.call(countComplaints),
          office.call(countCompliance),
          office.call(countQuotes),
          office.call(countUnreadNotices),
        ]);
      return (
        attention.requests.rows.length +
        people.total +
        approvals.total +
        changes.total +
        enquiries.new +
        incidents.new +
        complaints.reported +
        documents.waiting +
        quotes.to_make +
        notices.unread
      );
    };
    // Notices of what was done a moment ago may still come: the title follows them.
    const countsWaiting = (page: Page, count: () => Promise<number>) =>
      expect(async () => {
        await expect(page).toHaveTitle(new RegExp(`^\\(${await count()}\\) `), { timeout: 1000 });
      }).toPass({ timeout: 20_000 });
    const requests = async () => (await office.call(getAttention)).requests.rows.length;
    await countsWaiting(desk, waiting);
    const before = await requests();

    await goOn(phone, `/permanent-jobs/${job}`);
    await phone.getByRole('button', { name: /request/i }).click();
    await expect(desk.getByRole('button', { name: `Accept ${person.name}` })).toBeVisible();
    const row = desk.getByRole('row').filter({ has: desk.getByRole('button', { name: `Accept ${person.name}` }) });
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    expect(await requests()).toBe(before + 1);
    await countsWaiting(desk, waiting);

    await desk.getByRole('button', { name: `Accept ${person.name}` }).click();
    await expect(phone).toHaveURL(new RegExp(`/my-jobs/${job}$`));
    // With the page's own session: another login makes a notice.
    const authorization = `Bearer ${await phone.evaluate(() => localStorage.getItem('access_token'))}`;
    const unread = async (): Promise<CallAnswer<typeof countUnreadNotices>> =>
      (await phone.request.get(countUnreadNotices.path, { headers: { authorization } })).json();
    await countsWaiting(phone, async () => (await unread()).unread);

    await office.changePassword(person, 'another long passphrase');
    person = { ...person, password: 'another long passphrase' };
    await expect(phone).toHaveURL(/\/login/);
  });

  inNewWindow(
    'tabs of a browser share one stream, and the next one keeps it when the first is closed',
    async ({ page: desk, context, product }) => {
      await openAs(desk, product.admin);
      await connected(desk);
      const second = await context.newPage();
      const streams: string[] = [];
      second.on('request', (sent) => {
        if (new URL(sent.url()).pathname === readEvents.path) streams.push(sent.url());
      });
      await second.goto('/admin');
      await connected(second);
      await office.permanentJob('Seen In Both');
      for (const tab of [desk, second])
        await expect(tab.getByRole('article').filter({ hasText: 'Seen In Both' })).toBeVisible();
      expect(streams).toEqual([]);
      await desk.close();
      await expect.poll(() => streams.length).toBe(1);
      await office.permanentJob('Seen By The Second');
      await expect(second.getByRole('article').filter({ hasText: 'Seen By The Second' })).toBeVisible();
    },
  );
});
