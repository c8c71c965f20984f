import { byTheVisit } from './byTheVisit';
import { servicePages } from './names';
import { workplaces } from './workplaces';

const pages = [...workplaces, ...byTheVisit];

describe('pages of services', () => {
  it('are one for each link', () => {
    expect(pages.map(({ id, slug }) => `${id} ${slug}`).sort()).toEqual(
      servicePages.map(({ id, slug }) => `${id} ${slug}`).sort(),
    );
  });

  it.each(pages)('$slug says what search engines show, and answers questions of its own', (page) => {
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.questions.length).toBeGreaterThanOrEqual(4);
    const others = pages.filter((other) => other !== page).flatMap(({ questions }) => questions);
    for (const { question } of page.questions) expect(others.map((other) => other.question)).not.toContain(question);
  });
});
