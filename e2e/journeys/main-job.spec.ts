import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DESK } from '../stack/frame';
import { getBusinessDay, getBusinessToday } from '../stack/office';
import { fillRegistration, navigate, verifyPerson } from '../stack/pages';
import { confirm, expect, logIn, openPublic, type Product, testInOpenWindow as test } from '../stack/test';

const PASSWORD = 'a long enough passphrase';

/** Moves the start of running work back, where the test can reach the database. */
async function backdateStart(product: Product, name: string, minutes: number): Promise<void> {
  if (!product.storage) return;
  const client = new pg.Client({ connectionString: product.storage.postgres.url('jobs') });
  await client.connect();
  await client.query(
    `UPDATE work_record SET started_at = started_at - make_interval(mins => $2)
     WHERE ended_at IS NULL AND person_id = (SELECT id FROM known_account WHERE name = $1)`,
    [name, minutes],
  );
  await client.end();
}

/**
 * Work time with its pay and charge, and the invoice total with a manual record of A$100.00 and GST. Shorter in the
 * first hour of a day, because work that starts over 30 minutes early is held.
 */
const readCurrentWork = () =>
  getBusinessDay(-65) === getBusinessToday()
    ? { minutes: 90, hours: '1:30', pay: 'A$48.75', charge: 'A$72.00', total: '189.20' }
    : { minutes: 24, hours: '0:24', pay: 'A$13.00', charge: 'A$19.20', total: '131.12' };

