import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../stack/axe';
import { png } from '../stack/documents';
import { businessToday } from '../stack/office';
import { confirm, expect, logIn, type Page, test } from '../stack/test';
import { type Person, Workforce } from '../stack/workforce';

const unique = Date.now().toString(36);
const PHONE = { width: 390, height: 844 };

/** Every screen of the sub-contractor's app with its texts, as a person walks through them. */
test.describe('the sub-contractor', () => {
  let workforce: Workforce;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    workforce = await Workforce.open(product);
    person = await workforce.contractor('Ines Calloway');
  });
  test.beforeEach(({ page }) => logIn(page, person));

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('without a job reads so', async ({ page }) => {
    await expect(heading(page)).toHaveText('Earnings as Sub-Contractor');
    await expect(page.getByText('No finished work in this month.')).toBeVisible();
    await page.goto('/my-jobs');
    await expect(page.getByText("You haven't assign for any job")).toBeVisible();
  });

  test('requests a permanent job and waits; lists lead to See Details', async ({ page }) => {
    const job = await workforce.permanentJob(`Gallery Lane ${unique}`);
    await page.goto('/permanent-jobs');
    const card = page.getByRole('article').filter({ hasText: `Gallery Lane ${unique}` });
    // 14 × 23 h 59 min × A$30
    await expect(card).toContainText('A$10073.00 per fortnight');
    await card.getByRole('link', { name: 'See Details' }).click();
    await expect(page).toHaveURL(new RegExp(`/permanent-jobs/${job}$`));
    await expect(page.getByRole('table', { name: 'Timetable' }).getByRole('columnheader')).toHaveText([
      'Time',
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ]);
    await page.getByRole('button', { name: 'Request for Job' }).click();
    await expect(page.getByText('You have already request for the job. Waiting for admin to decide.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request for Job' })).toBeHidden();
  });

  test('requests a quick job and waits', async ({ page }) => {
    await workforce.quickJob(`Fair ${unique}`);
    await page.goto('/quick-jobs');
    const card = page.getByRole('article').filter({ hasText: `Fair ${unique}` });
    await expect(card).toContainText('18:30');
    await card.getByRole('link', { name: 'Details' }).click();
    const main = page.getByRole('main');
    await expect(heading(page)).toHaveText(`Fair ${unique}`);
    await expect(main).toContainText('Bring a broom.');
    await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /Jetty/);
    await main.getByRole('button', { name: 'Request for Job' }).click();
    await expect(main.getByText('You have already request for the job. Waiting for admin to decide.')).toBeVisible();
  });

  test('is led away from jobs that are not to be requested', async ({ page }) => {
    const own = await workforce.permanentJob(`Own ${unique}`);
    await workforce.assign(own, person);
    await page.goto(`/permanent-jobs/${own}`);
    await expect(page).toHaveURL(new RegExp(`/my-jobs/${own}$`));
    const nowhere = '01900000-0000-7000-8000-00000000dead';
    await page.goto(`/permanent-jobs/${nowhere}`);
    await expect(page).toHaveURL(/\/permanent-jobs$/);
    await page.goto(`/quick-jobs/${nowhere}`);
    await expect(page).toHaveURL(/\/quick-jobs$/);
    await page.goto(`/my-jobs/${nowhere}`);
    await expect(page.getByText('You are not assigned to this job')).toBeVisible();
  });

  test('works a permanent job: asked before both presses, seen on every page, done afterwards', async ({ page }) => {
    const title = `Observatory ${unique}`;
    const job = await workforce.permanentJob(title, ['00:00-12:00', '12:00-23:59']);
    await workforce.assign(job, person);
    await page.setViewportSize(PHONE);
    await page.goto('/my-jobs');
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('link', { name: 'See Details' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('per fortnight');
    await expect(main).toContainText('Key at the front desk.');
    const slots = main.getByRole('listitem');
    await expect(slots).toHaveText([/00:00-12:00 To do/, /12:00-23:59 To do/]);

    await main.getByRole('button', { name: 'Start' }).click();
    await confirm(page, 'Do you want to start the job?', 'Cancel');
    await expect(main.getByRole('button', { name: 'Finished' })).toBeHidden();
    await main.getByRole('button', { name: 'Start' }).click();
    await confirm(page, 'Do you want to start the job?', 'Start');
    await expect(main.getByRole('button', { name: 'Finished' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start' })).toBeHidden();

    const bar = page.getByRole('complementary', { name: 'Running work' });
    await expectAccessible(page, 'a job with running work');
    for (const path of ['/', '/gallery', '/account', '/quick-jobs']) {
      await page.goto(path);
      await expect(bar).toContainText(new RegExp(`Working at ${title}\\s*0:0\\d:\\d\\d`));
    }
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/my-jobs/${job}$`));
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Do you want to finish the job?', 'Finished');
    await expect(main.getByText('Your work is finished.')).toBeVisible();
    await expect(slots.filter({ hasText: 'Done' })).toHaveCount(1);
    await expect(bar.getByRole('link')).toBeHidden();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/my-jobs$/);
    expect(await workforce.doneWork(job)).toMatchObject([{ job_status: 'done', is_late: false }]);
  });

  test('cannot start a quick job on another day, and not twice on its own', async ({ page }) => {
    const tomorrow = new Date(Date.parse(businessToday()) + 24 * 3600_000).toISOString().slice(0, 10);
    const later = await workforce.quickJob(`Later ${unique}`, tomorrow);
    const today = await workforce.quickJob(`Today ${unique}`);
    for (const job of [later, today]) await workforce.assign(job, person);
    const main = page.getByRole('main');
    await page.goto(`/my-jobs/${later}`);
    await expect(main.getByText("You don't have work today")).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start' })).toBeHidden();

    await page.goto(`/my-jobs/${today}`);
    await main.getByRole('button', { name: 'Start' }).click();
    await confirm(page, 'Do you want to start the job?', 'Start');
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Do you want to finish the job?', 'Finished');
    await expect(main.getByText('You have done this job.')).toBeVisible();
    await page.reload();
    await expect(main.getByText('You have done this job.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start' })).toBeHidden();
  });

  test('is told when the location is blocked, and nothing is sent', async ({ page, context, product }) => {
    const job = await workforce.permanentJob(`Cellar ${unique}`);
    await workforce.assign(job, person);
    await context.clearPermissions();
    await context.grantPermissions([], { origin: product.url });
    await page.goto(`/my-jobs/${job}`);
    await page.getByRole('main').getByRole('button', { name: 'Start' }).click();
    await confirm(page, 'Do you want to start the job?', 'Start');
    await confirm(page, 'Your location is blocked. Please allow location for this site', 'OK');
    expect(await workforce.doneWork(job)).toEqual([]);
    // The permission is asked for every second: the hint goes when it is given.
    await expect(page.getByText('Location is blocked for this site.')).toBeVisible();
    await context.grantPermissions(['geolocation'], { origin: product.url });
    await expect(page.getByText('Location is blocked for this site.')).toBeHidden();
  });

  test('sees what the month pays, and takes it along as CSV and PDF', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/dashboard');
    const timesheet = page.getByRole('table', { name: /Timesheet/ });
    await expect(timesheet.getByRole('columnheader')).toHaveText(['Date', 'Place', 'Hours', 'Payment']);
    await expect(timesheet.getByRole('row').filter({ hasText: `Observatory ${unique}` })).toContainText('A$');
    const [year = '', month = ''] = businessToday().split('-');
    await expect(main.getByLabel('Year')).toHaveValue(year);
    await expect(main.getByLabel('Month', { exact: true })).toHaveValue(month);
    await expect(main.getByLabel('Year').getByRole('option')).toHaveCount(2099 - 2022 + 1);
    await expect(main.getByLabel('Month', { exact: true }).getByRole('option')).toHaveCount(12);

    await expect(main.getByRole('img', { name: /what each day of/ })).toBeVisible();
    await expect(main.getByRole('img', { name: /twelve months up to/ })).toBeVisible();
    const months = main.getByRole('article').filter({ hasText: 'The last twelve months' });
    await months.getByText('Show as a table').click();
    await expect(months.getByRole('row')).toHaveCount(13);
    const pending = main.getByRole('article').filter({ hasText: 'Still pending' });
    await pending.getByText('Show the list').click();
    await expect(
      pending
        .getByRole('row')
        .filter({ hasText: `Observatory ${unique}` })
        .first(),
    ).toContainText('A$');

    const save = async (button: string) => {
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: button }).click();
      const file = await download;
      return { name: file.suggestedFilename(), path: await file.path() };
    };
    const csv = await save('Download CSV');
    expect(csv.name).toBe(`earnings-${year}-${month}.csv`);
    expect(await readFile(csv.path, 'utf8')).toMatch(/^\uFEFFDate,Place,Hours,Payment\r\n.*\r\nTotal,,/s);
    const pdf = await save('Download PDF statement');
    expect(pdf.name).toBe(`earnings-${year}-${month}.pdf`);
    const text = execFileSync('pdftotext', ['-layout', pdf.path, '-']).toString();
    expect(text).toContain('EARNINGS STATEMENT');
    expect(text).toContain(person.name);
    expect(text).toContain(`Observatory ${unique}`);
  });

  test('changes a document; only the chosen file is sent', async ({ page }) => {
    await page.goto('/account');
    const main = page.getByRole('main');
    await expect(main).toContainText('51824753556');
    await expectAccessible(page, '/account');
    await expect(main.getByText('Done', { exact: true })).toHaveCount(6);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/update-documents')) sent.push(request.postData() ?? '');
    });
    await main.getByLabel('Police check').setInputFiles(await png('new-police-check'));
    await main.getByRole('button', { name: 'Upload documents' }).click();
    await confirm(page, 'Do you want to change the documents?', 'OK');
    await confirm(page, 'Documents uploaded successfuly', 'OK');
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('passport_img');
  });

  test('is told whom to call when documents cannot be changed', async ({ page }) => {
    await page.route('**/api/update-documents', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/account');
    const main = page.getByRole('main');
    await main.getByLabel('Passport').setInputFiles(await png('passport'));
    await main.getByRole('button', { name: 'Upload documents' }).click();
    await confirm(page, 'Do you want to change the documents?', 'OK');
    await confirm(
      page,
      'Something went wrong please try again later. if this msg getting continuously, please call to system admin. (08) 5550 0142',
      'OK',
    );
  });

  test('sees Retry when a list cannot be read, and the list after it', async ({ page }) => {
    const path = '**/api/get-all-permanent-jobs';
    await page.route(path, (route) => route.fulfill({ status: 503, json: { msg: 'Away.', code: 'unavailable' } }));
    await page.goto('/permanent-jobs');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute(path);
    await retry.click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('reads the empty text when nothing is on offer', async ({ page }) => {
    await page.route('**/api/get-all-permanent-jobs', (route) => route.fulfill({ json: [] }));
    await page.goto('/permanent-jobs');
    await expect(page.getByText('No permanent jobs available')).toBeVisible();
  });

  test('finds the daily four places at the thumb on a phone, and no target too small', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const bar = page.getByRole('navigation', { name: 'Every day' });
    for (const [name, address] of [
      ['Dashboard', '/dashboard'],
      ['My Jobs', '/my-jobs'],
      ['Permanent', '/permanent-jobs'],
      ['Quick', '/quick-jobs'],
    ] as const) {
      const link = bar.getByRole('link', { name });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(link).toHaveAttribute('aria-current', 'page');
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect(heading(page)).toBeVisible();
      const buttons = page.getByRole('main').locator('button:visible, a.ui-button:visible, summary:visible');
      for (const button of await buttons.all())
        expect((await button.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44);
      await expectAccessible(page, `${address} at 320 px`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(bar).toBeHidden();
  });

  test('changes the password and stays logged in', async ({ page }) => {
    await page.goto('/account');
    const main = page.getByRole('main');
    const next = 'another long passphrase';
    await main.getByLabel('Current password').fill(person.password);
    await main.getByLabel('New password', { exact: true }).fill(next);
    await main.getByLabel('Confirm new password').fill(next);
    await main.getByRole('button', { name: 'Change password' }).click();
    await confirm(page, 'Do you realy want to change the password?', 'OK');
    await expect(main.getByLabel('Current password')).toHaveValue('');
    await page.reload();
    await expect(heading(page)).toHaveText('Account');
    person = { ...person, password: next };
  });
});
