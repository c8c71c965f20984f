import { expect, test as inNewWindow, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESK = { width: 1280, height: 900 };
const OFFSET_PX = 450;
const main = (page: Page) => page.getByRole('main');
const slide = (page: Page) => main(page).locator('.pub-carousel__slide[data-shown=true] :is(h1, h2)');

/** Scrolls until the block, at rest, is `below` px above the bottom of the window. */
async function scrollBlockTo(page: Page, items: string, index: number, below: number): Promise<void> {
  await page
    .locator(items)
    .nth(index)
    .evaluate((block: HTMLElement, distance) => {
      let top = 0;
      for (let at: Element | null = block; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
      scrollTo({ top: top - innerHeight + distance, behavior: 'instant' });
    }, below);
}

/** Lists with staggered reveals: the delay grows by `step` ms per column. */
const STAGGERED = {
  '/services': [{ items: '.pub-grid > li', count: 6, columns: 3, step: 250 }],
  '/products-and-equipments': [
    { items: '.pub-grid > li', count: 9, columns: 3, step: 200 },
    { items: '.products__equipment > li', count: 13, columns: 4, step: 200 },
  ],
};

test.describe('Motion', () => {
  test.use({ viewport: DESK });

  for (const [path, lists] of Object.entries(STAGGERED))
    test(`reveals items of ${path} one after another, 450 px above the lower edge, in 500 ms`, async ({
      quietPage: page,
    }) => {
      await page.goto(path);
      for (const { items, count, columns, step } of lists) {
        const delays = Array.from({ length: count }, (_, index) => (index % columns) * step);
        const watchedIndex = count - 2;
        const block = page.locator(items).nth(watchedIndex);
        await expect(block).toHaveAttribute('data-reveal', 'waiting');
        await scrollBlockTo(page, items, watchedIndex, OFFSET_PX - 20);
        await expect(block).toHaveAttribute('data-reveal', 'waiting');
        await scrollBlockTo(page, items, watchedIndex, OFFSET_PX + 20);
        await expect(block).toHaveAttribute('data-reveal', 'shown');
        const timing = await page.locator(items).evaluateAll((all) =>
          all.map((item) => {
            const style = getComputedStyle(item);
            return {
              delay: style.getPropertyValue('--reveal-delay'),
              duration: style.getPropertyValue('--reveal-duration'),
            };
          }),
        );
        expect(timing).toEqual(delays.map((delay) => ({ delay: `${delay}ms`, duration: '500ms' })));
        const { duration, delay } = await block.evaluate((item) => {
          const { transitionDuration, transitionDelay } = getComputedStyle(item);
          return { duration: transitionDuration, delay: transitionDelay };
        });
        expect(duration).toBe('0.5s');
        expect(delay).toBe(`${(delays[watchedIndex] ?? 0) / 1000}s`);
        await expect
          .poll(() => block.evaluate((item) => getComputedStyle(item).transform), { message: 'it comes to rest' })
          .toBe('none');
      }
    });
});

test.describe('Reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  inNewWindow('stops the slides after one round until they are started again', async ({ quietPage: page }) => {
    await page.clock.install();
    await openPublic(page, '/');
    const play = main(page).getByRole('button', { name: 'Play the slides' });
    await expect(main(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
    // Slide by slide, because effects must run between the timers.
    for (let slides = 0; slides < 3; slides += 1) await page.clock.runFor(2500);
    await expect(play).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(slide(page)).toHaveText('COMPREHENSIVE SOLUTIONS');
    await main(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(slide(page)).toHaveText('HIGHEST QUALITY STANDARDS');
    // A transition shorter than a frame is invisible.
    const durations = await page.evaluate(() =>
      document
        .querySelector('.pub-carousel__track')
        ?.getAnimations({ subtree: true })
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    );
    expect(durations?.filter((milliseconds) => milliseconds > 1)).toEqual([]);
    await page.clock.runFor(20_000);
    await expect(slide(page)).toHaveText('HIGHEST QUALITY STANDARDS');
    await play.click();
    await page.clock.runFor(2500);
    await expect(slide(page)).not.toHaveText('HIGHEST QUALITY STANDARDS');
  });

  test('leaves items in place before they are scrolled to', async ({ quietPage: page }) => {
    await openPublic(page, '/services');
    await expect
      .poll(() =>
        main(page)
          .getByRole('article')
          .last()
          .evaluate((card) => Object.keys(card).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
  });

  test('shows a linked section at once', async ({ quietPage: page }) => {
    await openPublic(page, '/services/details#carpet-cleaning');
    await expect(page.getByRole('region', { name: 'Carpet cleaning' })).toBeInViewport();
  });
});
