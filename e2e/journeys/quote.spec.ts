import { countEnquiries } from '@cleaning/contracts';
import { createJpg } from '../stack/documents';
import { readMails } from '../stack/mail';
import { Office } from '../stack/office';
import { expectFits, navigate, orderSizes, pushRoute, routeOnce } from '../stack/pages';
import { confirm, expect, openAs, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** Fits at three widths, and axe finds nothing. */
const expectAllWidths = (page: Page, place: string) =>
  expectFits(page, place, orderSizes(page, [PHONE, NARROW, WIDE]), { axeAt: NARROW });

test.describe('Quote request', () => {
  test.skip(({ product }) => !product.storage, 'reads the mail of the stack');

  test('goes from the website to the office’s answer, and is won and deleted', async ({
    page,
    otherPage: desk,
    product,
  }) => {
    const office = await Office.open(product);
    // Other tests may have left enquiries.
    const { new: before } = await office.call(countEnquiries);
    const email = `quote-${Date.now().toString(36)}@site.example`;
    const name = 'Oluwaseun Adebayo-Whitfield';
    await page.setViewportSize(PHONE);

    await test.step('opens from the contact page and names missing fields', async () => {
      await openPublic(page, '/contact-us');
      for (const link of await page.getByRole('contentinfo').getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await main(page).getByRole('link', { name: 'Get a quote' }).click();
      await expect(heading(page)).toHaveText('Get a quote');
      await expect(main(page).getByText(/^Quote within \w+ business days?\./)).toHaveCount(1);
      await expect(main(page).getByText(/^You get a written quote within \w+ business days?\.$/)).toHaveCount(1);
      await expect(main(page)).not.toContainText(/reply within/i);
      await main(page).getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Size is missing. Please enter it.')).toBeVisible();
      await expect(main(page).getByLabel('Type of place')).toBeFocused();
      await expectAllWidths(page, 'what is missing');
      await page.setViewportSize(PHONE);
    });

    await test.step('keeps typed text and photos on the device', async () => {
      await main(page).getByLabel('Type of place').selectOption('Medical rooms');
      await main(page).getByLabel('Size').fill('4 rooms, 120 m²');
      await main(page).getByLabel('How often').selectOption('Every working day');
      const suburb = main(page).getByRole('combobox', { name: 'Suburb' });
      await suburb.fill('Whyalla');
      await main(page).getByLabel('Postcode').fill('5600');
      await expect(main(page).getByRole('status').filter({ hasText: 'We don’t usually work in 5600.' })).toBeVisible();
      await suburb.fill('unle');
      await expect(main(page).getByRole('listbox', { name: 'Matching suburbs' }).getByRole('option')).toHaveText([
        'Unley 5061',
        'Unley Park 5061',
      ]);
      await expectAllWidths(page, 'suburbs that fit');
      await page.setViewportSize(PHONE);
      await suburb.press('ArrowDown');
      await expect(
        main(page).getByRole('listbox', { name: 'Matching suburbs' }).getByRole('option', { selected: true }),
      ).toHaveText('Unley 5061');
      await suburb.press('Enter');
      await expect(suburb).toHaveValue('Unley');
      await expect(main(page).getByLabel('Postcode')).toHaveValue('5061');
      // A postcode filled in by a suburb is cleared with it.
      await suburb.fill('Whyalla');
      await expect(main(page).getByLabel('Postcode')).toHaveValue('');
      await suburb.fill('Unley');
      await expect(main(page).getByLabel('Postcode')).toHaveValue('5061');
      await expect(main(page).getByRole('status').filter({ hasText: 'we work in 5061' })).toBeVisible();
      await main(page).getByRole('button', { name: 'Continue' }).click();
      await expect(main(page).getByText('Your details', { exact: true }).last()).toBeFocused();
      await main(page).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Enter an email address or a phone number.')).toBeVisible();
      await expect(main(page).getByLabel('Name')).toBeFocused();
      await expectAllWidths(page, 'the second step');
      await page.setViewportSize(PHONE);
      await main(page).getByLabel('Anything else we should know?').fill('Two entrances.\nKeys at the desk.');
      await main(page)
        .getByLabel('Photos', { exact: true })
        .setInputFiles([await createJpg('waiting-room'), await createJpg('stairs')]);
      await expect(main(page).getByText('2 photos are ready.', { exact: true })).toBeVisible();
      await page.reload();
      await expect(main(page).getByLabel('Size')).toHaveValue('4 rooms, 120 m²');
      await main(page).getByRole('button', { name: 'Continue' }).click();
      await expect(main(page).getByRole('img', { name: /^Photo \d$/ })).toHaveCount(2);
    });

    await test.step('names the file that is not a photo', async () => {
      const text = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
      await main(page).getByLabel('Photos', { exact: true }).setInputFiles([text]);
      await expect(main(page).getByText('Photo 3: This isn’t a JPG or PNG photo.')).toBeVisible();
      await expectAllWidths(page, 'a marked photo');
      await page.setViewportSize(PHONE);
      await main(page).getByRole('button', { name: 'Remove photo 3' }).click();
    });

    await test.step('accepts the form without photos while uploads are refused', async () => {
      const body = JSON.stringify({
        msg: 'Too many documents are being sent at the moment.',
        code: 'documents_busy',
        params: { retry_after: 60 },
      });
      const refusal = { status: 429, contentType: 'application/json', body };
      await routeOnce(page, '**/api/quote-photos', (route) => route.fulfill(refusal));
      await main(page)
        .getByLabel('Photos', { exact: true })
        .setInputFiles([await createJpg('kitchen')]);
      await expect(main(page).getByText('Send the form without this photo')).toBeVisible();
    });

    await test.step('keeps the form offline and sends it once online', async () => {
      await main(page).getByLabel('Name').fill(name);
      await main(page).getByLabel('Company').fill('Whitfield Dental');
      await main(page).getByLabel('Email').fill(email);
      await main(page).getByLabel('Best time to call').fill('after 3 pm');
      await routeOnce(page, '**/api/quote', (route) => route.abort('internetdisconnected'));
      await main(page).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(main(page).getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible();
      await expect(main(page).getByLabel('Email')).toHaveValue(email);
      await main(page).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Thanks, we have your request' })).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'What happens next' })).toHaveCount(1);
      // Also true without a mail server.
      await expect(main(page)).toContainText(`We’ll reply to ${email}.`);
      await expect(main(page)).not.toContainText('confirmation');
      await expect(main(page)).toContainText('We call you at the time you gave us (after 3 pm)');
      await expect(main(page)).toContainText(/You get a written quote within \w+ business days?, by \w{3} \d+ \w{3}/);
      await expectAllWidths(page, 'thank you');
      expect(await page.evaluate(() => localStorage.getItem('quote-draft'))).toBeNull();
    });

    await test.step('mails a confirmation that repeats nothing the visitor typed', async () => {
      await expect.poll(async () => (await readMails(product, email)).length).toBe(1);
      const [mail] = await readMails(product, email);
      expect(mail?.subject).toBe('We’ve received your quote request');
      expect(mail?.text).toContain('Thanks for your request');
      for (const part of ['Adebayo', 'Medical rooms', '4 rooms, 120 m²', 'Keys at the desk.'])
        expect(mail?.text).not.toContain(part);
    });

    await desk.setViewportSize(WIDE);
    await openAs(desk, product.admin, '/admin/approvals');

    await test.step('counts the request on the desk and finds it', async () => {
      const entry = desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Sales', exact: true });
      await expect(entry).toHaveAccessibleDescription(new RegExp(`^${before + 1} new enquir`));
      await entry.click();
      await expect(heading(desk)).toHaveText('Enquiries');
      await desk.getByLabel('Search enquiries').fill('nobody of that name');
      await expect(main(desk)).toContainText('No enquiries found.');
      await desk.getByLabel('Search enquiries').fill('adebayo');
      await expect(main(desk).getByRole('row')).toHaveCount(2);
      await expectAllWidths(desk, 'the list of enquiries');
      await desk.setViewportSize(WIDE);
      await desk.getByRole('link', { name: `Open enquiry from ${name}` }).click();
      await expect(heading(desk)).toHaveText(name);
      await expect(main(desk)).toContainText('Unley 5061');
      await expect(main(desk)).toContainText('Whitfield Dental');
      await expect(main(desk)).toContainText('after 3 pm');
    });

    await test.step('shows photos to the office, which notes a call and answers', async () => {
      const photos = main(desk).getByRole('img', { name: /^Photo \d$/ });
      await expect(photos).toHaveCount(2);
      await expect
        .poll(() => photos.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
        .toBe(true);
      await main(desk).getByLabel('Note').fill('Called: visit on Tuesday at 9:00.');
      await main(desk).getByLabel('Message').fill('Dear Oluwaseun,');
      await desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Pay', exact: true }).click();
      // One question covers both forms.
      const question = desk.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
      const deskUrl = desk.url();
      await desk.goBack();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
      await expect(desk).toHaveURL(deskUrl);
      await desk.goBack();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(desk).not.toHaveURL(deskUrl);
      await desk.goForward();
      await main(desk).getByLabel('Note').fill('Called: visit on Tuesday at 9:00.');
      await main(desk).getByRole('button', { name: 'Add note' }).click();
      await expect(main(desk).getByText('Called: visit on Tuesday at 9:00.')).toBeVisible();
      // This stack has no mail server.
      await expect(main(desk)).toContainText('Send the reply from your own email program');
      await main(desk).getByLabel('Message').fill('Dear Oluwaseun,\n\nA$ 320.00 a week.');
      await main(desk).getByRole('button', { name: 'Save as sent' }).click();
      await expect(main(desk).getByText('A$ 320.00 a week.').last()).toBeVisible();
      await expect(main(desk).getByText('Quoted', { exact: true }).first()).toBeVisible();
      await expectAllWidths(desk, 'an enquiry');
      await desk.setViewportSize(WIDE);
      const entry = desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Sales', exact: true });
      await expect(entry).toHaveAccessibleDescription(new RegExp(`^${before} new enquir`));
    });

    await test.step('marks the enquiry as won, creates its job and deletes it', async () => {
      await main(desk).getByRole('button', { name: 'Mark as won', exact: true }).click();
      await expect(main(desk).getByRole('button', { name: 'Undo “Mark as won”' })).toBeVisible();
      await main(desk).getByRole('link', { name: 'Create job' }).click();
      await expect(heading(desk)).toHaveText('Create Permanent Job');
      await expect(main(desk).getByLabel('Job title')).toHaveValue(new RegExp(`^${name}, `));
      await expect(main(desk).getByLabel('Description')).not.toHaveValue('');
      const link = main(desk).getByLabel('Location (map link)');
      await main(desk).getByLabel('Address').fill('2 Jetty Road, Glenelg');
      await expect(link).toHaveValue('https://www.google.com/maps/search/?api=1&query=2%20Jetty%20Road%2C%20Glenelg');
      await link.fill('https://maps.app.goo.gl/jetty');
      await main(desk).getByLabel('Address').fill('2 Jetty Road, Glenelg SA 5045');
      await expect(link).toHaveValue('https://maps.app.goo.gl/jetty');
      await main(desk).getByLabel('Charge rate per hour (A$)').fill('60');
      await main(desk).getByLabel('Sub-contractor pay per hour (A$)').fill('35');
      await main(desk).getByRole('checkbox', { name: 'Mo', exact: true }).check();
      await main(desk).getByRole('button', { name: 'Create job' }).click();
      await expect(main(desk).getByRole('link', { name: 'Open job' })).toBeVisible();
      await main(desk).getByRole('link', { name: 'Open enquiry' }).click();
      await expect(main(desk).getByText(`Job created: ${name}, `)).toBeVisible();
      await expect(main(desk).getByRole('link', { name: 'Open job' })).toHaveAttribute('href', /^\/admin\/jobs\//);
      await desk.setViewportSize(PHONE);
      await desk.getByRole('button', { name: 'More', exact: true }).click();
      await desk.getByRole('button', { name: 'Delete' }).click();
      await confirm(desk, `Delete enquiry from ${name}?`, 'Delete');
      await expect(heading(desk)).toHaveText('Enquiries');
      await pushRoute(desk, '/admin/enquiries?state=all&text=adebayo');
      await expect(desk.getByLabel('Search enquiries')).toHaveValue('adebayo');
      await expect(main(desk)).toContainText('No enquiries found.');
    });

    await test.step('lists a message from the contact form among the enquiries', async () => {
      await openPublic(page, '/contact-us');
      await page.getByLabel('NAME').fill(name);
      await page.getByLabel('EMAIL', { exact: true }).fill('kim@example.com');
      await page.getByLabel('SUBJECT').fill('Windows & doors');
      await page.getByLabel('MESSAGE').fill('Thank you.\nSee you soon.');
      await page.getByRole('button', { name: 'SEND' }).click();
      await expect(main(page).getByText('Thanks, we have your message')).toBeFocused();
      await expect(page.getByLabel('MESSAGE')).toHaveValue('');
      await desk.setViewportSize(WIDE);
      await navigate(desk, '/admin/mail');
      await navigate(desk, '/admin/enquiries?text=kim%40example.com');
      await main(desk)
        .getByRole('link', { name: `Open enquiry from ${name}` })
        .click();
      await expect(main(desk).getByText('Windows & doors')).toBeVisible();
      await main(desk).getByRole('button', { name: 'Mark as answered' }).click();
      await expect(main(desk).getByText('Answered', { exact: true }).first()).toBeVisible();
      await expectAllWidths(desk, 'a message of the contact form');
    });
  });
});

test.describe('Quote request without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows both steps and sends the form', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/quote');
    await expect(main(page).getByRole('button', { name: 'Continue' })).toBeHidden();
    await expect(main(page).getByText('saved on this device')).toBeHidden();
    await main(page).getByLabel('Type of place').selectOption('Office');
    await main(page).getByLabel('Size').fill('2 rooms');
    await main(page).getByRole('combobox', { name: 'Suburb' }).fill('Norwood');
    await main(page).getByLabel('How often').selectOption('Once a week');
    await main(page).getByLabel('Name').fill('Without Script');
    await main(page).getByLabel('Telephone').fill('0491 570 006');
    await main(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main(page).getByText('Thanks, we have your request')).toBeVisible();
    await expect(page).toHaveURL(/\/quote#sent$/);
  });
});
