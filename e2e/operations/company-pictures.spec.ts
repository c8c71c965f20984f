import {
  getInvoiceSettings,
  listSitePictures,
  publishSitePicture,
  saveSitePicture,
  sendTestMail,
} from '@cleaning/contracts';
import sharp from 'sharp';
import { readMails } from '../stack/mail';
import { Office } from '../stack/office';
import { navigate, readServedHtml } from '../stack/pages';
import { confirm, expect, giveSession, openPublic, testInOpenWindow as test } from '../stack/test';

const DESCRIPTION = 'Our team of five in front of the van';
const createPicture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

test('publishes photos and the logo from the desk without a build', async ({ page, product }) => {
  const office = await Office.open(product);
  await giveSession(page, product.admin);
  const main = page.getByRole('main');
  const TEAM = await createPicture(1200, 900, '#1d6b45').jpeg().toBuffer();
  const LOGO = await createPicture(600, 200, '#8f1723').png().toBuffer();
  await page.goto('/admin/website');
  await main.getByLabel('Page').selectOption({ label: 'All pictures' });

  await test.step('keeps a photo as a draft with a preview until it is published on pages and link previews', async () => {
    const team = main.getByRole('form', { name: 'Team', exact: true });
    await team.getByLabel('Picture file').setInputFiles({ name: 'team.jpg', mimeType: 'image/jpeg', buffer: TEAM });
    await team.getByLabel('Description').fill(DESCRIPTION);
    await team.getByRole('button', { name: 'Upload as draft' }).click();
    await expect(main.getByText('Draft, not published')).toBeVisible();
    await team.getByRole('button', { name: 'Preview' }).click();
    await expect(
      page.frameLocator('iframe').getByRole('img', { name: DESCRIPTION, includeHidden: true }),
    ).toBeAttached();
    // Publishing keeps a chosen file and typed text that were not sent.
    const readChosen = () =>
      team.getByLabel('Picture file').evaluate(({ files }: HTMLInputElement) => files?.[0]?.name);
    await team.getByLabel('Picture file').setInputFiles({ name: 'next.jpg', mimeType: 'image/jpeg', buffer: TEAM });
    await team.getByLabel('Description').fill('Not sent');
    await team.getByRole('button', { name: 'Publish Team' }).click();
    await confirm(page, 'publish picture “Team”', 'Publish');
    await expect(page.getByText('Picture published. Visitors will see it in a moment.')).toBeVisible();
    await expect(team.getByLabel('Description')).toHaveValue('Not sent');
    expect(await readChosen()).toBe('next.jpg');
    await team.getByLabel('Picture file').setInputFiles([]);
    await team.getByLabel('Description').fill('');
    await expect.poll(() => readServedHtml(page, '/careers')).toContain(DESCRIPTION);
    const [, srcset = ''] =
      (await readServedHtml(page, '/careers')).match(/<source type="image\/webp" srcSet="([^"]+)"/) ?? [];
    expect(srcset.split(',').map((source) => source.split(' ')[1])).toEqual(['480w', '960w', '1200w']);
    const [, share = ''] =
      (await readServedHtml(page, '/careers')).match(/og:image" content="https?:\/\/[^/]+([^"]+)"/) ?? [];
    expect((await page.request.get(share)).headers()['content-type']).toBe('image/jpeg');
    await openPublic(page, '/');
    await expect(main.getByRole('img', { name: DESCRIPTION })).toBeVisible();
  });

  await test.step('brings the illustration back', async () => {
    await navigate(page, '/admin/website');
    await main.getByLabel('Page').selectOption({ label: 'All pictures' });
    const team = main.getByRole('form', { name: 'Team', exact: true });
    await team.getByRole('button', { name: 'Use the illustration' }).click();
    await team.getByRole('button', { name: 'Publish Team' }).click();
    await confirm(page, 'publish the illustration for “Team”', 'Publish');
    await expect.poll(() => readServedHtml(page, '/careers')).not.toContain(DESCRIPTION);
    await team.getByRole('button', { name: 'History' }).click();
    await expect(main.getByText('Published by Helen Marsh')).toHaveCount(2);
  });

  await test.step('shows the logo in the header, the app’s icons, mails and papers', async () => {
    await navigate(page, '/admin/company');
    const logo = main.getByRole('form', { name: 'Logo' });
    await logo.getByLabel('Picture file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
    await logo.getByLabel('Description').fill('Logo');
    await logo.getByRole('button', { name: 'Upload as draft' }).click();
    await logo.getByRole('button', { name: 'Publish Logo' }).click();
    await confirm(page, 'publish picture “Logo”', 'Publish');
    await expect.poll(() => readServedHtml(page, '/')).toContain('-any-192.png');
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    for (const { src } of manifest.icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
    await openPublic(page, '/');
    await expect(page.getByRole('banner').locator('.shell-brand img')).toBeVisible();
    await office.call(sendTestMail);
    await expect
      .poll(async () => (await readMails(product, product.admin.email)).at(-1)?.html)
      .toMatch(/<img[^>]+-logo\.png/);
    // Papers use the logo now.
    await expect.poll(async () => (await office.call(getInvoiceSettings)).supplier.logo).toHaveLength(64);
    const { version } = (await office.call(listSitePictures)).find(({ place }) => place === 'logo') ?? { version: 0 };
    const saved = await office.call(saveSitePicture, { place: 'logo', version, picture: null });
    await office.call(publishSitePicture, { place: 'logo', version: saved.version });
  });
});
