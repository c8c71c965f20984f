import {
  type CoverOffer,
  cancelDay,
  day,
  getCoverOffers,
  getMyAbsences,
  getMyShifts,
  reportAbsence,
  takeCover,
} from '@cleaning/contracts';
import { getBusinessToday, Office } from '../stack/office';
import { expectFits } from '../stack/pages';
import { confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const TIME_ZONE = 'Australia/Adelaide';
/** HH:MM and YYYY-MM-DD are in Adelaide time. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const getTime = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const getDay = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
const getWeekday = (moment: Date) =>
  day.parse(moment.toLocaleDateString('en-GB', { timeZone: TIME_ZONE, weekday: 'short' }).slice(0, 2));
const inDays = (days: number) => getDay(inMinutes(days * 24 * 60));

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, text: string | RegExp) => main(page).getByRole('listitem').filter({ hasText: text });
/** A section of the board, by its heading. */
const group = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

const expectBothWidths = (page: Page, place: string) => expectFits(page, place, [PHONE, DESK]);

test.describe('Shifts today', () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // Not a quiet page: the search for available people is refused once the shift is taken, which the browser logs as an
  // error.
  test('follows a shift from absence and offer to cover, late, working and finished', async ({ page, product }) => {
    const office = await Office.open(product);
    const startedAt = inMinutes(-20);
    // Only on the day it began, which is yesterday shortly after midnight.
    const job = await office.createPermanentJob(
      'Koala Lane Depot',
      [`${getTime(startedAt)}-${getTime(inMinutes(100))}`],
      undefined,
      [getWeekday(startedAt)],
    );
    const [ida, bo] = await Promise.all([
      office.registerVerified('Ida Away'),
      office.registerVerified('Bo Cover-Featherstonehaugh'),
    ]);
    await office.assign(job, ida);
    await office.backdate(job);

    await openAs(page, product.admin);
    await expect(main(page).getByRole('heading', { name: 'Job Places Data' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Not started or late [1-9]/ })).toBeVisible();
    await expect(group(page, 'On now').getByRole('link', { name: 'See all shifts today' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Shifts today' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Shifts today' })).toBeVisible();

    await test.step('lists a late person with site, map and phone number', async () => {
      const late = group(page, 'Late').getByRole('listitem').filter({ hasText: 'Ida Away' });
      await expect(late).toContainText(/2\d min late/);
      await expect(late.getByRole('link', { name: 'Koala Lane Depot' })).toHaveAttribute('href', `/admin/jobs/${job}`);
      await expect(late.getByRole('link', { name: /opens a map/ })).toHaveAttribute('href', /openstreetmap/);
      await expect(late.getByRole('link', { name: /^Call Ida Away/ })).toHaveAttribute('href', 'tel:0491570006');
      await expectBothWidths(page, 'today');
    });

    await test.step('shows an absence live when the person reports it', async () => {
      const days = { from: getDay(startedAt), until: getBusinessToday() };
      await office.callAs(ida, reportAbsence, { user_id: ida.id, ...days, reason: 'Flu' });
      await expect(group(page, 'To cover')).toContainText('Ida Away');
      await expect(row(page, 'Ida Away')).toContainText('Flu');
    });

    const sheet = page.getByRole('dialog', { name: 'Find cover' });
    await test.step('offers the shift to an available person, by keyboard', async () => {
      await row(page, 'Ida Away')
        .getByRole('button', { name: /^Find cover/ })
        .press('Enter');
      await expect(sheet).toContainText('Ida Away is away: Flu');
      await expect(sheet).toContainText('Not offered yet.');
      await expectBothWidths(page, 'find cover');
      const candidate = sheet.getByRole('listitem').filter({ hasText: bo.name });
      await expect(candidate.getByRole('link')).toHaveAttribute('href', 'tel:0491570006');
      await expect(candidate).toContainText('Nothing rostered that week');
      await candidate.getByRole('button', { name: `Offer: ${bo.name}` }).press('Enter');
      await expect(sheet.getByRole('status')).toHaveText(`Offered to ${bo.name}. First to take it gets the shift.`);
      await expect(sheet).toContainText(`Offered to ${bo.name} on `);
      await expect(candidate).toContainText('Offered');
      await expect(candidate.getByRole('button', { name: /^Offer/ })).toHaveCount(0);
      await expect(row(page, 'Ida Away')).toContainText(`Offered to ${bo.name}`);
    });

    await test.step('assigns the shift at once and withdraws it', async () => {
      await sheet.getByRole('button', { name: `Assign now: ${bo.name}` }).click();
      await confirm(page, `Assign ${bo.name}?`, 'Assign now');
      await expect(sheet.getByRole('status')).toHaveText(`Assigned to ${bo.name}. They’ll get a message.`);
      await expect(sheet).toContainText(`${bo.name} is covering for Ida Away.`);
      await sheet.getByRole('button', { name: 'Withdraw' }).click();
      await confirm(page, 'Withdraw this cover?', 'Withdraw');
      await expect(sheet).toContainText('Not offered yet.');
      await sheet.getByRole('button', { name: `Offer: ${bo.name}` }).click();
      await expect(sheet).toContainText(`Offered to ${bo.name} on `);
    });

    const readOffers = (): Promise<CoverOffer[]> => office.callAs(bo, getCoverOffers);
    await test.step('withdraws an offer, offers it to everyone and shows at once when it is taken', async () => {
      await sheet.getByRole('button', { name: 'Withdraw' }).click();
      await confirm(page, 'Withdraw this offer?', 'Withdraw');
      await expect(sheet).toContainText('Not offered yet.');
      expect(await readOffers()).toEqual([]);
      await sheet.getByRole('button', { name: 'Offer to everyone' }).click();
      await expect(sheet).toContainText('Offered to everyone on ');
      const [offer] = await readOffers();
      await office.callAs(bo, takeCover, { user_id: bo.id, offer_id: offer?.offer_id });
      await expect(sheet).toContainText(`${bo.name} is covering for Ida Away.`);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    });

    await test.step('shows the cover as starting, working and finished', async () => {
      await expect(group(page, 'Covered')).toContainText(`Covered by ${bo.name}`);
      await expect(row(page, 'Covering for Ida Away')).toContainText('Starts now');
      await expect(group(page, 'Next')).toContainText(bo.name);
      const rowId = await office.start(job, bo);
      await expect(group(page, 'Working now')).toContainText(bo.name);
      await expect(row(page, 'Covering for Ida Away')).toContainText(/Since \d\d:\d\d/);
      await office.finish(rowId, bo);
      await expect(group(page, 'Finished')).toContainText(bo.name);
      await row(page, 'Covering for Ida Away')
        .getByRole('link', { name: /^Timesheet/ })
        .click();
      await expect(page).toHaveURL(`/admin/work/${rowId}`);
    });
  });

  // Not a quiet page: the refused overlap is an error in the console.
  test('adds and undoes leave, cancelled days and extra shifts', async ({ page, product }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Wombat Crescent School', ['06:00-08:00']);
    const lou = await office.registerVerified('Lou Long');
    await office.assign(job, lou);
    const readShifts = (day: string) => office.callAs(lou, getMyShifts, {}, { from: day, until: day });

    await openAs(page, product.admin, '/admin/absences');
    const leaveRow = main(page).getByRole('table', { name: 'Leave' }).getByRole('row').filter({ hasText: 'Lou Long' });
    const changeRow = main(page)
      .getByRole('table', { name: 'Shift changes' })
      .getByRole('row')
      .filter({ hasText: 'Wombat Crescent School' });

    await test.step('marks missing fields of leave, then lists its shifts to cover', async () => {
      await main(page).getByRole('button', { name: 'Add leave' }).click();
      const form = page.getByRole('dialog', { name: 'Add leave' });
      await form.getByRole('button', { name: 'Add leave' }).click();
      await expect(form.getByText('Fill in this field.')).toHaveCount(3);
      await expect(form.getByLabel('Person')).toBeFocused();
      await expectBothWidths(page, 'the form of an absence');
      await form.getByLabel('Person').selectOption('Lou Long');
      await form.getByLabel('First day').fill(inDays(3));
      await form.getByLabel('Last day').fill(inDays(4));
      await form.getByLabel('Reason').fill('Wedding');
      await form.getByRole('button', { name: 'Add leave' }).click();
      await expect(page.getByText('Leave added. 2 shifts need cover.')).toBeVisible();
      await expect(leaveRow).toContainText('2 shifts need cover');
      const uncovered = group(page, 'Shifts that need cover');
      await uncovered.getByText('Lou Long: 2 shifts').click();
      await expect(uncovered.getByRole('listitem').filter({ hasText: 'Lou Long' })).toHaveCount(2);
      expect(await office.callAs(lou, getMyAbsences)).toMatchObject([
        { from: inDays(3), until: inDays(4), reason: 'Wedding' },
      ]);
      await leaveRow.getByRole('button', { name: /^Cancel leave/ }).click();
      await confirm(page, 'Cancel Lou Long’s leave?', 'Cancel leave');
      await expect(leaveRow).toHaveCount(0);
    });

    await test.step('cancels a day and undoes it', async () => {
      await main(page).getByRole('button', { name: 'Cancel a day’s shifts' }).click();
      const form = page.getByRole('dialog', { name: 'Cancel a day’s shifts' });
      await form.getByLabel('Site').selectOption('Wombat Crescent School');
      await form.getByLabel('Date').fill(inDays(5));
      await form.getByLabel(/^Note/).fill('Sports day');
      await form.getByRole('button', { name: 'Cancel visit' }).click();
      await expect(changeRow).toContainText('Sports day');
      expect(await readShifts(inDays(5))).toMatchObject([{ state: 'cancelled', note: 'Sports day' }]);
      expect(await office.call(cancelDay, { job_id: job, date: inDays(5) })).toEqual({ cancelled: 0 });
      await changeRow.getByRole('button', { name: /^Undo/ }).click();
      await confirm(page, 'Undo this change?\nCancelled, Wombat Crescent School', 'Undo');
      await expect(changeRow).toHaveCount(0);
      expect(await readShifts(inDays(5))).toMatchObject([{ state: 'planned' }]);
    });

    await test.step('adds an overlapping extra shift only after a confirm', async () => {
      await main(page).getByRole('button', { name: 'Add an extra shift' }).click();
      const form = page.getByRole('dialog', { name: 'Add an extra shift' });
      await form.getByLabel('Site').selectOption('Wombat Crescent School');
      await form.getByLabel('Person').selectOption('Lou Long');
      await form.getByLabel('Date').fill(inDays(6));
      await form.getByLabel('Start time').fill('07:30');
      await form.getByLabel('End time').fill('09:00');
      await form.getByRole('button', { name: 'Add extra shift' }).click();
      const question = 'Lou Long has shifts at the same time.';
      await confirm(page, question, 'Cancel');
      expect(await readShifts(inDays(6))).toHaveLength(1);
      await form.getByRole('button', { name: 'Add extra shift' }).click();
      await confirm(page, question, /anyway$/);
      await expect(changeRow).toContainText('Extra shift: Lou Long');
      expect(await readShifts(inDays(6))).toMatchObject([
        { time: '06:00-08:00' },
        { time: '07:30-09:00', origin: 'extra' },
      ]);
      await expectBothWidths(page, 'leave and changes');
    });
  });
});
