import type { Browser } from '@playwright/test';
import { getBusinessDay, getBusinessToday, Office, type Person } from '../stack/office';
import { confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const TIME_ZONE = 'Australia/Adelaide';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const getTime = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const getDay = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });

async function openPhone(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openAs(page, person, '/my-jobs');
  return page;
}
const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** One desk and two phones stay open all day without a reload. */
test('shows each step of a cover live, from absence to approval, on one desk and two phones', async ({
  page: desk,
  otherPage: bosPhone,
  browser,
  product,
}) => {
  test.skip(!product.storage, 'needs a stack of its own');
  test.skip(getBusinessDay(-20) !== getBusinessToday(), 'no absence can be reported of a shift that began yesterday');
  const unique = Date.now().toString(36);
  const office = await Office.open(product);
  const startedAt = inMinutes(-20);
  const place = `Jetty Kiosk ${unique}`;
  const job = await office.createPermanentJob(place, [`${getTime(startedAt)}-${getTime(inMinutes(100))}`]);
  const ida = await office.registerVerified('Ida Ill');
  const bo = await office.registerVerified('Bo Helps');
  await office.assign(job, ida);
  await office.backdate(job);

  const group = (name: string) => desk.getByRole('main').getByRole('region', { name, exact: true });
  await openAs(desk, product.admin, '/admin/today');
  await expect(group('Late')).toContainText(ida.name);
  const idasPhone = await openPhone(browser, product.url, ida);
  await openAs(bosPhone, bo, '/my-jobs');

  await test.step('reports time off on Ida’s phone', async () => {
    const away = card(idasPhone, 'Time off');
    await away.getByRole('button', { name: 'Add time off' }).click();
    await away.locator('input[name=from]').fill(getDay(startedAt));
    await away.getByLabel('Reason').fill('Flu');
    await away.getByRole('button', { name: 'Save time off' }).click();
    await expect(away.getByRole('status')).toContainText('1 shift needs cover.');
  });

  await test.step('shows the absence on the desk and offers the shift to Bo', async () => {
    const row = group('To cover').getByRole('listitem').filter({ hasText: ida.name });
    await row.getByRole('button', { name: /^Find cover/ }).click();
    const sheet = desk.getByRole('dialog', { name: 'Find cover' });
    await sheet.getByRole('button', { name: `Ask: ${bo.name}` }).click();
    await expect(sheet.getByRole('status')).toHaveText(`Offered to ${bo.name}. First to take it gets the shift.`);
    await desk.keyboard.press('Escape');
  });

  await test.step('takes the offer on Bo’s phone and shows the start on the desk', async () => {
    await card(bosPhone, 'Can you cover?')
      .getByRole('button', { name: /^Take / })
      .click();
    await confirm(bosPhone, 'Take this shift?', 'Take shift');
    await expect(group('Covered')).toContainText(`Covered by ${bo.name}`);
    await expect(group('Next').getByRole('listitem').filter({ hasText: bo.name })).toContainText('Starts now');
  });

  const today = card(bosPhone, 'Today');
  await test.step('starts in two taps and shows Bo as working', async () => {
    await today.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(bosPhone, 'Start this job?', 'Start');
    await expect(group('Working now')).toContainText(bo.name);
  });

  await test.step('finishes and shows Bo as finished', async () => {
    await office.sql(
      'jobs',
      "UPDATE work_record SET started_at = started_at - interval '60 minutes' WHERE person_id = $1 AND ended_at IS NULL",
      [bo.id],
    );
    await today.getByRole('button', { name: 'Finished' }).click();
    await confirm(bosPhone, 'Finish this job?', 'Finished');
    await expect(group('Finished')).toContainText(bo.name);
  });

  await test.step('approves the held timesheet and shows that on Bo’s phone', async () => {
    await bosPhone.getByRole('navigation', { name: 'Every day' }).getByRole('link', { name: 'Dashboard' }).click();
    const ownRow = bosPhone.getByRole('row').filter({ hasText: place });
    await expect(ownRow).toContainText('Waiting for approval');
    await desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Pay' }).click();
    await desk.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Approvals' }).click();
    // Other tests may leave more than one page to approve.
    await desk.getByRole('main').getByLabel('Site or person').fill(place);
    const heldRow = desk.getByRole('main').getByRole('row').filter({ hasText: bo.name });
    await heldRow.getByRole('checkbox').check();
    await desk.getByRole('button', { name: 'Approve 1 timesheet' }).click();
    await expect(heldRow).toHaveCount(0);
    await expect(ownRow).not.toContainText('Waiting for approval');
  });

  await idasPhone.context().close();
});
