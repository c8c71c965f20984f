import { createQuickJob } from '@cleaning/contracts';
import { Office } from '../stack/office';
import { measureSidewaysScroll, navigate } from '../stack/pages';
import { confirm, expect, giveSession, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const WIDTHS = [320, 390, 800, 1280];
/** The longest title allowed, without a place to break. */
const LONG = 'Wirrapandawollongbarkaleenamurrabeena'.repeat(4).slice(0, 112);

/** A word longer than any line, and enough words for several lines. */
const LONG_WORDS = `Donaudampfschifffahrtsgesellschaftshauptverwaltung of the Royal Mount Lofty Botanical Society ${Date.now().toString(36)}`;

/** Sideways scroll in px, elements outside the page, and elements outside their card. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const getRight = (element: Element) => element.getBoundingClientRect().right;
    const describeElement = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    const getStyle = (element: Element) => getComputedStyle(element);
    /** Whether a container clips or scrolls it. An absolute element is clipped by its offset parent. */
    const isClipped = (element: Element): boolean => {
      const container =
        getStyle(element).position === 'absolute' ? (element as HTMLElement).offsetParent : element.parentElement;
      return container !== null && (getStyle(container).overflowX !== 'visible' || isClipped(container));
    };
    const beyondThePage = [...document.querySelectorAll('body *')]
      .filter((element) => getRight(element) > clientWidth + 0.5 && !isClipped(element))
      .map(describeElement);
    const beyondTheirCard = [...document.querySelectorAll('.ui-card, .ui-grid__item')].flatMap((card) =>
      [...card.querySelectorAll('.ui-card, h2, h3, p, a, dt, dd')]
        .filter((part) => getRight(part) > getRight(card) + 0.5 && !isClipped(part))
        .map(describeElement),
    );
    return { sideways: scrollWidth - clientWidth, beyondThePage, beyondTheirCard };
  });

/** Every list with a long name: demo-company/short-pages.spec.ts. */
test.describe('Jobs with long names', () => {
  test('stay inside their cards on the desk at every width', async ({ quietPage: page, product }) => {
    const office = await Office.open(product);
    const title = (number: number) => `${LONG}${number}`;
    for (let number = 1; number <= 20; number += 1) {
      await office.createPermanentJob(title(number), ['06:00-08:00']);
      await office.call(createQuickJob, {
        job_title: title(number),
        job_address: LONG,
        c_count_for_job: 1,
        pay_per_hr_for_me: '60',
        pay_per_hr_for_c: '40',
        job_date: '2030-11-18',
        job_time: '18:30',
        job_desc: LONG.repeat(3),
      });
    }
    await giveSession(page, product.admin);
    const [permanent] = await office.sql<{ id: string }>('jobs', 'SELECT id FROM job WHERE title = $1 AND kind = $2', [
      title(1),
      'permanent',
    ]);
    const [quick] = await office.sql<{ id: string }>('jobs', 'SELECT id FROM job WHERE title = $1 AND kind = $2', [
      title(1),
      'quick',
    ]);
    await page.goto('/admin');
    for (const path of [
      '/admin',
      '/admin/quick-job-data',
      '/admin/search?text=Wirra',
      `/admin/jobs/${permanent?.id}`,
      `/admin/quick-job-data/${quick?.id}`,
      `/admin/jobs/${permanent?.id}/edit`,
    ]) {
      if (path !== '/admin') await navigate(page, path);
      await expect(page.getByRole('main').getByText(LONG).first()).toBeAttached();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => findOverflow(page), { message: `${path} at ${width} px` })
          .toEqual({ sideways: 0, beyondThePage: [], beyondTheirCard: [] });
      }
    }
    await office.sql('jobs', 'UPDATE job SET closed_at = now(), version = version + 1 WHERE title LIKE $1', [
      `${LONG}%`,
    ]);
  });

  test('fit the smallest phone, with the running job on every page', async ({ page, product }) => {
    const office = await Office.open(product);
    const busy = await office.registerVerified('Oluwaseun Adebayo-Featherstonehaugh the Younger of Woolloomooloo');
    const jobs: string[] = [];
    for (let index = 1; index <= 19; index += 1) jobs.push(await office.createPermanentJob(`${LONG_WORDS} ${index}`));
    jobs.push(await office.createQuickJob(`${LONG_WORDS} 20`));
    for (const job of jobs) await office.assign(job, busy);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, busy, '/my-jobs');
    const main = page.getByRole('main');
    // The quick job of today is in the card of today alone.
    await expect(main.getByRole('link', { name: /^See Details/ })).toHaveCount(19);
    await expect(main.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    await main.getByRole('link', { name: /^See Details .* 7$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/my-jobs/${jobs[6]}$`));
    const start = main.getByRole('button', { name: 'Start', exact: true });
    await expect(start).toBeInViewport();
    await start.click();
    await confirm(page, 'Start this job?', 'Start');
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await expect(bar.getByRole('timer')).toBeInViewport();
    for (const path of [`/my-jobs/${jobs[6]}`, '/dashboard', '/account', '/']) {
      if (new URL(page.url()).pathname !== path) await navigate(page, path);
      await expect(bar.getByRole('timer')).toBeInViewport();
      await expect(bar.getByRole('timer')).toHaveText(/^0:0\d:\d\d$/);
      expect(await measureSidewaysScroll(page), path).toBeLessThanOrEqual(0);
    }
    await bar.getByRole('link').click();
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(main.getByText('You’ve finished.')).toBeVisible();
    await navigate(page, '/dashboard');
    await expect(page.getByRole('table', { name: /Timesheet/ })).toContainText(`${LONG_WORDS} 7`);
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});
