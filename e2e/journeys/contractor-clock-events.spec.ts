import { randomUUID } from 'node:crypto';
import { readEvents, saveChecklist } from '@cleaning/contracts';
import { Office, type Person } from '../stack/office';
import { navigate } from '../stack/pages';
import { confirm, expect, giveSession, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const unique = Date.now().toString(36);
/** DevTools' "Slow 3G". */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const START = { question: 'Start this job?', button: 'Start' };
const FINISH = { question: 'Finish this job?', button: 'Finished' };

/** Double taps, retries and tabs. Shared phones: operations/shared-phone.spec.ts. */
test.describe('Clock event', () => {
  let office: Office;
  let person: Person;

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Imani Okafor');
  });

  const control = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  async function assignJob(name: string, assignee = person): Promise<string> {
    const job = await office.createPermanentJob(`${name} ${unique}`);
    await office.assign(job, assignee);
    return job;
  }

  test('sends one request when tapped twice on a slow connection', async ({ page, context }) => {
    const job = await assignJob('Depot');
    const sentPaths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/permanent-job$/.test(pathname) && /st(art|op)/.test(pathname)) sentPaths.push(pathname);
    });
    await openAs(page, person, `/my-jobs/${job}`);
    await expect(control(page, 'Start')).toBeVisible();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
    for (const { question, button } of [START, FINISH]) {
      await expect(control(page, button)).toBeEnabled();
      await control(page, button).dblclick();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toHaveText(new RegExp(question.replace('?', '\\?')));
      await dialog.getByRole('button', { name: button }).dblclick();
      await expect(control(page, button)).toBeHidden();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await expect(page.getByText('You’ve finished.')).toBeVisible();
    await devtools.detach();
    expect(sentPaths).toEqual(['/api/start-permanent-job', '/api/stop-permanent-job']);
    expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done' }]);

    await test.step('keeps an event whose answer is lost, and counts it once', async () => {
      const job = await assignJob('Quarry');
      const bar = page.getByRole('complementary', { name: 'Work in progress' });
      await navigate(page, `/my-jobs/${job}`);
      await expect(control(page, 'Start')).toBeVisible();
      await expect(page.getByText('You’ve finished.')).toBeHidden();
      // The request arrives, the answer is lost.
      await page.route('**/api/start-permanent-job', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await control(page, 'Start').click();
      await confirm(page, START.question, START.button);
      await expect(bar).toContainText('Waiting for a connection:');
      await page.unroute('**/api/start-permanent-job');
      await expect(bar.getByText('Waiting for a connection:')).toBeHidden();
      await expect(page.getByText('No connection', { exact: false })).toHaveCount(0);
      await expect(control(page, 'Finished')).toBeVisible();
      await control(page, 'Finished').click();
      await confirm(page, FINISH.question, FINISH.button);
      await expect(page.getByText('You’ve finished.')).toBeVisible();
      expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done', is_late: false }]);
    });
  });

  test('shows the event although the connection fails before the page reloads the person', async ({ page }) => {
    const job = await assignJob('Wharf');
    await openAs(page, person, `/my-jobs/${job}`);
    await expect(control(page, 'Start')).toBeVisible();
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await page.route('**/api/user', (route) => route.abort());
    await control(page, 'Start').click();
    await confirm(page, START.question, START.button);
    await expect(page.getByText('You’ve started.')).toBeVisible();
    await expect(control(page, 'Finished')).toBeEnabled();
    await expect(bar).toContainText(`Working at Wharf ${unique}`);
    await control(page, 'Finished').click();
    await confirm(page, FINISH.question, FINISH.button);
    await expect(page.getByText('You’ve finished.')).toBeVisible();
    await expect(control(page, 'Finished')).toBeHidden();
    expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done' }]);
  });

  test('shows the event in a second tab, which can finish but not repeat it', async ({ page, context }) => {
    const job = await assignJob('Tower');
    await giveSession(page, person);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(`/my-jobs/${job}`);
      await expect(control(tab, 'Start')).toBeVisible();
    }
    const clock = async (tab: Page, { question, button }: typeof START) => {
      await tab.bringToFront();
      await control(tab, button).click();
      await confirm(tab, question, button);
    };
    await clock(page, START);
    await expect(control(page, 'Finished')).toBeVisible();
    await second.bringToFront();
    await expect(control(second, 'Finished')).toBeVisible();
    await expect(second.getByRole('complementary', { name: 'Work in progress' })).toContainText(
      `Working at Tower ${unique}`,
    );
    await clock(second, FINISH);
    await expect(second.getByText('You’ve finished.')).toBeVisible();
    await page.bringToFront();
    await expect(control(page, 'Finished')).toBeHidden();
    await expect(page.getByRole('main')).toContainText('No more shifts to start today.');
    expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done' }]);
  });

  test('asks about required items even when the checklist is still loading', async ({ page }) => {
    const job = await assignJob('Pantry');
    const item = { id: randomUUID(), text: 'Empty the bins', photo: false, required: true };
    await office.call(saveChecklist, {
      job_id: job,
      version: 0,
      areas: [{ id: randomUUID(), name: 'Kitchen', items: [item] }],
    });
    await office.start(job, person);
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/my-checklists', async (route) => {
      await pressed;
      await route.continue();
    });
    await openAs(page, person, '/payments');
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await bar.getByRole('button', { name: 'Finished' }).click();
    await expect(bar.getByRole('button', { name: 'Finished' })).toHaveAttribute('aria-busy', 'true');
    await expect(bar.getByRole('status').filter({ hasText: 'Reading the checklist…' })).toBeAttached();
    answer();
    await confirm(page, 'Empty the bins isn’t done.', FINISH.button);
    await expect(page.getByText('You’ve finished.')).toBeVisible();
    expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done' }]);
  });

  test('shows the card as finished with its pay after Start on the card and Finished in the bar', async ({ page }) => {
    const ada = await office.registerVerified('Ada Okoro');
    const job = await assignJob('Arcade', ada);
    await openAs(page, ada, '/my-jobs');
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Today', exact: true }) });
    await card.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, START.question, START.button);
    await expect(card).toContainText('You’ve started.');
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await bar.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, FINISH.question, FINISH.button);
    await expect(card).toContainText('You’ve finished.');
    await expect(card).not.toContainText('You’ve started.');
    const line = card.getByRole('listitem').filter({ hasText: 'Arcade' }).filter({ hasText: 'Done' });
    await expect(line).toContainText('A$0.00');
    expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done' }]);
  });

  test('leads from Finished back to an open item, or finishes without it', async ({ page }) => {
    const job = await assignJob('Canteen');
    const items = ['Wipe the tables', 'Photo of the kitchen'].map((text, photo) => ({
      id: randomUUID(),
      text,
      photo: photo === 1,
      required: true,
    }));
    await office.call(saveChecklist, {
      job_id: job,
      version: 0,
      areas: [{ id: randomUUID(), name: 'Kitchen', items }],
    });
    await office.start(job, person);
    await openAs(page, person, `/my-jobs/${job}`);
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: /^Wipe the tables/ }).check();
    await navigate(page, '/payments');
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await bar.getByRole('button', { name: 'Finished' }).click();
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'Photo of the kitchen isn’t done.' });
    const back = dialog.getByRole('button', { name: 'Go back' });
    await expect(dialog).toContainText(FINISH.question);
    await expect(back).toBeFocused();
    await expect(back).toHaveClass(/ui-button--primary/);
    await back.click();
    await expect(page).toHaveURL(new RegExp(`/my-jobs/${job}#`));
    await expect(main.getByRole('listitem').filter({ hasText: 'Photo of the kitchen' }).locator('input')).toBeFocused();
    await main.getByRole('button', { name: 'Can’t: Photo of the kitchen' }).click();
    await expect(main.getByText('Say why it wasn’t done.')).toBeVisible();
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Photo of the kitchen needs a reason.', FINISH.button);
    await expect(page.getByText('You’ve finished.').first()).toBeVisible();
  });

  test('reports a refused start on the next page when its own page was left', async ({ page }) => {
    const [job, other] = [await assignJob('Kiosk'), await assignJob('Silo')];
    await page.route(`**${readEvents.path}*`, (route) => route.abort());
    await openAs(page, person, `/my-jobs/${job}`);
    await expect(control(page, 'Start')).toBeVisible();
    await office.start(other, person);
    let reportLeft = () => {};
    const pageLeft = new Promise<void>((resolve) => {
      reportLeft = resolve;
    });
    await page.route('**/api/start-permanent-job', async (route) => {
      await pageLeft;
      await route.continue();
    });
    await control(page, 'Start').click();
    await confirm(page, START.question, START.button);
    await navigate(page, '/payments');
    reportLeft();
    await expect(page.getByText('You’re already working. Finish that work first.')).toBeVisible();
    await navigate(page, `/my-jobs/${other}`);
    await control(page, 'Finished').click();
    await confirm(page, FINISH.question, FINISH.button);
    await expect(page.getByText('You’ve finished.')).toBeVisible();
    expect(await office.readMonthWork(job)).toEqual([]);
  });

  test('shows the server’s message when work is already running elsewhere', async ({ page }) => {
    const job = await assignJob('Annex');
    const other = await assignJob('Barn');
    // No live change may reach the page before the press.
    await page.route(`**${readEvents.path}*`, (route) => route.abort());
    await openAs(page, person, `/my-jobs/${job}`);
    await expect(control(page, 'Start')).toBeVisible();
    await office.start(other, person);
    await control(page, 'Start').click();
    await confirm(page, START.question, START.button);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/already|another/i);
    const link = page.getByRole('main').getByRole('link', { name: 'Go to your current job' });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/my-jobs/${other}$`));
    await control(page, 'Finished').click();
    await confirm(page, FINISH.question, FINISH.button);
    await expect(page.getByText('You’ve finished.')).toBeVisible();
    expect(await office.readMonthWork(job)).toEqual([]);
  });
});
