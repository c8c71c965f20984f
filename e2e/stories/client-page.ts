import { createJpg } from '../stack/documents';
import { DESK, PHONE } from '../stack/frame';
import { expectAccessible, expectFits } from '../stack/pages';
import { expect, test } from '../stack/test';
import { readLayoutShifts, watchLayoutShifts } from './layout-shifts';
import { readMailsAbout, type Story, savePicture } from './story';

const REPORT = 'The kitchen floor is dirty.';

const getReport = ({ phone }: Story) => phone.getByRole('main').getByRole('listitem').filter({ hasText: REPORT });

/** Opens an invoice by its mailed link, then the whole client page by a mailed code. */
export async function openClientPage(story: Story, link: string, cleaner: string): Promise<void> {
  const { phone: client, email, name, contact } = story;
  const main = client.getByRole('main');
  const heading = client.getByRole('heading', { level: 1 });

  await test.step('opens only the invoice, its PDF and our bank details from the mailed link', async () => {
    const opened = client.waitForResponse(/\/api\/your-document\/opened$/);
    await client.goto(link);
    await expect(heading).toHaveText(/^Tax invoice /);
    await expect(main.getByText('A$528.00').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Our bank details' })).toBeVisible();
    const downloading = client.waitForEvent('download');
    await main.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await expectFits(client, 'a mailed invoice', [PHONE, DESK]);
    await client.setViewportSize(PHONE);
    await opened;
  });

  await test.step('opens the client page with a mailed code', async () => {
    await main.getByRole('link', { name: 'Open the client page' }).click();
    await main.getByLabel('Email').fill(email);
    await expectAccessible(client, 'the login of clients');
    await main.getByRole('button', { name: 'Send me a code' }).click();
    await expect.poll(async () => (await readMailsAbout(story, 'Your code')).length).toBe(1);
    const code = /is (\d{6})\./.exec((await readMailsAbout(story, 'Your code'))[0]?.text ?? '')?.[1] ?? '';
    await main.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
    // Like Safari, where a pressed button gets no focus.
    await main.getByLabel('Code').blur();
    await main.getByRole('button', { name: 'Open the page' }).dispatchEvent('click');
    await expect(main.getByText(/^That code is wrong, has expired or is for another browser/)).toBeVisible();
    await expect(main.getByLabel('Code')).toBeFocused();
    await main.getByLabel('Code').fill(code);
    await main.getByRole('button', { name: 'Open the page' }).click();
    await expect(heading).toHaveText(name);
  });

  await test.step('shows visits without names, and invoices with open amounts', async () => {
    await watchLayoutShifts(client);
    await client.reload();
    await expect(main.getByRole('heading', { name: 'Past visits' })).toBeVisible();
    const { sum, moved } = await readLayoutShifts(client);
    expect(sum, moved.join('\n')).toBeLessThan(0.05);
    await expect(main.getByRole('button', { name: /^All good on / })).toBeVisible();
    await expect(main.getByText(cleaner)).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Save as PDF: Tax invoice / })).toBeVisible();
    const parts = main.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const names = [
      'Next visits',
      'Past visits',
      'Invoices',
      'Our bank details',
      'Quotes',
      'Inspections',
      'Message the office',
    ];
    await expect(parts).toHaveText(names);
    await expectFits(client, 'the client’s page', [PHONE, DESK]);
    await client.setViewportSize(PHONE);
    await savePicture(client, 'client-page', main.getByRole('heading', { name: 'Past visits' }));
  });

  await test.step('copies payment details and sends a message to the office', async () => {
    await client.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await main.getByRole('button', { name: 'Copy BSB' }).click();
    await expect(main.getByText('BSB copied')).toBeAttached();
    expect(await client.evaluate(() => navigator.clipboard.readText())).toBe('105-900');
    await expect(main.getByText('Biller code')).toBeVisible();
    await main.getByRole('button', { name: /^Copy BPAY reference of / }).click();
    await expect.poll(() => client.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+$/);
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText('Write a message.')).toBeVisible();
    await main.getByLabel('Your message').fill('Can the key be picked up on Friday?');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText('Thanks, we have your message. We’ll reply by email.')).toBeVisible();
    await story.page.goto('/admin/enquiries?text=picked%20up%20on%20friday');
    await expect(story.page.getByRole('main')).toContainText(contact);
  });
}

export async function reportProblem(story: Story): Promise<void> {
  const main = story.phone.getByRole('main');
  await test.step('reports a problem with a photo', async () => {
    await main.getByRole('button', { name: /^Report a problem on / }).click();
    await main.getByRole('button', { name: 'Send to the office' }).click();
    await expect(main.getByText('Tell us what’s wrong, or add a photo.')).toBeVisible();
    await main.getByLabel('What’s wrong?').fill(REPORT);
    await main.getByLabel('Photos', { exact: true }).setInputFiles(await createJpg('kitchen'));
    await expect(main.getByText('1 photo is ready.', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Send to the office' }).click();
    await expect(main.getByText('Thanks. We have your report and will contact you.')).toBeVisible();
    await expect(getReport(story).getByText('Reported', { exact: true })).toBeVisible();
  });
}

/** The client confirms the fix and then reports the problem again. */
export async function reopenComplaint(story: Story): Promise<void> {
  const report = getReport(story);
  await test.step('confirms the fix, then reports the problem again', async () => {
    await story.phone.reload();
    await report.getByRole('button', { name: /^It’s fixed/ }).click();
    await expect(report.getByText('Confirmed', { exact: true })).toBeVisible();
    await report.getByRole('button', { name: /^Still a problem/ }).click();
    await report.getByRole('button', { name: 'Send to the office' }).click();
    await expect(report.getByText('Tell us what’s still wrong.')).toBeVisible();
    await report.getByLabel('What’s still wrong?').fill('The floor is sticky again.');
    await report.getByRole('button', { name: 'Send to the office' }).click();
    await expect(report.getByText('Acknowledged', { exact: true })).toBeVisible();
  });
}

export async function expectReCleanShown(story: Story): Promise<void> {
  const report = getReport(story);
  await test.step('shows the client the re-clean and their photo', async () => {
    await story.phone.reload();
    await expect(report.getByText(/^We’ll clean again on /)).toBeVisible();
    await report.getByText('Checklist and photos').click();
    await expect(report.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
    await expectAccessible(story.phone, 'the client’s page with a report');
  });
}
