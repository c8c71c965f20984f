import { getCurrentUser, getMyChecklists, getMyPlan, offerCover, recordAbsence, takeCover } from '@cleaning/contracts';
import { getBusinessToday, Office, type Person } from '../stack/office';
import { expectAccessible, goOn, sideways } from '../stack/pages';
import { confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const unique = Date.now().toString(36);
const OWN = `Tram Depot ${unique}`;
const OTHER = `Bakery ${unique}`;
const COVER_TIME = '00:00-00:20';
const inDays = (days: number) =>
  new Date(Date.parse(getBusinessToday()) + days * 86_400_000).toISOString().slice(0, 10);

/** From the login to the evening, on a phone. */
test.describe("a cleaner's morning", () => {
  let office: Office;
  let cleaner: Person;
  let rival: Person;
  let own: string;
  let other: string;
  let second: { offer_id: string };

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    cleaner = await office.contractor('Marisol Quintana');
    rival = await office.contractor('Tala Iosefa');
    const absent = await office.contractor('Owen Pritchard');
    // After the hour in which clocks change: as long on each day.
    own = await office.permanentJob(OWN, ['03:00-23:59']);
    other = await office.permanentJob(OTHER, [COVER_TIME]);
    await office.assign(own, cleaner);
    await office.assign(other, absent);
    const days = { user_id: absent.id, from: inDays(1), until: inDays(4), reason: 'Flu' };
    await office.call(recordAbsence, days);
    const offer = (day: number) => {
      const shift = { job_id: other, date: inDays(day), time: COVER_TIME, user_id: absent.id };
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

  async function looksWell(page: Page, place: string): Promise<void> {
    expect(await sideways(page), place).toBeLessThanOrEqual(0);
    await expectAccessible(page, place);
  }

  test('Start in two taps, days away, a cover taken, and one that somebody else was faster for', async ({ page }) => {
    await openAs(page, cleaner);
    await expect(page).toHaveURL(/\/dashboard$/);
    const today = card(page, 'Today');

    await test.step('the dashboard begins with the week and the last payment, then what to start and to finish', async () => {
      const week = page.getByRole('main').getByRole('region', { name: 'This week' });
      await expect(week).toContainText('This week A$0.00 · 0:00');
      await expect(week).toContainText('No payments yet.');
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThanOrEqual(110);
      // 20 h 59 min at A$30
      for (const words of [OWN, '3:00 am – 11:59 pm, 20 h 59 min', 'A$629.50', '1 King William Street'])
        await expect(today).toContainText(words);
      const start = today.getByRole('button', { name: 'Start', exact: true });
      await expect(start).toBeInViewport();
      await looksWell(page, 'the dashboard');
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
      await expect(today.getByRole('heading', { name: /^Next: / })).toBeVisible();
      await expect(today.getByRole('listitem').filter({ hasText: OWN }).filter({ hasText: 'Done' })).toBeVisible();
      expect(await office.doneWork(own)).toMatchObject([{ user_name: cleaner.name, job_status: 'done' }]);
    });

    const shifts = card(page, 'My shifts');
    const away = card(page, 'Time off');

    await test.step('days away are reported, and withdrawn', async () => {
      await away.getByRole('button', { name: 'Add time off' }).click();
      await away.getByRole('button', { name: 'Save time off' }).click();
      const first = away.locator('input[name=from]');
      for (const field of ['from', 'until'])
        await expect(away.locator(`input[name=${field}]`)).toHaveAccessibleDescription(/Fill in this field\./);
      await expect(first).toBeFocused();
      await looksWell(page, 'the form of an absence');
      await away.getByRole('button', { name: 'Tomorrow' }).click();
      await expect(away.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toHaveValue(inDays(1).split('-').reverse().join('/'));
      await away.getByLabel('Reason').fill('Dentist');
      let answer = () => {};
      const isLooked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/report-absence', async (route) => {
        await isLooked;
        await route.continue();
      });
      await away.getByRole('button', { name: 'Save time off' }).click();
      // What is typed now would not be sent.
      await expect(away.getByLabel('Reason')).toBeDisabled();
      answer();
      await expect(away.getByRole('status')).toContainText('1 shift needs cover.');
      await expect(away.getByRole('status')).toBeFocused();
      await expect(shifts.getByRole('listitem').filter({ hasText: 'You’re off' })).toContainText('Dentist');
      await away.getByRole('button', { name: /^Withdraw / }).click();
      await confirm(page, 'Withdraw this time off?', 'Withdraw');
      await expect(away.getByRole('status')).toContainText('Time off withdrawn:');
      await expect(shifts.getByText('You’re off')).toHaveCount(0);
    });

    const offers = card(page, 'Can you cover?');
    const takes = offers.getByRole('button', { name: /^Take / });

    await test.step('an offered cover is taken, and is among the own shifts', async () => {
      await expect(takes).toHaveCount(2);
      await expect(offers.getByRole('listitem').first()).toContainText(`12:00 am – 12:20 am, 20 min`);
      await expect(offers.getByRole('listitem').first()).toContainText('A$10.00');
      await looksWell(page, 'My Jobs with offers');
      await takes.first().click();
      await confirm(page, 'Take this shift?', 'Take');
      await expect(offers.getByRole('status')).toContainText(`It’s yours: ${OTHER}`);
      await shifts.getByText('Show all').click();
      await expect(shifts.getByRole('listitem').filter({ hasText: OTHER })).toContainText('Cover');
    });

    await test.step('another one has gone to somebody else, which reads so', async () => {
      await page.route('**/api/take-cover', async (route) => {
        await office.callAs(rival, takeCover, { user_id: rival.id, offer_id: second.offer_id });
        await route.continue();
      });
      await takes.click();
      await confirm(page, 'Take this shift?', 'Take');
      await expect(offers.getByRole('status')).toContainText('Someone else has taken this shift.');
      await expect(offers.getByRole('status')).toBeFocused();
      await expect(takes).toHaveCount(0);
    });

    await test.step('the job of the cover opens, with nothing to start before its day', async () => {
      await shifts.getByRole('link').filter({ hasText: OTHER }).click();
      await expect(page).toHaveURL(new RegExp(`/my-jobs/${other}$`));
      await expect(page.getByRole('main')).toContainText("You don't have work today");
      await goOn(page, '/my-jobs');
    });

    await test.step('the calendar’s address is shown once, works, and ends', async () => {
      await goOn(page, '/account/notifications');
      const calendar = card(page, 'Shifts in your calendar');
      await calendar.getByRole('button', { name: 'Get a calendar link' }).click();
      const address = await calendar.getByLabel('Your calendar link').inputValue();
      const read = () => page.request.get(address);
      expect(await (await read()).text()).toContain(OTHER);
      await looksWell(page, 'the account with a calendar');
      await page.reload();
      await expect(calendar).toContainText('we can’t show it again');
      await calendar.getByRole('button', { name: 'Turn off the link' }).click();
      await confirm(page, 'Turn off the link?', 'Turn off the link');
      await expect(calendar.getByRole('status')).toContainText('Your calendar link is off.');
      expect((await read()).status()).toBe(404);
    });
  });

  test('the person and the plan are read with the first files of the page, and once', async ({ page }) => {
    await openAs(page, cleaner, '/my-jobs');
    const shifts = card(page, 'My shifts').getByRole('listitem').first();
    await expect(shifts).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/my-jobs');
    await expect(shifts).toBeVisible();
    const before = asked.slice(0, asked.indexOf(getMyChecklists.path));
    const remote = asked.findIndex((path) => path.startsWith('/mf/contractor/static/'));
    for (const { path } of [getCurrentUser, getMyPlan]) {
      expect(before.filter((each) => each === path)).toHaveLength(1);
      expect(asked.indexOf(path)).toBeLessThan(remote);
    }
  });
});
