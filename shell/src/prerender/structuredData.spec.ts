import { buildPageData } from './structuredData';

const SITE = 'https://www.example.com';
const page = { path: '/areas/north', title: 'Cleaning in the north', description: 'What we clean in the north.' };

describe('buildPageData', () => {
  it('returns nothing for a page without questions, offer or parent page', () => {
    expect(buildPageData(SITE, page)).toEqual([]);
  });

  it('lists the breadcrumb from the home page', () => {
    const [way] = buildPageData(SITE, { ...page, parent: { path: '/areas', label: 'Areas' } });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${SITE}/` },
        { position: 2, name: 'Areas', item: `${SITE}/areas` },
        { position: 3, name: 'Cleaning in the north', item: `${SITE}/areas/north` },
      ],
    });
  });

  it('names the company as provider of a service and the area served', () => {
    expect(buildPageData(SITE, { ...page, offers: { name: 'Window cleaning' } })).toMatchObject([
      {
        '@type': 'Service',
        name: 'Window cleaning',
        provider: { '@id': `${SITE}/#company` },
        areaServed: { name: 'Adelaide' },
      },
    ]);
    expect(buildPageData(SITE, { ...page, offers: { name: 'Cleaning', area: 'the north' } })).toMatchObject([
      { areaServed: { '@type': 'Place', name: 'the north, South Australia' }, serviceType: 'Commercial cleaning' },
    ]);
  });

  it('lists each question with its answer as text', () => {
    const [all] = buildPageData(SITE, { ...page, questions: [{ question: 'How often?', answer: 'Weekly.' }] });
    expect(all).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How often?', acceptedAnswer: { '@type': 'Answer', text: 'Weekly.' } }],
    });
  });
});
