/** Data of one page for search engines, beside the company's: https://schema.org. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  readonly offers?: { readonly name: string; readonly area?: string };
  readonly parent?: { readonly path: string; readonly label: string };
}

const CONTEXT = 'https://schema.org';

const buildBreadcrumb = (site: string, { path, title, parent }: PageFacts) => {
  if (!parent) return [];
  const steps = [{ path: '/', label: 'Home' }, parent, { path, label: title }];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: `${site}${step.path}`,
  }));
  return [{ '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement }];
};

const buildService = (site: string, { path, description, offers }: PageFacts) => {
  if (!offers) return [];
  const areaServed = offers.area
    ? { '@type': 'Place', name: `${offers.area}, South Australia` }
    : { '@type': 'City', name: 'Adelaide' };
  return [
    {
      '@context': CONTEXT,
      '@type': 'Service',
      name: offers.name,
      serviceType: offers.area ? 'Commercial cleaning' : offers.name,
      description,
      url: `${site}${path}`,
      areaServed,
      provider: { '@id': `${site}/#company` },
    },
  ];
};

const buildQuestions = ({ questions: all = [] }: PageFacts) => {
  if (all.length === 0) return [];
  const mainEntity = all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity }];
};

/** JSON-LD of a page, one object per item; empty for a page without any. */
export const buildPageData = (site: string, page: PageFacts): readonly object[] => [
  ...buildBreadcrumb(site, page),
  ...buildService(site, page),
  ...buildQuestions(page),
];
