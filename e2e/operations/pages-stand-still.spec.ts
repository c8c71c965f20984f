import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { Office } from '../stack/office';
import { pushRoute } from '../stack/pages';
import { expect, giveSession, test as inNewWindow, type Page, testInOpenWindow as test } from '../stack/test';
import { expectStableIssue, readLayoutShifts, watchLayoutShifts } from '../stories/layout-shifts';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Content below a part of unknown height appears together with it, or after two seconds, so that it doesn't move under
 * a finger.
 */
async function expectContentTogether(page: Page, open: typeof pushRoute, path: string, call: string): Promise<void> {
  const below = page.getByRole('main').locator('[data-waits]').first();
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${call}`, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, path);
  await expect(below, `${path} without ${call}`).toBeAttached();
  await expect(below.getByRole('heading').or(below.getByRole('button')).first()).toBeVisible();
  answer();
  await expect(page.getByRole('main').locator('[data-waits]')).toHaveCount(0);
  await page.unroute(`**${call}`);
}

const load = async (page: Page, path: string) => void (await page.goto(path));

test.describe('Content below a loading part', () => {
  test('waits for it on a sub-contractor’s pages, for two seconds at most', async ({ page }) => {
    await giveSession(page, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await expectContentTogether(page, load, '/dashboard', '/api/my-plan');
    await expectContentTogether(page, load, '/my-jobs', '/api/my-plan');
    await expectContentTogether(page, pushRoute, '/payments', '/api/my-approvals');
  });

  test('waits for it on the desk, for two seconds at most', async ({ page, product }) => {
    await giveSession(page, product.admin);
    await expectContentTogether(page, load, '/admin', '/api/admin/desk/approvals');
    await expectContentTogether(page, pushRoute, '/admin/absences', '/api/admin/desk/find-cover');
    await expectContentTogether(page, pushRoute, '/admin/pay', '/api/admin/pay/list-runs');
    const { id } = DEMO_CONTRACTORS[0] ?? { id: '' };
    await expectContentTogether(page, pushRoute, `/admin/sub-contractors/${id}`, `/api/admin/compliance/${id}`);
  });
});

inNewWindow('opens an assigned job on a phone without a layout shift', async ({ page, product }) => {
  const office = await Office.open(product);
  const person = await office.registerVerified('Ines Duarte');
  const job = await office.createPermanentJob('Still Depot');
  await office.assign(job, person);
  await giveSession(page, person);
  await watchLayoutShifts(page);
  const main = page.getByRole('main');
  await page.goto(`/my-jobs/${job}`);
  await expect(main.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  const opened = await readLayoutShifts(page);
  expect(opened.sum, opened.moved.join('\n')).toBeLessThan(0.05);
  await office.start(job, person);
  await page.goto(`/my-jobs/${job}`);
  await expect(main.getByRole('button', { name: 'Finished' })).toBeVisible();
  const running = await readLayoutShifts(page);
  expect(running.sum, running.moved.join('\n')).toBeLessThan(0.05);
});

inNewWindow('keeps the focus above the bar at the bottom of a phone', async ({ page, product }) => {
  const office = await Office.open(product);
  const person = await office.registerVerified('Otto Lindner');
  const job = await office.createPermanentJob('Focus Depot');
  await office.assign(job, person);
  await giveSession(page, person);
  for (const path of [`/my-jobs/${job}`, '/my-jobs', '/account/documents', '/account/security']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    const findHidden = () =>
      page.evaluate(async () => {
        const bar = document.querySelector('.shell-daily')?.getBoundingClientRect().top ?? innerHeight;
        const found: string[] = [];
        const isInMain = (element: Element | null) => element?.closest('main') !== null;
        const controls = [
          ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
        ].filter((control) => control.checkVisibility() && isInMain(control));
        for (const control of controls) {
          control.focus();
          if (document.activeElement !== control) continue;
          await new Promise((seen) => requestAnimationFrame(seen));
          const { bottom, height } = control.getBoundingClientRect();
          if (height < innerHeight / 2 && bottom > bar) found.push(`${control.tagName} ${control.textContent}`);
        }
        return found;
      });
    // Waits until late parts have their space.
    await expect.poll(findHidden, { message: path }).toEqual([]);
  }
});

inNewWindow('shows the labels of the bar in full at 200 % text and 360 px', async ({ page, product }) => {
  const office = await Office.open(product);
  await giveSession(page, await office.registerVerified('Greta Holm'));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const size of ['100%', '150%', '200%']) {
    await page.goto('/my-jobs');
    await page.addStyleTag({ content: `html { font-size: ${size} }` });
    const links = page.locator('.shell-daily__link');
    await expect(links).toHaveCount(5);
    const findCutLabels = await links.evaluateAll((all) => {
      const boxes = all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return {
          name: link.textContent ?? '',
          text: range.getBoundingClientRect(),
          link: link.getBoundingClientRect(),
        };
      });
      return boxes
        .filter(
          ({ text, link }) => text.left < link.left - 1 || text.right > link.right + 1 || link.right > innerWidth + 1,
        )
        .map(({ name }) => name);
    });
    expect(findCutLabels, size).toEqual([]);
  }
});

// On a desk: every-width.spec.ts.
inNewWindow('opens an issued invoice on a phone without a layout shift', async ({ page, product }) => {
  inNewWindow.skip(!product.storage, 'needs the demo company');
  await expectStableIssue(page, product, { width: 390, height: 844 });
});