test('takes a sub-contractor from registration to the invoice of the month', async ({
  page,
  otherPage: admin,
  product,
}, testInfo) => {
  const unique = Date.now().toString(36);
  const person = { name: `Rosa Lindqvist ${unique}`, email: `rosa.${unique}@example.com`, password: PASSWORD };
  const job = `Torrens Tower ${unique}`;
  let jobPath = '';
  let work = readCurrentWork();

  await test.step('registers a sub-contractor with all fields and six documents', async () => {
    await openPublic(page, '/register');
    await fillRegistration(page, person);
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await confirm(page, 'Do you filled all fields correctly?', 'OK');
    await confirm(page, 'Registered Successfuly', 'OK');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('logs in and waits for verification', async () => {
    await logIn(page, person);
    await expect(page).toHaveURL(/\/not-verified$/);
    await expect(page.getByRole('main')).toContainText('not verified');
  });

  await admin.setViewportSize(DESK);
  await logIn(admin, product.admin);

  await test.step('verifies the sub-contractor after the admin reads the documents', async () => {
    await expect(admin).toHaveURL(/\/admin$/);
    await navigate(admin, `/admin/sub-contractors?text=${encodeURIComponent(person.name)}`);
    await admin.getByRole('link', { name: person.name }).click();
    const main = admin.getByRole('main');
    await expect(main).toContainText('51 824 753 556');
    await main.getByRole('button', { name: 'Show bank details and passport number' }).click();
    await expect(main).toContainText('013-006');
    await expect(main).toContainText('001234567');
    const show = main.getByRole('listitem').getByRole('button', { name: 'Show' });
    await expect(show).toHaveCount(6);
    for (let remaining = 6; remaining > 0; remaining -= 1) await show.first().click();
    const links = main.locator('a[href^="/api/static/documents/"]');
    await expect(links).toHaveCount(6);
    const types: (string | undefined)[] = [];
    for (const link of await links.all()) {
      const answer = await admin.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      types.push(answer.headers()['content-type']);
    }
    expect(types.sort()).toEqual(
      ['application/pdf', 'application/pdf', 'application/pdf', 'image/jpeg', 'image/jpeg', 'image/png'].sort(),
    );
    await verifyPerson(admin);
    await expect(main.getByRole('button', { name: 'Disprove' })).toBeVisible();
  });

  await test.step('creates a permanent job with a timetable of three rows', async () => {
    await navigate(admin, '/admin/create-permanent-job');
    await admin.locator('[name=job_title]').fill(job);
    await admin.locator('[name=job_address]').fill('1 King William Street, Adelaide SA 5000');
    await admin.locator('[name=job_location]').fill('https://www.openstreetmap.org/?mlat=-34.9287&mlon=138.5999');
    await admin.locator('[name=job_need_count]').fill('2');
    await admin.locator('[name=pay_per_hr]').fill('48.00');
    await admin.locator('[name=pay_per_hr_sub_contractor]').fill('32.50');
    await admin.locator('[name=job_description]').fill('All floors: desks, kitchens, floors.\nKey at the front desk.');
    const row = (number: number) => admin.getByRole('group', { name: `Row ${number}`, exact: true });
    await row(1).getByLabel('Start time').fill('00:00');
    await row(1).getByLabel('End time').fill('23:59');
    for (const day of ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']) await row(1).getByLabel(day, { exact: true }).check();
    await admin.getByRole('button', { name: 'Add row' }).click();
    await row(2).getByLabel('Start time').fill('06:00');
    await row(2).getByLabel('End time').fill('08:30');
    await row(2).getByLabel('Mo', { exact: true }).check();
    await row(2).getByLabel('Th', { exact: true }).check();
    await admin.getByRole('button', { name: 'Add row' }).click();
    await row(3).getByLabel('Start time').fill('22:00');
    await row(3).getByLabel('End time').fill('02:00');
    await row(3).getByLabel('Su', { exact: true }).check();
    await admin.getByRole('main').getByRole('button', { name: 'Create job' }).click();
    const toJob = admin.getByRole('link', { name: 'Open job' });
    jobPath = (await toJob.getAttribute('href')) ?? '';
  });

  await test.step('finds the job and requests it', async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await navigate(page, '/permanent-jobs');
    const card = page.getByRole('main').locator('article, li', { hasText: job }).first();
    // 2 weeks × (7 × 23 h 59 min + 2 × 2 h 30 min + 4 h) × A$32.50
    await expect(card).toContainText('A$11,497.42');
    await card.getByRole('link').first().click();
    await expect(page.getByRole('table')).toContainText('22:00-02:00');
    await page.getByRole('button', { name: 'Request for Job' }).click();
    await expect(page.getByText('You have already request for the job. Waiting for admin to decide.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request for Job' })).toBeHidden();
  });

  await test.step('shows one request to the admin, who accepts it', async () => {
    await navigate(admin, '/admin');
    const card = admin.getByRole('main').locator('article, li', { hasText: job }).first();
    await expect(card).toContainText('Job Requests 1');
    await card.getByRole('link').first().click();
    await expect(admin).toHaveURL(new RegExp(`${jobPath}$`));
    await admin.getByRole('button', { name: `Accept ${person.name}` }).click();
    // The job's own rows overlap.
    await confirm(admin, `${person.name} has shifts at the same time.`, 'Assign anyway');
    await expect(admin.getByRole('button', { name: `Remove ${person.name}` })).toBeVisible();
    await expect(admin.getByText('No pending requests.')).toBeVisible();
  });

  await test.step('starts and finishes the work', async () => {
    await navigate(page, '/my-jobs');
    await page.getByRole('main').locator('article, li', { hasText: job }).first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, 'Start this job?', 'Start');
    const finishButton = page.getByRole('main').getByRole('button', { name: 'Finished' });
    await expect(finishButton).toBeVisible();
    work = readCurrentWork();
    await backdateStart(product, person.name, work.minutes);
    await finishButton.click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(finishButton).toBeHidden();
  });

  await test.step('adds a manual record and shows the work with both locations', async () => {
    await admin.locator('[name=m_pay_for_me]').fill('100');
    await admin.locator('[name=m_pay_for_cleaner]').fill('70.5');
    await admin.locator('[name=m_date_time]').fill(`${getBusinessToday()}T09:00`);
    await admin.locator('[name=m_done_by]').selectOption({ label: person.name });
    await admin.getByRole('button', { name: 'Add record' }).click();
    await confirm(admin, 'Do you want to add manual record?', /OK|Add/);
    const table = admin.getByRole('table', { name: /Timesheets/ });
    await expect(table.getByRole('row')).toHaveCount(3);
    const workedRow = table.getByRole('row').filter({ has: admin.getByRole('link', { name: /map/ }) });
    const maps = workedRow.getByRole('link', { name: /map/ });
    await expect(maps).toHaveCount(2);
    for (const link of await maps.all()) {
      await expect(link).toHaveAttribute('href', /-34\.92866.*138\.59986/);
    }
    if (product.storage) {
      await expect(workedRow).toContainText(work.pay);
      await expect(workedRow).toContainText(work.charge);
    }
  });

  await test.step('shows hours and payment on the timesheet', async () => {
    await navigate(page, '/dashboard');
    const row = page.getByRole('row').filter({ hasText: job });
    await expect(row).toHaveCount(2);
    await expect(page.getByRole('main')).toContainText('A$70.50');
    if (product.storage) {
      await expect(row.filter({ hasText: work.hours })).toContainText(work.pay);
    }
  });

  await test.step("issues the month's invoice and prints it", async () => {
    await admin.getByRole('button', { name: 'Download Invoice' }).click();
    await confirm(admin, 'Issue tax invoice for', 'Issue invoice');
    await admin.waitForURL(/\/invoice/);
    const main = admin.getByRole('main');
    await expect(main).toContainText('Thank you for doing business');
    await expect(main).toContainText('A$');
    const total = product.storage ? work.total : '110.00';
    await expect(main).toContainText(total);
    const file = testInfo.outputPath('invoice.pdf');
    await writeFile(file, await admin.pdf({ format: 'A4', preferCSSPageSize: true }));
    const { stdout: text } = await promisify(execFile)('pdftotext', ['-layout', file, '-']);
    expect(text).toContain(total);
    expect(text).toMatch(/Tax Invoice/i);
    const { stdout: info } = await promisify(execFile)('pdfinfo', [file]);
    expect(info).toMatch(/Pages:\s+1\n/);
  });
});
