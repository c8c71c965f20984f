import { createQuickJob } from '@cleaning/contracts';
import { Office } from '../stack/office';
import { goOn } from '../stack/pages';
import { expect, giveSession, type Page, testInOpenWindow as test } from '../stack/test';

const WIDTHS = [320, 390, 800, 1280];
/** As long as a title may be, and nowhere to break. */
const LONG = 'Wirrapandawollongbarkaleenamurrabeena'.repeat(4).slice(0, 112);

/** By how much the page scrolls sideways, what reaches out of the page, and what reaches out of its card. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const right = (element: Element) => element.getBoundingClientRect().right;
    const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    const styleOf = (element: Element) => getComputedStyle(element);
    /** Whether something around it clips or scrolls it. What is positioned absolutely is clipped by what it is positioned in. */
    const scrolls = (element: Element): boolean => {
      const around =
        styleOf(element).position === 'absolute' ? (element as HTMLElement).offsetParent : element.parentElement;
      return around !== null && (styleOf(around).overflowX !== 'visible' || scrolls(around));
    };
    const beyondThePage = [...document.querySelectorAll('body *')]
      .filter((element) => right(element) > clientWidth + 0.5 && !scrolls(element))
      .map(named);
    const beyondTheirCard = [...document.querySelectorAll('.ui-card, .ui-grid__item')].flatMap((card) =>
      [...card.querySelectorAll('.ui-card, h2, h3, p, a, dt, dd')]
        .filter((part) => right(part) > right(card) + 0.5 && !scrolls(part))
        .map(named),
    );
    return { sideways: scrollWidth - clientWidth, beyondThePage, beyondTheirCard };
  });

test.describe('twenty jobs with long names without a space', () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');

  test('stay on their cards at every width', async ({ quietPage: page, product }) => {
    const office = await Office.open(product);
    const title = (number: number) => `${LONG}${number}`;
    for (let number = 1; number <= 20; number += 1) {
      await office.permanentJob(title(number), ['06:00-08:00']);
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
      if (path !== '/admin') await goOn(page, path);
      await expect(page.getByRole('main').getByText(LONG).first()).toBeAttached();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => outside(page), { message: `${path} at ${width} px` })
          .toEqual({ sideways: 0, beyondThePage: [], beyondTheirCard: [] });
      }
    }
    await office.sql('jobs', 'UPDATE job SET closed_at = now(), version = version + 1 WHERE title LIKE $1', [
      `${LONG}%`,
    ]);
  });
});
