import {
  getCompany,
  getInvoiceSettings,
  listSiteTexts,
  publishSiteTexts,
  saveCompany,
  saveSiteTexts,
  sendTestMail,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { DESK, PHONE } from '../stack/frame';
import { readMails } from '../stack/mail';
import { Office } from '../stack/office';
import { expectFits, navigate, readServedHtml } from '../stack/pages';
import { confirm, expect, giveSession, openPublic, testInOpenWindow as test } from '../stack/test';

const NEW_PHONE = '(08) 5550 0177';
const LEAD = 'Cleaners who stay, in a city that they know.';

const QUESTION = 'Who has the keys of our office?';
const DESCRIPTION = 'Cleaning work near you, with the pay of each job in front of you before you ask for it.';

test('publishes changed company details and website texts without a build', async ({ page, product }) => {
  test.skip(!product.storage, 'needs the demo company');
  const office = await Office.open(product);
  await giveSession(page, product.admin);
  const main = page.getByRole('main');

  await test.step('refuses a colour with too little contrast', async () => {
    await page.goto('/admin/company');
    await main.getByLabel('Phone').fill(NEW_PHONE);
    await main.getByLabel('Social media pages').fill('https://www.facebook.com/gumleaf.example');
    await main.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffcc00');
    await main.getByRole('button', { name: 'Save company' }).click();
    await expect(main.getByText(/people need 4\.5 to 1 to read it/)).toBeVisible();
    await main.getByRole('textbox', { name: 'Colour', exact: true }).fill(DEMO_COMPANY.colour);
    await main.getByRole('button', { name: 'Save company' }).click();
    await expect(page.getByText('Company saved. The website updates in a moment.')).toBeVisible();
    await expect(main.getByText('Saved by Helen Marsh').first()).toBeVisible();
  });

  await test.step('shows the details on the public page, to search engines and in the app', async () => {
    await expect.poll(() => readServedHtml(page, '/contact-us')).toContain('tel:+61855500177');
    const facts =
      (await readServedHtml(page, '/')).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(facts)).toMatchObject({
      telephone: '+61855500177',
      sameAs: ['https://www.facebook.com/gumleaf.example'],
      openingHoursSpecification: [{ opens: '07:00', closes: '17:30' }],
    });
    expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({ short_name: 'Gumleaf' });
    await openPublic(page, '/contact-us');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: NEW_PHONE })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(main.getByText('Mon–Fri 7:00 am – 5:30 pm')).toBeVisible();
  });

  await test.step('uses the details in mails and invoices', async () => {
    await office.call(sendTestMail);
    await expect
      .poll(async () => (await readMails(product, product.admin.email)).at(-1)?.text)
      .toContain(`Gumleaf Commercial Cleaning, ${NEW_PHONE}.`);
    expect((await office.call(getInvoiceSettings)).supplier.telephone).toBe(NEW_PHONE);
  });

  await test.step('keeps a text as a draft with a preview until it is published', async () => {
    await navigate(page, '/admin/website');
    await main.getByLabel('Page').selectOption({ label: 'About us' });
    await main.getByLabel('Text below the title', { exact: true }).fill(LEAD);
    // The preview follows the fields.
    await expect(page.frameLocator('iframe').getByText(LEAD)).toBeVisible();
    await expectFits(page, 'the website beside its fields', [DESK, PHONE]);
    await main.getByText('Preview', { exact: true }).click();
    await expect(page.frameLocator('iframe').getByText(LEAD)).toBeVisible();
    await main.getByText('Edit', { exact: true }).click();
    await page.setViewportSize(DESK);
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByText('You have an unpublished draft.')).toBeVisible();
    expect(await readServedHtml(page, '/about-us')).not.toContain(LEAD);
    await main.getByRole('button', { name: 'Undo last save' }).click();
    await expect(page.getByText('Last save undone.')).toBeVisible();
    await expect(main.getByText('You have an unpublished draft.')).toHaveCount(0);
    await main.getByLabel('Text below the title', { exact: true }).fill(LEAD);
    await main.getByRole('button', { name: 'Publish' }).click();
    await confirm(page, 'Publish “About us”?', 'Publish');
    await expect(page.getByText('Text published.')).toBeVisible();
    await expect.poll(() => readServedHtml(page, '/about-us')).toContain(LEAD);
    // Hydration keeps the text.
    await openPublic(page, '/about-us');
    await expect(main.getByText(LEAD)).toBeVisible();
  });

  await test.step('publishes changed questions, titles and descriptions for people and search engines', async () => {
    const publishTexts = async (page: string, texts: Record<string, string>) => {
      const { version = 0 } = (await office.call(listSiteTexts)).find((one) => one.page === page) ?? {};
      const draft = await office.call(saveSiteTexts, { page, version, texts });
      await office.call(publishSiteTexts, { page, version: draft.version });
    };
    await publishTexts('office-cleaning', { 'office-cleaning.questions.0.question': QUESTION });
    await publishTexts('titles', { 'titles.services-office-cleaning': 'Offices that are clean' });
    await publishTexts('descriptions', { 'descriptions.careers': DESCRIPTION });
    const readOfficePage = () => readServedHtml(page, '/services/office-cleaning');
    await expect.poll(readOfficePage).toContain(`<h3>${QUESTION}</h3>`);
    await expect.poll(readOfficePage).toContain('<title>Offices that are clean – Gumleaf');
    expect(await readOfficePage()).toContain(`"@type":"Question","name":"${QUESTION}"`);
    await expect.poll(() => readServedHtml(page, '/careers')).toContain(`content="${DESCRIPTION}"`);
    for (const name of ['office-cleaning', 'titles', 'descriptions']) await publishTexts(name, {});
  });

  await test.step('asks before it leaves unsaved texts', async () => {
    await navigate(page, '/admin/website');
    await main.getByLabel('Page').selectOption({ label: 'About us' });
    await main.getByLabel('Text below the title', { exact: true }).fill('Typed and not saved');
    await main.getByLabel('Page').selectOption({ label: 'Gallery' });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(main.getByLabel('Text below the title', { exact: true })).toHaveValue('Typed and not saved');
    await main.getByLabel('Page').selectOption({ label: 'Gallery' });
    await confirm(page, 'Leave without saving?', 'Leave');
    await expect(main.getByRole('heading', { name: 'Gallery', exact: true })).toBeVisible();
  });

  const { company, version } = await office.call(getCompany);
  await office.call(saveCompany, { company: { ...company, telephone: DEMO_COMPANY.telephone }, version });
});
