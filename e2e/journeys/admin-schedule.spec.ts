import { findNextDays, formatNumericDate, formatScheduleDay, getIsoWeekday } from '@cleaning/contracts';
import { getBusinessToday, Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

const FRIDAY = 5;

test('changes a timetable from every second Friday to the last Friday of each month', async ({
  page,
  otherPage: phone,
  product,
}) => {
  const office = await Office.open(product);
  const job = await office.createPermanentJob('Second Friday Hall', ['17:00-18:00']);
  const cleaner = await office.registerVerified('Frida Second');
  await office.assign(job, cleaner);
  await openAs(page, product.admin, `/admin/jobs/${job}/edit`);
  const main = page.getByRole('main');
  const row = main.getByRole('group', { name: 'Row 1', exact: true });
  const today = getBusinessToday();
  const [friday = '', , later = ''] = findNextDays({ days: [FRIDAY] }, today, 3);
  const firstFriday = new Date(`${friday}T00:00:00Z`);
  const saturday = new Date(firstFriday.getTime() + 86_400_000).toISOString().slice(0, 10);

  await test.step('describes the repeat in words and lists the next days', async () => {
    for (const day of ['Mo', 'Tu', 'We', 'Th', 'Sa', 'Su']) await row.getByLabel(day, { exact: true }).uncheck();
    await expect(row.getByRole('status').last()).toContainText('Every Friday. Next: ');
    await row.getByLabel('Repeats').selectOption('Every 2 weeks');
    await expect(row.getByLabel('First day')).toHaveValue(formatNumericDate(friday));
    await expect(row.getByRole('status').last()).toContainText(
      `Every 2 weeks from ${formatScheduleDay(friday)}. Next: `,
    );
    await expectAccessible(page, 'a timetable row every second week');
  });

  await test.step('refuses a first day that is not one of the ticked days', async () => {
    expect(getIsoWeekday(saturday)).toBe(FRIDAY + 1);
    await row.getByLabel('First day').fill(formatNumericDate(saturday));
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(row.getByText('Must be one of the ticked days.')).toBeVisible();
    await row.getByLabel('First day').fill(formatNumericDate(friday));
    await row.getByLabel('On public holidays').selectOption('Move to the next working day');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText(`Every 2 weeks from ${formatScheduleDay(friday)}`).first()).toBeVisible();
    await expect(main.getByText('Public holidays: moved to the next working day')).toBeVisible();
  });

  await test.step('describes a person’s regular shifts in the same words', async () => {
    await main.getByRole('tab', { name: 'People' }).click();
    await main.getByText('Regular shifts by person', { exact: true }).click();
    await main.getByRole('button', { name: `Choose shifts ${cleaner.name}` }).click();
    await main.getByLabel(`Regular shifts for ${cleaner.name}`).selectOption('Some shifts');
    const slot = main.getByRole('group', { name: '17:00-18:00' });
    await expect(slot.getByText(`Every 2 weeks from ${formatScheduleDay(friday)}`)).toBeVisible();
    await page.reload();
  });

  await test.step('starts a new timetable on a later day and shows both', async () => {
    await main.getByRole('link', { name: 'Edit Job' }).click();
    await row.getByLabel('Repeats').selectOption('Every month');
    await row.getByLabel('Week of the month').selectOption('Last');
    await row.getByLabel('First day').fill('');
    await expect(row.getByRole('status').last()).toContainText('Last Friday of every month. Next: ');
    await main.getByLabel('New timetable starts').fill('01/01/2024');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText('Can’t be in the past.')).toBeVisible();
    await main.getByLabel('New timetable starts').fill(formatNumericDate(later));
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText(/^Every 2 weeks from .* until Thu /).first()).toBeVisible();
    await expect(main.getByText(/^Last Friday of every month from Fri /).first()).toBeVisible();
  });

  await test.step('shows the timetable to the cleaner on a phone', async () => {
    await openAs(phone, cleaner, `/my-jobs/${job}`);
    await expect(phone.getByText(/^Last Friday of every month from Fri /)).toBeVisible();
    expect(await measureSidewaysScroll(phone)).toBeLessThanOrEqual(0);
    await expectAccessible(phone, 'a timetable in words on a phone');
  });
});

test('warns before it saves a new time that overlaps with another shift', async ({ page, product }) => {
  const office = await Office.open(product);
  const job = await office.createPermanentJob('Early Hall', ['06:00-08:00']);
  const other = await office.createPermanentJob('Late Hall', ['08:00-10:00']);
  const cleaner = await office.registerVerified('Tessa Twice');
  for (const id of [job, other]) await office.assign(id, cleaner);
  await openAs(page, product.admin, `/admin/jobs/${job}/edit`);
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save changes' });
  const end = main.getByRole('group', { name: 'Row 1', exact: true }).getByLabel('End time');
  await end.fill('09:00');
  await save.click();
  await confirm(page, 'If you save the new timetable:', 'Cancel');
  await expect(end).toHaveValue('09:00');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await save.click();
  await confirm(page, '06:00-09:00 Early Hall / ', 'Save anyway');
  await expect(page.getByText('Job saved.')).toBeVisible();
  await expect(main.getByText('06:00-09:00').first()).toBeVisible();
});
