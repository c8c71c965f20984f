import { getCurrentUser, getMyPlan, offerCover, recordAbsence, takeCover } from '@cleaning/contracts';
import { getBusinessToday, Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { confirm, expect, giveSession, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const unique = Date.now().toString(36);
const OWN_SITE = `Tram Depot ${unique}`;
const COVERED_SITE = `Bakery ${unique}`;
const COVER_TIME = '00:00-00:20';
const inDays = (days: number) =>
  new Date(Date.parse(getBusinessToday()) + days * 86_400_000).toISOString().slice(0, 10);

test.describe('Morning of a cleaner', () => {
  let office: Office;
  let cleaner: Person;
  let rival: Person;
  let ownJob: string;
  let coveredJob: string;
  let second: { offer_id: string };

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    const people = await Promise.all([
      office.registerVerified('Marisol Quintana'),
      office.registerVerified('Tala Iosefa'),
      office.registerVerified('Owen Pritchard'),
    ]);
    const [, , absent] = people;
    [cleaner, rival] = people;
    // After the hour when clocks change, so every day is as long.
    ownJob = await office.createPermanentJob(OWN_SITE, ['03:00-23:59']);
    coveredJob = await office.createPermanentJob(COVERED_SITE, [COVER_TIME]);
    await office.assign(ownJob, cleaner);
    await office.assign(coveredJob, absent);
    const days = { user_id: absent.id, from: inDays(1), until: inDays(4), reason: 'Flu' };
    await office.call(recordAbsence, days);
    const offer = (day: number) => {
      const shift = { job_id: coveredJob, date: inDays(day), time: COVER_TIME, user_id: absent.id };
      return office.call(offerCover, { ...shift, to: [cleaner.id, rival.id] });
    };
    await offer(3);
    second = await offer(4);
  });

  const card = (page: Page, title: string) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  async function expectPhoneLayout(page: Page, place: string): Promise<void> {
    expect(await measureSidewaysScroll(page), place).toBeLessThanOrEqual(0);
    await expectAccessible(page, place);
  }

  test('starts in two taps, reports time off, takes a cover and loses one to another person', async ({ page }) => {
    await openAs(page, cleaner);
    await expect(page).toHaveURL(/\/dashboard$/);
    const today = card(page, 'Today');

    await test.step('shows today, then the week and the last payment, and starts and finishes a shift', async () => {
      const week = page.getByRole('main').getByRole('region', { name: 'This week' });
      await expect(week).toContainText('This week A$0.00 · 0 min');
      await expect(week).toContainText('No payments yet.');
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThanOrEqual(110);
      // 20 h 59 min at A$30
      for (const words of [OWN_SITE, '3:00 am – 11:59 pm, 20 h 59 min', 'A$629.50', '1 King William Street'])
        await expect(today).toContainText(words);
      const start = today.getByRole('button', { name: 'Start', exact: true });
      await expect(start).toBeInViewport();
      const [startBox, weekBox] = [await start.boundingBox(), await week.boundingBox()];
      expect(startBox?.y).toBeLessThan(weekBox?.y ?? 0);
      await expectPhoneLayout(page, 'the dashboard');
      await expect(today.getByRole('link', { name: /^Map/ })).toHaveAttribute('href', /^https:/);
      await expect(today.getByRole('link', { name: 'Call office' })).toHaveAttribute('href', /^tel:/);
      for (const control of [start, today.getByRole('link', { name: /^Map/ })])
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await start.click();
      await confirm(page, 'Start this job?', 'Start');
      await expect(today.getByText('You’re working now.')).toBeVisible();
      await page.getByRole('navigation', { name: 'Every day' }).getByRole('link', { name: 'My Jobs' }).click();
      await today.getByRole('button', { name: 'Finished' }).click();
      await confirm(page, 'Finish this job?', 'Finished');
      await expect(today).toContainText('You’ve finished.');
      await expect(today).toContainText(/\d+:\d\d [ap]m – \d+:\d\d [ap]m/);
      await expect(today).toContainText('A$0.00 for 0 min');
      await expect(today).toContainText('✓ Saved');
      await expect(today.getByRole('link', { name: 'Ask for supplies' })).toHaveAttribute(
        'href',
        `/request-supplies?job=${ownJob}`,
      );
      await expect(today.getByRole('heading', { name: /^Next: / })).toBeVisible();
      await expect(today.getByRole('listitem').filter({ hasText: OWN_SITE }).filter({ hasText: 'Done' })).toBeVisible();
      expect(await office.readMonthWork(ownJob)).toMatchObject([{ user_name: cleaner.name, job_status: 'done' }]);
    });

    const shifts = card(page, 'My shifts');
    await test.step('shows a quick job of today once', async () => {
      const title = `Market Hall ${unique}`;
      const main = page.getByRole('main');
      // Late enough not to be over whenever the test runs.
      await office.assign(await office.createQuickJob(title, undefined, '23:30'), cleaner);
      await expect(today.getByText(title)).toBeVisible();
      await expect(shifts.getByRole('listitem').first()).toBeVisible();
      await expect(main.getByText(title)).toHaveCount(1);
    });

    const timeOff = card(page, 'Time off');

    await test.step('reports time off and withdraws it', async () => {
      await timeOff.getByRole('button', { name: 'Add time off' }).click();
      await timeOff.getByRole('button', { name: 'Save time off' }).click();
      const first = timeOff.locator('input[name=from]');
      for (const field of ['from', 'until'])
        await expect(timeOff.locator(`input[name=${field}]`)).toHaveAccessibleDescription(/Fill in this field\./);
      await expect(first).toBeFocused();
      await expectPhoneLayout(page, 'the form of an absence');
      await timeOff.getByRole('button', { name: 'Tomorrow' }).click();
      await expect(timeOff.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toHaveValue(inDays(1).split('-').reverse().join('/'));
      await timeOff.getByLabel('Reason').fill('Dentist');
      let answer = () => {};
      const checksDone = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/report-absence', async (route) => {
        await checksDone;
        await route.continue();
      });
      await timeOff.getByRole('button', { name: 'Save time off' }).click();
      // Text typed during the request would not be sent.
      await expect(timeOff.getByLabel('Reason')).toBeDisabled();
      answer();
      await expect(timeOff.getByRole('status')).toContainText('1 shift needs cover.');
      await expect(timeOff.getByRole('status')).toBeFocused();
      await expect(shifts.getByRole('listitem').filter({ hasText: 'You’re off' })).toContainText('Dentist');
      await timeOff.getByRole('button', { name: /^Remove / }).click();
      await confirm(page, 'Remove this time off?', 'Remove');
      await expect(timeOff.getByRole('status')).toContainText('Time off removed:');
      await expect(shifts.getByText('You’re off')).toHaveCount(0);
    });

    const offers = card(page, 'Can you cover?');
    const takes = offers.getByRole('button', { name: /^Take / });

    await test.step('takes an offered cover and lists it among the person’s shifts', async () => {
      await expect(takes).toHaveCount(2);
      await expect(offers.getByRole('listitem').first()).toContainText(`12:00 am – 12:20 am, 20 min`);
      await expect(offers.getByRole('listitem').first()).toContainText('A$10.00');
      await expectPhoneLayout(page, 'My Jobs with offers');
      await takes.first().click();
      await confirm(page, 'Take this shift?', 'Take shift');
      await expect(offers.getByRole('status')).toContainText(`It’s yours: ${COVERED_SITE}`);
      await shifts.getByText('Show all').click();
      await expect(shifts.getByRole('listitem').filter({ hasText: COVERED_SITE })).toContainText('Cover');
    });

    await test.step('reports that another person has taken the shift', async () => {
      await page.route('**/api/take-cover', async (route) => {
        await office.callAs(rival, takeCover, { user_id: rival.id, offer_id: second.offer_id });
        await route.continue();
      });
      await takes.click();
      await confirm(page, 'Take this shift?', 'Take shift');
      await expect(offers.getByRole('status')).toContainText('Someone else has taken this shift.');
      await expect(offers.getByRole('status')).toBeFocused();
      await expect(takes).toHaveCount(0);
    });

    await test.step('opens the job of the cover with nothing to start before its day', async () => {
      await shifts.getByRole('link').filter({ hasText: COVERED_SITE }).click();
      await expect(page).toHaveURL(new RegExp(`/my-jobs/${coveredJob}$`));
      await expect(page.getByRole('main')).toContainText("You don't have work today");
      await navigate(page, '/my-jobs');
    });

    await test.step('shows the calendar link once, serves the shifts and turns the link off', async () => {
      await navigate(page, '/account/notifications');
      const calendar = card(page, 'Shifts in your calendar');
      await calendar.getByRole('button', { name: 'Get a calendar link' }).click();
      const address = await calendar.getByLabel('Your calendar link').inputValue();
      const readCalendar = () => page.request.get(address);
      expect(await (await readCalendar()).text()).toContain(COVERED_SITE);
      await expectPhoneLayout(page, 'the account with a calendar');
      await page.reload();
      await expect(calendar).toContainText('we can’t show it again');
      await calendar.getByRole('button', { name: 'Turn off the link' }).click();
      await confirm(page, 'Turn off the link?', 'Turn off the link');
      await expect(calendar.getByRole('status')).toContainText('Your calendar link is off.');
      expect((await readCalendar()).status()).toBe(404);
    });
  });

  test('requests the person and the plan once, before the app’s own code', async ({ page }) => {
    await openAs(page, cleaner, '/my-jobs');
    const shifts = card(page, 'My shifts').getByRole('listitem').first();
    await expect(shifts).toBeVisible();
    // The page before asks for nothing more.
    await giveSession(page, cleaner);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const findChunk = (name: string) =>
      requestedPaths.findIndex((path) => path.startsWith(`/mf/contractor/static/${name}`));
    await page.goto('/my-jobs');
    await expect(shifts).toBeVisible();
    // The first screen has loaded; the part below it reads both again.
    await expect.poll(() => findChunk('my-jobs-below')).toBeGreaterThan(0);
    const before = requestedPaths.slice(0, findChunk('my-jobs-below'));
    const remote = findChunk('');
    for (const { path } of [getCurrentUser, getMyPlan]) {
      expect(before.filter((each) => each === path)).toHaveLength(1);
      expect(requestedPaths.indexOf(path)).toBeLessThan(remote);
    }
  });
});
