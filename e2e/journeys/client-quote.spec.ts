import { sendEnquiry } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { mailsTo } from '../stack/mail';
import { Office } from '../stack/office';
import { expectAccessible, expectFits } from '../stack/pages';
import { expect, openAs, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** A quote from the enquiry to the job: the cheapest way of a client into the product. */
test('an enquiry becomes a quote, which the client accepts on the phone, and then client and job', async ({
  page,
  product,
  browser,
}) => {
  test.skip(!product.storage, 'reads the mail of the stack');
  const office = await Office.open(product);
  const mark = Date.now().toString(36);
  const [name, email] = [`Noor ${mark}`, `noor-${mark}@site.example`];
  await office.call(sendEnquiry, {
    ...{ key: v4(), place: 'office', size: '3 rooms', frequency: 'weekly', timing: '', suburb: 'Unley', text: '' },
    ...{ name, email, telephone: '' },
  });
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('a quote is made from the enquiry, and what is wrong stands beside its field', async () => {
    await openAs(page, product.admin, `/admin/enquiries?text=${mark}`);
    await main.getByRole('link', { name: `Open the enquiry of ${name}` }).click();
    await main.getByRole('link', { name: 'Make a quote' }).click();
    await expect(heading).toHaveText('New Quote');
    await expect(main.getByLabel('Name of the contact')).toHaveValue(name);
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByText('Must have a day.')).toBeVisible();
    await main.getByLabel('Company', { exact: true }).fill(`Corella Clinic ${mark}`);
    await main.getByLabel('Address of the place').fill('12 Unley Road, Unley SA 5061');
    await main.getByLabel('Price in A$, without GST').fill('480');
    await main.getByLabel('Pay for an hour in A$').fill('32.50');
    await main.getByRole('checkbox', { name: 'Mo', exact: true }).check();
    await expectAccessible(page, 'the form of a quote');
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(heading).toHaveText(/^Quote Q-\d{5}$/);
  });

  await test.step('it is sent by mail with its PDF and a link', async () => {
    await main.getByRole('button', { name: `Send to ${email}` }).click();
    await expect(main.getByText('Sent', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Not yet')).toBeVisible();
    await expectFits(page, 'a quote that was sent', [PHONE, WIDE]);
  });
  await expect.poll(async () => (await mailsTo(product, email)).length).toBeGreaterThan(1);
  const mail = (await mailsTo(product, email)).find(({ subject }) => subject?.startsWith('Our quote'));
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  const [link = ''] = /\/your-quote#[\w-]+/.exec(mail?.html ?? '') ?? [];

  const client = await (await browser.newContext({ baseURL: product.url, viewport: PHONE })).newPage();
  await test.step('the client sees price, GST and last day at 390 px; the office then sees that it is seen', async () => {
    await client.goto(link);
    await expect(client.getByText('A$480.00', { exact: true })).toBeVisible();
    await expect(client.getByText('plus A$48.00 GST, in total A$528.00')).toBeVisible();
    await expectFits(client, 'the page of a quote', [PHONE]);
    await expect(main.getByText('Seen', { exact: true })).toBeVisible();
  });

  await test.step('the client accepts with name and role', async () => {
    await client.getByRole('button', { name: 'Accept this quote' }).click();
    await expect(client.getByText('Please fill this field.')).toHaveCount(2);
    await client.getByLabel('Your name').fill('Noor Haddad');
    await client.getByLabel('Your role').fill('Practice manager');
    await client.getByRole('button', { name: 'Accept this quote' }).click();
    await expect(client.getByText(/^Accepted by Noor Haddad, Practice manager, on /)).toBeVisible();
    await expect(client.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
    await client.reload();
    await expect(client.getByText(/^Accepted by Noor Haddad/)).toBeVisible();
    await client.context().close();
  });

  await test.step('client, job and price are made in one press', async () => {
    await expect(main.getByText('Noor Haddad, Practice manager')).toBeVisible();
    await expect(main.getByLabel('Legal name')).toHaveValue(`Corella Clinic ${mark}`);
    await expect(main.getByLabel('Pay for an hour in A$')).toHaveValue('32.50');
    await expectAccessible(page, 'what is proposed from a quote');
    await main.getByRole('button', { name: 'Make client and jobs' }).click();
    await expect(main.getByText(/^Client and jobs were made on /)).toBeVisible();
    await main.getByRole('link', { name: `${name}, Unley` }).click();
    await expect(heading).toContainText(name);
    await expect(main.getByText(`Client: Corella Clinic ${mark}`)).toBeVisible();
    await expect(main.getByText(/^Price: A\$480\.00 a month/)).toBeVisible();
  });
});
