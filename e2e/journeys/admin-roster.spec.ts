import { changeShift, listShifts, setJobRequirements } from '@cleaning/contracts';
import { getBusinessToday, Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, OPEN_DIALOG } from '../stack/pages';
import { expect, giveSession, type Page, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const EARLY = '06:00-08:00';
const LATE = '18:00-20:00';

/** Read once, because midnight may pass during a test. */
const TODAY = getBusinessToday();

/** The Monday after today plus some days, YYYY-MM-DD. */
function nextMonday(days = 0): string {
  const day = new Date(`${TODAY}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7) + days);
  return day.toISOString().slice(0, 10);
}

test.describe('Roster', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  // Contrast is measured without motion.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const getRoster = (page: Page) => {
    const main = page.getByRole('main');
    const row = (name: string) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    return {
      main,
      sheet: page.getByRole('dialog'),
      /** The cell of a person or site on a day; 0 is Monday. */
      cell: (name: string, day: number) => row(name).getByRole('gridcell').nth(day),
      done: page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) }),
    };
  };
  const openRoster = async (page: Page, by: 'person' | 'place', text: string) => {
    await page.goto(`/admin/plan?week=${nextMonday()}&by=${by}&text=${encodeURIComponent(text)}`);
    await expect(page.getByRole('main').getByRole('grid')).toBeVisible();
  };

  test('assigns, moves and undoes an open shift with the mouse and with the keyboard', async ({ page, product }) => {
    const office = await Office.open(product);
    const [rosa, theo] = await Promise.all([
      office.registerVerified('Rosa Roster'),
      office.registerVerified('Theo Roster'),
    ]);
    await office.createPermanentJob('Atlas Roster', [EARLY]);
    await giveSession(page, product.admin);
    const { sheet, cell, done: notice } = getRoster(page);
    const readShifts = async ({ id }: Person) => {
      const week = { from: nextMonday(), until: nextMonday(6) };
      const shifts = await office.call(listShifts, { ...week, user_id: id });
      return shifts.map(({ date, time, origin }) => `${date} ${time} ${origin}`);
    };

    await test.step('assigns a shift for one day with two clicks and undoes it with one', async () => {
      await openRoster(page, 'person', 'Roster');
      await expectAccessible(page, 'the roster by person', { contrast: true });
      await cell('Rosa Roster', 0).hover();
      await cell('Rosa Roster', 0)
        .getByRole('button', { name: /^Add a shift: Rosa Roster/ })
        .click();
      await expectAccessible(page, 'a shift for a person', { within: OPEN_DIALOG });
      await sheet.getByLabel('Search open shifts').fill('Atlas Roster');
      await sheet.getByRole('button', { name: `Assign: Atlas Roster, ${EARLY}` }).click();
      await expect(notice).toContainText('Rosa Roster assigned to Atlas Roster');
      await expect(cell('Rosa Roster', 0)).toContainText('Atlas Roster');
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Change undone.');
      await expect(cell('Rosa Roster', 0)).not.toContainText('Atlas Roster');
      expect(await readShifts(rosa)).toEqual([]);
    });

    await test.step('assigns a shift for every week by keyboard alone', async () => {
      const first = cell('Rosa Roster', 0).getByRole('button', { name: /^Add a shift/ });
      await first.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await expect(cell('Rosa Roster', 1).getByRole('button', { name: /^Add a shift/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await sheet.getByRole('radio', { name: 'This day only' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(sheet.getByRole('radio', { name: 'Every Tuesday' })).toBeChecked();
      await sheet.getByLabel('Search open shifts').focus();
      await page.keyboard.type('Atlas Roster');
      const assign = sheet.getByRole('button', { name: `Assign: Atlas Roster, ${EARLY}` });
      await expect(assign).toBeVisible();
      while (!(await assign.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(notice).toContainText('Rosa Roster assigned to Atlas Roster every Tuesday');
      await expect(sheet).toBeHidden();
      expect(await readShifts(rosa)).toEqual([`${nextMonday(1)} ${EARLY} timetable`]);
    });

    await test.step('moves a shift by menu and keyboard, and by dragging', async () => {
      const line = cell('Rosa Roster', 1).getByRole('button', { name: /Atlas Roster/ });
      await line.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeFocused();
      await expectAccessible(page, 'the menu of a shift');
      await page.keyboard.press('Enter');
      await expect(sheet.getByText('They cover this day only.')).toBeVisible();
      const move = sheet.getByRole('button', { name: 'Move to Theo Roster' });
      await expect(move).toBeVisible();
      await move.focus();
      await page.keyboard.press('Enter');
      await expect(notice).toContainText('Shift moved to Theo Roster');
      expect(await readShifts(theo)).toEqual([`${nextMonday(1)} ${EARLY} cover`]);
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Change undone.');
      expect(await readShifts(theo)).toEqual([]);

      await cell('Rosa Roster', 1)
        .getByRole('button', { name: /Atlas Roster/ })
        .dragTo(cell('Theo Roster', 1));
      await sheet.getByRole('button', { name: 'Move to Theo Roster' }).click();
      await expect(cell('Theo Roster', 1)).toContainText('Cover for Rosa Roster');
    });

    await test.step('assigns an open shift by dragging it from the tray to a person', async () => {
      // Both ends must be in view: a page that scrolls while the mouse is down drags what is under the pointer then.
      await page.setViewportSize({ width: 1280, height: 2000 });
      await page.getByRole('main').getByLabel('Search').fill('Roster');
      const tray = cell('Open shifts', 2);
      const toggle = page.getByRole('main').getByRole('button', { name: /^\d+ more$/ });
      if (await toggle.isVisible()) await toggle.click();
      await tray.getByRole('button', { name: /Atlas Roster/ }).dragTo(cell('Theo Roster', 2));
      await sheet.getByRole('button', { name: 'Assign: Theo Roster' }).click();
      await expect(cell('Theo Roster', 2)).toContainText('Extra');
    });

    await test.step('warns about another shift and missing documents before it assigns', async () => {
      const bell = await office.createPermanentJob('Bell Roster', ['06:30-07:30']);
      const search = sheet.getByLabel('Search open shifts');
      await page.reload();
      await cell('Theo Roster', 2).hover();
      await cell('Theo Roster', 2)
        .getByRole('button', { name: /^Add a shift/ })
        .click();
      await search.fill('Bell Roster');
      await expect(sheet.getByText(`They have another shift at that time: Atlas Roster, ${EARLY}.`)).toBeVisible();
      await office.call(setJobRequirements, { job_id: bell, kinds: ['children_check_img'] });
      await sheet.getByRole('button', { name: 'Close' }).click();
      await cell('Theo Roster', 3).hover();
      await cell('Theo Roster', 3)
        .getByRole('button', { name: /^Add a shift/ })
        .click();
      await search.fill('Bell Roster');
      await expect(sheet.getByText(/^Documents are missing or expired: Working with children check/)).toBeVisible();
      await expect(sheet.getByRole('button', { name: /: Bell Roster/ })).toBeHidden();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await office.call(setJobRequirements, { job_id: bell, kinds: [] });
      await cell('Theo Roster', 2).hover();
      await cell('Theo Roster', 2)
        .getByRole('button', { name: /^Add a shift/ })
        .click();
      await sheet.getByRole('button', { name: 'Assign anyway: Bell Roster, 06:30-07:30' }).click();
      await expect(notice).toContainText('Theo Roster assigned to Bell Roster');
      expect(await readShifts(theo)).toHaveLength(3);
    });
  });

  test('copies the previous week and covers a week of sick leave in one dialog', async ({ page, product }) => {
    const office = await Office.open(product);
    const [ida, ned, ola] = await Promise.all([
      office.registerVerified('Ida Fortnight'),
      office.registerVerified('Ned Fortnight'),
      office.registerVerified('Ola Fortnight'),
    ]);
    const cedar = await office.createPermanentJob('Cedar Fortnight', [LATE], undefined, ['Mo', 'Tu', 'We', 'Th', 'Fr']);
    const extra = { job_id: cedar, date: nextMonday(), time: LATE, change: 'extra', user_id: ida.id };
    await office.call(changeShift, extra);
    await giveSession(page, product.admin);
    const { main, sheet, cell, done: notice } = getRoster(page);

    await test.step('copies one-off shifts of the previous week and undoes them together', async () => {
      await openRoster(page, 'person', 'Fortnight');
      await main.getByRole('button', { name: 'Next week' }).click();
      await main.getByRole('button', { name: 'Copy last week' }).click();
      await expectAccessible(page, 'copying a week', { within: OPEN_DIALOG });
      await expect(sheet.getByRole('checkbox', { name: /^Ida Fortnight, Cedar Fortnight/ })).toBeChecked();
      for (const other of await sheet.getByRole('checkbox').all())
        if (!(await other.locator('xpath=..').innerText()).includes('Fortnight')) await other.uncheck();
      await sheet.getByRole('button', { name: 'Copy 1 shift' }).click();
      await expect(notice).toContainText('1 shift copied.');
      await expect(cell('Ida Fortnight', 0)).toContainText('Cedar Fortnight');
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Change undone.');
      await expect(cell('Ida Fortnight', 0)).not.toContainText('Cedar Fortnight');
    });

    await test.step('assigns five shifts to one person and undoes them together', async () => {
      await office.assign(cedar, ned);
      await openRoster(page, 'person', 'Fortnight');
      await cell('Ned Fortnight', 0)
        .getByRole('button', { name: /Cedar Fortnight/ })
        .click();
      await page.getByRole('menuitem', { name: 'Off sick…' }).click();
      await expect(sheet.getByLabel('Who’s away')).toHaveValue(ned.id);
      await sheet.getByLabel('Last day').fill(nextMonday(4).split('-').reverse().join('/'));
      await expect(sheet.getByRole('group', { name: 'Shifts to cover' }).getByRole('checkbox')).toHaveCount(5);
      await expectAccessible(page, 'covering leave', { within: OPEN_DIALOG });
      await sheet.getByLabel('Search people').fill('Fortnight');
      await sheet.getByRole('button', { name: 'Assign all 5 to Ola Fortnight' }).click();
      await expect(notice).toContainText('5 shifts assigned to Ola Fortnight.');
      await expect(cell('Ola Fortnight', 4)).toContainText('Cover for Ned Fortnight');
      await expect(cell('Ned Fortnight', 0)).toContainText('On leave');
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Change undone.');
      await expect(cell('Ola Fortnight', 4)).not.toContainText('Cover for');
    });

    await test.step('offers the shifts to chosen people', async () => {
      await main.getByRole('button', { name: 'Cover leave' }).click();
      await sheet.getByLabel('Who’s away').selectOption({ label: ned.name });
      await sheet.getByLabel('First day').fill(nextMonday().split('-').reverse().join('/'));
      await sheet.getByLabel('Last day').fill(nextMonday(4).split('-').reverse().join('/'));
      await sheet.getByLabel('Search people').fill('Fortnight');
      await sheet.getByRole('checkbox', { name: 'Offer to Ola Fortnight' }).check();
      // She works at that time on Monday, so she can take four of five.
      await sheet.getByRole('checkbox', { name: `Offer to ${ola.name}` }).check();
      await sheet.getByRole('button', { name: 'Offer to 1 person' }).click();
      await expect(notice).toContainText('5 shifts offered.');
      await expect(cell('Ned Fortnight', 0)).toContainText('Away');
    });

    await test.step('shows one day with the same actions on a phone', async () => {
      await page.setViewportSize(PHONE);
      const days = main.getByRole('navigation', { name: 'Days' }).getByRole('button');
      await expect(days).toHaveCount(7);
      await days.nth(1).click();
      await expect(main.getByRole('button', { name: /Cedar Fortnight.*Away/ })).toBeVisible();
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'the roster on a phone', { contrast: true });
      await main.getByText(/^No shifts \(/).click();
      await main.getByRole('button', { name: /^Add a shift: Ola Fortnight/ }).click();
      await expect(sheet).toBeInViewport({ ratio: 1 });
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'a shift for a person on a phone', { within: OPEN_DIALOG });
    });

    await test.step('fills the place of someone on leave as their cover, and undoes it', async () => {
      await sheet.getByLabel('Search open shifts').fill('Cedar Fortnight');
      await expect(sheet.getByText('Covers Ned Fortnight')).toBeVisible();
      await sheet.getByRole('button', { name: `Assign: Cedar Fortnight, ${LATE}` }).click();
      await expect(notice).toContainText('Ola Fortnight assigned to Cedar Fortnight');
      const line = main.getByRole('button', { name: /Cedar Fortnight.*Cover for Ned Fortnight/ });
      await expect(line).toBeVisible();
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Change undone.');
      await expect(line).toHaveCount(0);
    });
  });

  test('shows names in two lines, and longer ones whole for the keyboard and on paper', async ({ page, product }) => {
    const usual = 'Bandicoot House Offices';
    const long = 'Community Recreation and Leisure Centre of the Royal Mount Lofty Botanical Society';
    const office = await Office.open(product);
    const nia = await office.registerVerified('Nia Readable');
    for (const [title, time] of [
      [usual, EARLY],
      [long, LATE],
    ] as const)
      await office.assign(await office.createPermanentJob(title, [time], undefined, ['Mo']), nia);
    await giveSession(page, product.admin);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openRoster(page, 'person', 'Readable');
    const { cell } = getRoster(page);
    const monday = cell('Nia Readable', 0);
    const isCut = (title: string) =>
      monday
        .locator('.ma-line__name')
        .filter({ hasText: title })
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    expect([await isCut(usual), await isCut(long)]).toEqual([false, true]);

    const line = monday.getByRole('button', { name: long });
    const box = await monday.boundingBox();
    await monday.getByRole('button', { name: usual }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(line).toBeFocused();
    const whole = page.getByRole('tooltip');
    await expect(whole).toContainText(long);
    expect(await monday.boundingBox()).toEqual(box);
    await expectAccessible(page, 'the whole name of a shift', { contrast: true });
    await page.keyboard.press('Escape');
    await expect(whole).toBeHidden();
    await expect(line).toBeFocused();
    await expect(line).toHaveAttribute('title', new RegExp(long));

    await page.emulateMedia({ media: 'print' });
    expect([await isCut(usual), await isCut(long)]).toEqual([false, false]);
  });
});
