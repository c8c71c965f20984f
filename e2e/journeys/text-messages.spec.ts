import { Office } from '../stack/office';
import { expectAccessible } from '../stack/pages';
import { startSmsGateway } from '../stack/sms';
import { expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('confirms a mobile number for text messages and shows their cost to the office', async ({
  page,
  product,
}, info) => {
  const gateway = await startSmsGateway();
  const office = await Office.open(product);
  const ana = await office.registerVerified('Ana Textable');
  const card = page.getByRole('article').filter({ hasText: 'Text messages (SMS)' });

  await test.step('refuses a landline number', async () => {
    await openAs(page, ana, '/account/notifications');
    await card.getByLabel('Mobile number').fill('08 8123 4567');
    await card.getByRole('button', { name: 'Send code' }).click();
    await expect(card.getByText('must be an Australian mobile number')).toBeVisible();
    expect(gateway.received).toEqual([]);
  });

  await test.step('texts a code, refuses a wrong one and accepts the right one', async () => {
    await card.getByLabel('Mobile number').fill('0491 570 156');
    await card.getByRole('button', { name: 'Send code' }).click();
    await expect(card.getByText('We’ve sent a code to 0491 570 156.')).toBeVisible();
    await expect.poll(() => gateway.received.map(({ to }) => to)).toEqual(['+61491570156']);
    const code = /\b\d{6}\b/.exec(gateway.received[0]?.text ?? '')?.[0] ?? '';
    await expectAccessible(page, 'a code for a mobile number');
    await page.screenshot({ path: info.outputPath('sms-code-390.png'), fullPage: true });
    await card.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
    await card.getByRole('button', { name: 'Confirm number' }).click();
    await expect(card.getByText(/That code isn’t correct/).first()).toBeVisible();
    await card.getByLabel('Code').fill(code);
    await card.getByRole('button', { name: 'Confirm number' }).click();
    await expect(card.getByRole('status')).toHaveText('Texts go to 0491 570 156.');
    await expectAccessible(page, 'a confirmed mobile number');
    await page.screenshot({ path: info.outputPath('sms-on-390.png'), fullPage: true });
  });

  await test.step('turns texts off and on', async () => {
    await card.getByRole('button', { name: 'Turn off texts' }).click();
    await expect(card.getByRole('status')).toHaveText('Texts to 0491 570 156 are off.');
    await card.getByRole('button', { name: 'Turn on texts' }).click();
    await expect(card.getByRole('status')).toHaveText('Texts go to 0491 570 156.');
  });

  await test.step('shows the gateway and its cost to the office', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAs(page, product.admin, '/admin/mail');
    const desk = page.getByRole('article').filter({ hasText: 'Text messages (SMS)' });
    await expect(desk.getByText('Twilio')).toBeVisible();
    await expect(desk.locator('dl div').filter({ hasText: 'Cost this month' })).toContainText('A$0.08 (8 c a part)');
    await expectAccessible(page, 'text messages on the desk');
    await page.screenshot({ path: info.outputPath('sms-desk-1280.png'), fullPage: true });
  });
  gateway.stop();
});
