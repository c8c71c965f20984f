import { randomUUID } from 'node:crypto';
import { askClientCode, CLIENT_CODES_AT_ONCE, createClient } from '@cleaning/contracts';
import { callOk } from '../stack/api';
import { DESK, PHONE } from '../stack/frame';
import { readMails } from '../stack/mail';
import { Office } from '../stack/office';
import { expectAccessible, expectFits } from '../stack/pages';
import { expect, test } from '../stack/test';

test('opens the client page from the newest mail when strangers used up the client’s codes', async ({
  product,
  browser,
}) => {
  test.skip(!product.storage, 'reads the mail of the stack');
  const office = await Office.open(product);
  const mark = randomUUID().slice(0, 8);
  const [name, email] = [`Lorikeet Legal ${mark}`, `dana-${mark}@lorikeet.example`];
  const contact = { name: 'Dana Finch', email, telephone: '', roles: ['invoices'] };
  await office.call(createClient, { id: randomUUID(), details: { legal_name: name, contacts: [contact] } });

  for (let asked = 0; asked < CLIENT_CODES_AT_ONCE; asked += 1)
    expect(await callOk(product.url, askClientCode, { body: { email } })).toMatchObject({ was_mailed_before: false });
  await expect.poll(async () => (await readMails(product, email)).length).toBe(CLIENT_CODES_AT_ONCE);

  const context = await browser.newContext({ baseURL: product.url, viewport: PHONE });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/client');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send me a code' }).click();
  await expect(
    main.getByText('we sent it an email in the last 5 minutes. Open the link in our latest email'),
  ).toBeVisible();
  await expectAccessible(page, 'the client whose code was mailed before');
  await expectFits(page, 'the client whose code was mailed before', [PHONE, DESK]);
  await page.setViewportSize(PHONE);
  expect(await readMails(product, email)).toHaveLength(CLIENT_CODES_AT_ONCE);

  const mail = (await readMails(product, email)).at(-1);
  const link = /\/client#link\.[\w.-]+/.exec(mail?.html ?? '')?.[0] ?? '';
  expect(mail?.text).toContain(link);
  await page.goto('/robots.txt');
  await page.goto(link);
  await expect(main.getByText('This link opens your client page. It works once.')).toBeVisible();
  await expectAccessible(page, 'a link to the client page');
  await expectFits(page, 'a link to the client page', [PHONE, DESK]);
  await page.setViewportSize(PHONE);
  await main.getByRole('button', { name: 'Open the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(page.url()).hash).toBe('');

  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Open the page' }).click();
  await expect(other.getByText('This link has been used or has expired.')).toBeVisible();
  await expectFits(other, 'a link that was used', [PHONE, DESK]);
  await other.getByRole('button', { name: 'Send a new code' }).click();
  await expect(other.getByLabel('Email')).toBeVisible();
  await context.close();
});
