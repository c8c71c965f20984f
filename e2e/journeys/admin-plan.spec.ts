import { changeShift, getPickedSlots } from '@cleaning/contracts';
import { buildDemoJobId } from '@cleaning/contracts/demo';
import { createPng } from '../stack/documents';
import { getBusinessToday, Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate, OPEN_DIALOG } from '../stack/pages';
import { confirm, expect, giveSession, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };

/** The Monday after today, YYYY-MM-DD. */
function nextMonday(): string {
  const day = new Date(`${getBusinessToday()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}

test.describe('Planning on the desk', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  // Contrast is measured without motion.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('picks slots, marks gaps and overlaps in a week, and changes days', async ({ page, product }) => {
    const office = await Office.open(product);
    const wanda = await office.registerVerified('Wanda Weekley');
    const harbour = await office.createPermanentJob('Harbour Plan', ['06:00-08:00', '18:00-20:00']);
    const quay = await office.createPermanentJob('Quay Plan', ['07:00-09:00']);
    await office.assign(harbour, wanda);
    await giveSession(page, product.admin);
    const main = page.getByRole('main');

    await test.step('gives a person some regular shifts', async () => {
      await page.goto(`/admin/jobs/${harbour}?tab=people`);
      await main.getByText('Regular shifts by person').click();
      await main.getByRole('button', { name: 'Choose shifts Wanda Weekley' }).click();
      await main.getByLabel('Regular shifts for Wanda Weekley').selectOption('Some shifts');
      await main.getByRole('button', { name: 'Save shifts' }).click();
      await expect(main.getByText('Choose at least one shift, or all shifts.')).toBeVisible();
      await main.getByRole('group', { name: '06:00-08:00' }).getByLabel('Mo').check();
      await main.getByRole('group', { name: '18:00-20:00' }).getByLabel('Tu').check();
      await expectAccessible(page, 'regular shifts of a person');
      await main.getByRole('button', { name: 'Save shifts' }).click();
      await expect(main.getByText('Mo 06:00-08:00, Tu 18:00-20:00')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Choose shifts Wanda Weekley' })).toBeFocused();
      expect(await office.call(getPickedSlots, { job_id: harbour })).toMatchObject([{ picks: [{}, {}] }]);
    });

    const row = (name: string) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    const cell = (name: string, day: number) => row(name).getByRole('gridcell').nth(day);
    const sheet = page.getByRole('dialog');
    const details = async (name: string, day: number, line: string | RegExp) => {
      await cell(name, day).getByRole('button', { name: line }).first().click();
      await page.getByRole('menuitem', { name: 'Details' }).click();
    };

    await test.step('describes gaps and overlaps of the week in words', async () => {
      await office.assign(quay, wanda);
      await main.getByRole('tab', { name: 'Roster' }).click();
      await main.getByRole('link', { name: 'Open roster' }).click();
      await main.getByRole('button', { name: 'Show all' }).click();
      await main.getByRole('button', { name: 'Next week' }).click();
      await main.getByLabel('Search').fill('Plan');
      await expect(main.getByRole('rowheader')).toHaveText([/^Open shifts/, 'Harbour Plan', 'Quay Plan', 'Total']);
      await expect(cell('Harbour Plan', 0)).toContainText('06:00–08:00');
      await expect(cell('Harbour Plan', 0)).toContainText('1 of 2 rostered');
      await expect(cell('Harbour Plan', 0)).toContainText('Overlaps with 07:00-09:00 Quay Plan');
      await expect(cell('Harbour Plan', 2)).toContainText('Open');
      await expect(main.getByText(/^\d+ open shifts?( \(\d+ partly filled\))?, \d+ overlaps?\.$/)).toBeVisible();
      await expectAccessible(page, 'the plan by place');
      await main.getByRole('radio', { name: 'People' }).check();
      await main.getByLabel('Search').fill('Wanda');
      await expect(cell('Wanda Weekley', 0)).toContainText('Overlaps with 06:00-08:00 Harbour Plan');
      await main.getByRole('radio', { name: 'Sites' }).check();
      await main.getByLabel('Search').fill('Plan');
    });

    await test.step('cancels a day with a reason and undoes it', async () => {
      await cell('Harbour Plan', 2).getByRole('button', { name: '06:00–08:00' }).click();
      await sheet.getByRole('button', { name: 'Details' }).click();
      await expectAccessible(page, 'a day of a place', { within: OPEN_DIALOG });
      await sheet.getByRole('button', { name: 'Cancel visit' }).click();
      await sheet.getByLabel(/^Note/).fill('The harbour is closed');
      await sheet.getByRole('button', { name: 'Cancel visit' }).click();
      await expect(page.getByText('2 shifts cancelled.')).toBeVisible();
      await expect(sheet.getByText('Cancelled, 06:00-08:00, The harbour is closed')).toBeVisible();
      await sheet.getByRole('button', { name: 'Undo Cancelled 06:00-08:00' }).click();
      await confirm(page, 'Undo this change?\nCancelled, ', 'Undo');
      await expect(sheet.getByText('Cancelled, 06:00-08:00, The harbour is closed')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(cell('Harbour Plan', 2)).toContainText('06:00–08:00');
      await expect(cell('Harbour Plan', 2)).not.toContainText('18:00–20:00');
    });

    await test.step('adds an overlapping extra shift after a confirm', async () => {
      await cell('Harbour Plan', 3).hover();
      await cell('Harbour Plan', 3)
        .getByRole('button', { name: /^Add a shift/ })
        .click();
      await sheet.getByRole('button', { name: 'Add extra shift' }).click();
      await expect(sheet.getByText('Fill in this field.').first()).toBeVisible();
      await sheet.getByLabel('Person').selectOption({ label: wanda.name });
      await sheet.getByLabel('Start time').fill('08:00');
      await sheet.getByLabel('End time').fill('10:00');
      await sheet.getByRole('button', { name: 'Add extra shift' }).click();
      await confirm(page, 'Wanda Weekley has shifts at the same time.', 'Assign anyway');
      await expect(page.getByText('Extra shift added.')).toBeVisible();
      await expect(sheet).toBeHidden();
      await expect(cell('Harbour Plan', 3)).toContainText('Extra');
    });

    await test.step('links a shift with an absent person to Find cover', async () => {
      const date = nextMonday();
      const time = '06:00-08:00';
      await office.call(changeShift, { job_id: harbour, date, time, change: 'away', user_id: wanda.id });
      await expect(cell('Harbour Plan', 0)).toContainText('Away');
      await details('Harbour Plan', 0, /Away/);
      await expect(sheet.getByRole('link', { name: 'Find cover' })).toHaveAttribute(
        'href',
        `/admin/today?cover=${harbour}:${date}:${time}`,
      );
      await page.keyboard.press('Escape');
    });

    await test.step('lists one day on a phone', async () => {
      await page.setViewportSize(PHONE);
      const days = main.getByRole('navigation', { name: 'Days' }).getByRole('button');
      await expect(days).toHaveCount(7);
      await days.nth(3).click();
      await expect(main.getByRole('button', { name: /Wanda Weekley.*Extra/ })).toBeVisible();
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'the plan on a phone');
      await main.getByRole('button', { name: /Wanda Weekley.*Extra/ }).click();
      await page.getByRole('menuitem', { name: 'Details' }).click();
      await expect(sheet).toBeInViewport({ ratio: 1 });
    });
  });

  test('sets a geofence from clock events or a pin, and decides a public holiday', async ({
    quietPage: page,
    product,
  }) => {
    const office = await Office.open(product);
    const feast = await office.createPermanentJob('Feast Place');
    await giveSession(page, product.admin);
    const main = page.getByRole('main');
    const tile = (await createPng('tile')).buffer;
    let areTilesUp = true;
    await page.route('https://tiles.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: areTilesUp ? tile : 'none' }),
    );
    const openPlace = async () => {
      await page.goto(`/admin/jobs/${buildDemoJobId(1)}?tab=site`);
      await main.getByText('Location and geofence').click();
    };

    await test.step('suggests a location from approved work', async () => {
      await openPlace();
      await expect(main.getByText('No geofence.')).toBeVisible();
      await main.getByRole('button', { name: 'Use this location' }).click();
      await expect(main.getByText(/People should start and finish within 150 m of -34\.\d+, 138\.\d+\./)).toBeVisible();
      await expect(main.getByText(/Suggested from approved timesheets/)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Use this location' })).toBeHidden();
    });

    await test.step('moves the map pin with the keyboard', async () => {
      const latitude = main.getByLabel('Latitude');
      const before = Number(await latitude.inputValue());
      await main.getByRole('button', { name: 'Show map' }).click();
      const pin = main.getByRole('button', { name: /^Job pin/ });
      await pin.focus();
      await page.keyboard.press('Shift+ArrowUp');
      await expect.poll(async () => Number(await latitude.inputValue())).toBeCloseTo(before + 50 / 111_320, 5);
      await expect(pin).toBeFocused();
      await expectAccessible(page, 'the map');
      await main.getByLabel('Radius').fill('20');
      await main.getByRole('button', { name: 'Save geofence' }).click();
      await expect(main.getByText('Enter whole metres, from 30 to 5000.')).toBeVisible();
      await main.getByLabel('Radius').fill('200');
      await main.getByRole('button', { name: 'Save geofence' }).click();
      await expect(main.getByText(/People should start and finish within 200 m/)).toBeVisible();
    });

    await test.step('keeps the coordinate fields when map tiles fail', async () => {
      areTilesUp = false;
      await openPlace();
      await main.getByRole('button', { name: 'Show map' }).click();
      await expect(main.getByText('Couldn’t load the map. Enter the latitude and longitude.')).toBeVisible();
      await expect(main.getByRole('link', { name: /Open map/ }).first()).toBeVisible();
      await main.getByRole('button', { name: 'Remove geofence' }).click();
      await confirm(page, 'Remove the geofence?', 'Remove geofence');
      await expect(main.getByText('No geofence.')).toBeVisible();
      await expect(page.locator('summary:focus')).toHaveText('Location and geofence');
    });

    await test.step('lets the office decide a site’s public holiday', async () => {
      await navigate(page, `/admin/jobs/${feast}?tab=roster`);
      await main.getByText('Public holidays', { exact: true }).click();
      await main.getByLabel('On public holidays', { exact: true }).selectOption('Office decides each time');
      await main.getByLabel(/^Sub-contractor pay per hour on public holidays/).fill('lots');
      await main.getByRole('button', { name: 'Save holiday rule' }).click();
      await expect(main.getByText('Enter an amount in A$, like 45.50, or leave empty.')).toBeVisible();
      await main.getByLabel(/^Sub-contractor pay per hour on public holidays/).fill('52.50');
      await main.getByRole('button', { name: 'Save holiday rule' }).click();
      await expect(page.getByText('Holiday rule saved.')).toBeVisible();
      await main.getByRole('link', { name: 'See public holidays' }).click();
      await main.getByLabel('Year').selectOption({ index: 1 });
      const newYear = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: "New Year's Day" }) });
      await newYear.getByRole('button', { name: 'Nobody works Feast Place' }).click();
      await expect(newYear.getByText('Nobody works this day', { exact: true })).toBeVisible();
      await expectAccessible(page, 'public holidays');
    });

    await test.step('adds, moves and removes a public holiday', async () => {
      const year = await main.getByLabel('Year').inputValue();
      await main.getByRole('button', { name: 'Add a public holiday' }).click();
      const form = page.getByRole('dialog', { name: 'Add a public holiday' });
      await form.getByRole('button', { name: 'Save public holiday' }).click();
      await expect(form.getByText('Fill in this field.').first()).toBeVisible();
      await form.getByLabel('Name').fill('Day of Thanks');
      await form.getByLabel('Date', { exact: true }).fill(`07/07/${year}`);
      await form.getByRole('button', { name: 'Save public holiday' }).click();
      await expect(main.getByRole('heading', { name: 'Day of Thanks' })).toBeVisible();
      await main.getByRole('button', { name: 'Change Day of Thanks' }).click();
      const change = page.getByRole('dialog', { name: 'Change Day of Thanks' });
      await change.getByLabel('Date', { exact: true }).fill(`08/07/${year}`);
      await change.getByRole('button', { name: 'Save public holiday' }).click();
      await expect(change).toBeHidden();
      await expect(main.getByRole('heading', { name: 'Day of Thanks' })).toHaveCount(1);
      await main.getByRole('button', { name: 'Remove Day of Thanks' }).click();
      await confirm(page, 'Remove Day of Thanks?', 'Remove');
      await expect(main.getByRole('heading', { name: 'Day of Thanks' })).toHaveCount(0);
    });
  });
});
