import { FIRST_COMPANY } from '@cleaning/contracts';
import { editableTexts, setSiteData } from '@cleaning/ui/app';
import { servicePages } from './names';
import { visitServices } from './visitServices';
import { workplaces } from './workplaces';

const pages = [...workplaces, ...visitServices];

beforeAll(() => setSiteData({ company: FIRST_COMPANY, texts: {}, pictures: {} }));

describe('service pages', () => {
  it('use texts that the office can change', () => {
    const [page] = workplaces;
    expect([...editableTexts.keys()].filter((key) => key.startsWith('office-cleaning.'))).toEqual(
      expect.arrayContaining([
        'office-cleaning.lead',
        'office-cleaning.description',
        'office-cleaning.tasks.0.items',
        'office-cleaning.questions.3.answer',
      ]),
    );
    const texts = { 'office-cleaning.questions.0.question': 'How often?' };
    setSiteData({ company: FIRST_COMPANY, texts, pictures: {} });
    expect(page?.questions[0]?.question).toBe('How often?');
    setSiteData({ company: FIRST_COMPANY, texts: {}, pictures: {} });
  });

  it('match the links one to one', () => {
    expect(pages.map(({ id, slug }) => `${id} ${slug}`).sort()).toEqual(
      servicePages.map(({ id, slug }) => `${id} ${slug}`).sort(),
    );
  });

  it.each(pages)('have a search description and at least 4 questions of their own: $slug', (page) => {
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.questions.length).toBeGreaterThanOrEqual(4);
    const others = pages.filter((other) => other !== page).flatMap(({ questions }) => questions);
    for (const { question } of page.questions) expect(others.map((other) => other.question)).not.toContain(question);
  });
});
