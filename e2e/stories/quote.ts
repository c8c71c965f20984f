import { listQuotes, saveQuote, sendEnquiry } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { PHONE } from '../stack/frame';
import { getBusinessToday } from '../stack/office';
import { expectAccessible, expectFits, holdAnswer } from '../stack/pages';
import { expect, openAs, test } from '../stack/test';
import { getLastMonth, getWeekday, readMailsAbout, type Story, savePicture, toTypedDay, WIDE } from './story';

/** Turns an enquiry into a quote and mails it with its PDF. Returns the link in the mail. */
export async function quoteEnquiry(story: Story): Promise<string> {
  const { page, product, office, contact, email, name, mark } = story;
  await office.call(sendEnquiry, {
    key: v4(),
    place: 'office',
    size: '3 rooms',
    frequency: 'weekly',
    timing: '',
    suburb: 'Unley',
    text: '',
    name: contact,
    email,
    telephone: '',
  });
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('creates a quote from the enquiry, with each error beside its field', async () => {
    await openAs(page, product.admin, `/admin/enquiries?text=${mark}`);
    await main.getByRole('link', { name: `Open enquiry from ${contact}` }).click();
    await main.getByRole('link', { name: 'Create quote' }).click();
    await expect(heading).toHaveText('New quote');
    await expect(main.getByLabel('Contact name')).toHaveValue(contact);
    await main.getByRole('button', { name: 'Add section' }).click();
    await main.getByLabel('Heading').fill('Terms '.repeat(21));
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByText('Must have a day.')).toBeVisible();
    await expect(main.getByText('Use 120 characters or fewer.')).toBeVisible();
    await main.getByRole('button', { name: 'Remove section 1' }).click();
    await main.getByLabel('Company', { exact: true }).fill(name);
    await main.getByLabel('Site address').fill('12 Unley Road, Unley SA 5061');
    await main.getByLabel('Price (A$, excluding GST)').fill('470');
    await main.getByLabel('Pay (A$ an hour)').fill('32.50');
    // The whole day, so that today's work can start at any hour.
    await main.getByLabel('Start time').fill('00:00');
    await main.getByLabel('End time').fill('23:59');
    await main.getByRole('checkbox', { name: getWeekday(), exact: true }).check();
    const perMonth = main.getByRole('region', { name: 'Per month' });
    for (const text of ['A$470.00', 'A$47.00', 'A$517.00', '104:17', 'A$3,389.18', '-A$2,919.18 (-621%)'])
      await expect(perMonth).toContainText(text);
    await main.getByLabel('Start from a template').selectOption('Office');
    await expect(main.getByLabel('Scope of work')).toHaveValue(/^Office, 3 rooms[\s\S]*\nEach visit:\n- Empty bins/);
    await expectAccessible(page, 'the form of a quote');
    const give = await holdAnswer(page, saveQuote);
    await main.getByRole('button', { name: 'Save draft' }).click();
    await main.getByLabel('Price (A$, excluding GST)').fill('480');
    give();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await expect(heading).toHaveText('New quote');
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(heading).toHaveText(/^Quote Q-\d{5}$/);
    expect((await office.call(listQuotes, {}, {}, { text: mark })).total).toBe(1);
  });

  await test.step('mails the quote with its PDF and a link', async () => {
    const send = main.getByRole('button', { name: `Send to ${email}` });
    await main.getByLabel('Price (A$, excluding GST)').fill('490');
    await send.click();
    await expect(main.getByText('The draft has unsaved changes.')).toBeVisible();
    await main.getByLabel('Price (A$, excluding GST)').fill('480.00');
    await send.click();
    await expect(main.getByText('Sent', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Not yet')).toBeVisible();
    await expectFits(page, 'a quote that was sent', [PHONE, WIDE]);
  });
  await expect.poll(async () => (await readMailsAbout(story, 'Our quote')).length).toBe(1);
  const [mail] = await readMailsAbout(story, 'Our quote');
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  return /\/your-quote#[\w-]+/.exec(mail?.html ?? '')?.[0] ?? '';
}

/** The client accepts the quote on the phone, and the office creates client and job with one button. */
export async function acceptQuote({ page, phone, contact, name }: Story, link: string) {
  const main = page.getByRole('main');
  await test.step('shows the client price, GST and total at 390 px, and the office “Viewed”', async () => {
    await phone.goto(link);
    await expect(phone.getByText('A$480.00', { exact: true })).toBeVisible();
    await expect(phone.getByText('plus A$48.00 GST, A$528.00 in total')).toBeVisible();
    await expectFits(phone, 'the page of a quote', [PHONE]);
    await savePicture(phone, 'quote');
    await expect(main.getByText('Viewed', { exact: true })).toBeVisible();
  });

  await test.step('asks the office for a name before it marks a quote as accepted', async () => {
    await main.getByText('Enter the client’s answer').click();
    await main.getByLabel('Who answered').fill('');
    await main.getByRole('button', { name: 'Mark as accepted' }).click();
    await expect(main.getByText('Fill in this field.')).toHaveCount(1);
  });

  await test.step('sends the client’s question to the office', async () => {
    await phone.getByRole('button', { name: 'Ask us' }).click();
    await expect(phone.getByRole('heading', { name: 'Any questions?' })).toBeFocused();
    await phone.getByRole('button', { name: 'Send question' }).click();
    await expect(phone.getByText('Write your question.')).toBeVisible();
    await phone.getByLabel('Your question').fill('Do you bring the bin liners?');
    await phone.getByRole('button', { name: 'Send question' }).click();
    await expect(phone.getByText(/^Thanks, we have your question\. We’ll reply within /)).toBeVisible();
  });

  await test.step('accepts the quote on the phone with a name and an optional role', async () => {
    await phone.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(phone.getByRole('heading', { name: 'Your answer' })).toBeFocused();
    await expect(phone.getByLabel('Your name')).toHaveValue(contact);
    await expect(phone.getByRole('button', { name: 'Accept this quote' })).toBeInViewport();
    await phone.getByLabel('Your name').fill('');
    await phone.getByRole('button', { name: 'Accept this quote' }).click();
    await expect(phone.getByText('Fill in this field.')).toHaveCount(1);
    await phone.getByLabel('Your name').fill('Noor Haddad');
    await phone.getByLabel('Your role').fill('Practice manager');
    await phone.getByRole('button', { name: 'Accept this quote' }).click();
    await expect(phone.getByText(/^Accepted by Noor Haddad, Practice manager, on /)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByText(/^Accepted by Noor Haddad/)).toBeVisible();
  });

  return test.step('creates client, job and price with one button', async () => {
    await expect(main.getByText('Noor Haddad, Practice manager')).toBeVisible();
    await expect(main.getByLabel('Legal name')).toHaveValue(name);
    await expect(main.getByLabel('Pay (A$ an hour)')).toHaveValue('32.50');
    await expectAccessible(page, 'what is proposed from a quote');
    await expect(main.locator('input[name=from]')).not.toHaveValue(toTypedDay(getBusinessToday()));
    // Gives last month something to invoice.
    await main.locator('input[name=from]').fill(toTypedDay(`${getLastMonth()}-01`));
    await main.getByRole('button', { name: 'Create client and jobs' }).click();
    await expect(main.getByText(/^Client and jobs created on /)).toBeVisible();
    const address = await main.getByRole('link', { name, exact: true }).first().getAttribute('href');
    await main.getByRole('link', { name: `${contact}, Unley` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contact);
    await main.getByRole('tab', { name: 'Invoices' }).click();
    await expect(main.getByText(`Client: ${name}`)).toBeVisible();
    await expect(main.getByText(/^Price: A\$480\.00 a month/)).toBeVisible();
    const getLast = (path: string) => path.split('/').at(-1) ?? '';
    return { client_id: getLast(address ?? ''), job_id: getLast(new URL(page.url()).pathname) };
  });
}
