import {
  type CallAnswer,
  countComplaints,
  countCompliance,
  countEnquiries,
  countIncidents,
  countQuotes,
  countSupplies,
  countUnreadNotices,
  getAttention,
  listApprovals,
  listDetailChanges,
  readEvents,
  searchPeople,
} from '@cleaning/contracts';
import { Office, type Person } from '../stack/office';
import { navigate } from '../stack/pages';
import { expect, test as inNewWindow, openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** Waits until the page receives live changes. */
const expectConnected = (page: Page) => expect(page.getByText('Connected', { exact: true })).toBeAttached();

/** Changes arrive without a reload. When they can't: operations/something-is-down.spec.ts. */
test.describe('Two browsers', () => {
  let office: Office;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Robin Live');
  });

  test('shows a request on the desk and its acceptance on the phone live, and ends the session', async ({
    page: desk,
    otherPage: phone,
    product,
  }) => {
    await openAs(phone, person);
    const job = await office.createPermanentJob('Live Library');
    await openAs(desk, product.admin, `/admin/jobs/${job}`);
    await expect(desk.getByText('No pending requests.')).toBeVisible();
    await expectConnected(desk);
    const countWaiting = async () => {
      const [
        attention,
        people,
        approvals,
        changes,
        enquiries,
        incidents,
        complaints,
        documents,
        quotes,
        supplies,
        notices,
      ] = await Promise.all([
        office.call(getAttention),
        office.call(searchPeople, { standing: 'not-verified' }),
        office.call(listApprovals),
        office.call(listDetailChanges),
        office.call(countEnquiries),
        office.call(countIncidents),
        office.call(countComplaints),
        office.call(countCompliance),
        office.call(countQuotes),
        office.call(countSupplies),
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
        supplies.open +
        notices.unread
      );
    };
    // Earlier notices may still arrive, which changes the title.
    const expectTitleCount = (page: Page, count: () => Promise<number>) =>
      expect(async () => {
        await expect(page).toHaveTitle(new RegExp(`^\\(${await count()}\\) `), { timeout: 1000 });
      }).toPass();
    const countRequests = async () => (await office.call(getAttention)).requests.rows.length;
    await expectTitleCount(desk, countWaiting);
    const before = await countRequests();

    await navigate(phone, `/permanent-jobs/${job}`);
    await phone.getByRole('button', { name: /request/i }).click();
    await expect(desk.getByRole('button', { name: `Accept ${person.name}` })).toBeVisible();
    const row = desk.getByRole('row').filter({ has: desk.getByRole('button', { name: `Accept ${person.name}` }) });
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    expect(await countRequests()).toBe(before + 1);
    await expectTitleCount(desk, countWaiting);

    await desk.getByRole('button', { name: `Accept ${person.name}` }).click();
    await expect(phone).toHaveURL(new RegExp(`/my-jobs/${job}$`));
    // Uses the page's own session, because another login would add a notice.
    const authorization = `Bearer ${await phone.evaluate(() => localStorage.getItem('access_token'))}`;
    const readUnread = async (): Promise<CallAnswer<typeof countUnreadNotices>> =>
      (await phone.request.get(countUnreadNotices.path, { headers: { authorization } })).json();
    await expectTitleCount(phone, async () => (await readUnread()).unread);

    await office.changePassword(person, 'another long passphrase');
    person = { ...person, password: 'another long passphrase' };
    await expect(phone).toHaveURL(/\/login/);
  });

  inNewWindow(
    'shares one event stream among tabs and hands it on when its tab closes',
    async ({ page: desk, context, product }) => {
      await openAs(desk, product.admin);
      await expectConnected(desk);
      const second = await context.newPage();
      const streams: string[] = [];
      second.on('request', (sent) => {
        if (new URL(sent.url()).pathname === readEvents.path) streams.push(sent.url());
      });
      await second.goto('/admin');
      await expectConnected(second);
      await office.createPermanentJob('Seen In Both');
      for (const tab of [desk, second])
        await expect(tab.getByRole('article').filter({ hasText: 'Seen In Both' })).toBeVisible();
      expect(streams).toEqual([]);
      await desk.close();
      await expect.poll(() => streams.length).toBe(1);
      await office.createPermanentJob('Seen By The Second');
      await expect(second.getByRole('article').filter({ hasText: 'Seen By The Second' })).toBeVisible();
    },
  );
});
