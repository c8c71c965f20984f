import { FIRST_COMPANY } from '@cleaning/contracts';
import { setSiteData } from '@cleaning/ui/app';
import { AREA_NAMES } from './areaNames';
import { areas } from './areas';
import { buildProjection, getLabels, HEIGHT, WIDTH } from './mapView';

beforeAll(() => setSiteData({ company: FIRST_COMPANY, texts: {}, pictures: {} }));

describe('area map', () => {
  it.each(areas)('shows every suburb of $slug inside the map and at least 5 names', ({ suburbs }) => {
    const project = buildProjection(suburbs);
    for (const { x, y } of suburbs.map(project)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
    expect(getLabels(suburbs, project).length).toBeGreaterThanOrEqual(Math.min(5, suburbs.length));
  });

  it('puts north above south and west left of east', () => {
    const project = buildProjection([
      { south: 34.8, east: 138.5 },
      { south: 35.0, east: 138.7 },
    ]);
    const northWest = project({ south: 34.8, east: 138.5 });
    const southEast = project({ south: 35.0, east: 138.7 });
    expect(northWest.y).toBeLessThan(southEast.y);
    expect(northWest.x).toBeLessThan(southEast.x);
  });

  it('leaves out a name that would cover another', () => {
    const twin = { postcode: '5000', south: 34.9, east: 138.6 };
    const suburbs = ['One', 'Two', 'Three'].map((name) => ({ ...twin, name }));
    expect(getLabels(suburbs, buildProjection(suburbs)).map(({ name, anchor }) => [name, anchor])).toEqual([
      ['One', 'start'],
      ['Two', 'end'],
    ]);
  });
});

describe('areas', () => {
  it('have the same order in the links and in the list', () => {
    expect(AREA_NAMES.map(({ slug }) => slug)).toEqual(areas.map(({ slug }) => slug));
  });

  it.each(areas)('have a search description, SA postcodes and 3 questions: $slug', (area) => {
    expect(area.description.length).toBeGreaterThanOrEqual(50);
    expect(area.description.length).toBeLessThanOrEqual(160);
    for (const { name, postcode } of area.suburbs)
      expect([name, postcode]).toEqual([name, expect.stringMatching(/^5\d{3}$/)]);
    expect(new Set(area.questions.map(({ question }) => question)).size).toBeGreaterThanOrEqual(3);
  });

  it('share no text', () => {
    const sentences = areas.flatMap(({ lead, about, places, questions }) => [
      lead,
      ...about,
      ...places.map(({ text }) => text),
      ...questions.map(({ answer }) => answer),
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
