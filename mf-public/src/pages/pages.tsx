import type { SiteData, SitePicturePlace } from '@cleaning/contracts';
import { createEditableTexts } from '@cleaning/ui/app';
import type { ReactElement } from 'react';
import { AreaMap } from '../areas/AreaMap';
import type { Area } from '../areas/area';
import { areas } from '../areas/areas';
import { areaTexts } from '../areas/texts';
import capacity from '../assets/about-us/capacity.svg';
import staff from '../assets/about-us/staff.svg';
import story from '../assets/about-us/story.svg';
import tools from '../assets/about-us/tools.svg';
import carpet from '../assets/services/carpet.svg';
import office from '../assets/services/office.svg';
import window from '../assets/services/window.svg';
import { careersQuestions } from '../careers/questions';
import { getCard } from '../service-page/card';
import { servicePages } from '../service-page/pages';
import type { ServicePage } from '../service-page/servicePage';
import { servicePage as serviceTexts } from '../service-page/texts';
import type { Question } from '../site/Questions';

/** Metadata of a page beside its title. Read when pages are written, never in a browser. */
export interface PageDetails {
  /** Meta description, for search engines and link previews: 50 to 160 characters. */
  readonly description: string;
  /** Preview picture: the address of a drawing, or the drawing. Default: the company's. */
  readonly picture?: string | ReactElement;
  /** Description of the picture. */
  readonly pictureText?: string;
  /** Place of the office's picture that replaces the drawing. */
  readonly place?: SitePicturePlace;
  readonly questions?: readonly Question[];
  /** Service that the page offers, with its area. */
  readonly offers?: { readonly name: string; readonly area?: string };
  /** The page above. */
  readonly parent?: { readonly path: string; readonly label: string };
  /** Words of a page of a template. */
  readonly own?: SiteData['own'];
}

/** Name of a path: `/services/details` is `services-details`. */
const getName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

const PAGES: Readonly<Record<string, PageDetails>> = {
  '/': {
    description:
      'Commercial and domestic cleaning in Adelaide, South Australia: offices, shops, windows, carpets and whole buildings.',
  },
  '/services': {
    description:
      'Building, retail, office, window, carpet and end-of-lease cleaning in Adelaide: what each includes, and how to get a quote.',
    picture: office,
    place: 'office-cleaning',
    pictureText: 'A cleaner wipes a desk in an office with a view of the city.',
  },
  '/services/details': {
    description:
      'What is included in each cleaning service in Adelaide: buildings, shops, offices, windows, carpets and end of lease.',
    picture: carpet,
    place: 'carpet-cleaning',
    pictureText: 'A carpet extractor leaves a bright lane on a carpet.',
  },
  '/areas': {
    description:
      'Cleaning in greater Adelaide by area: the city, the eastern, western, northern and southern suburbs, the coast, the port and the Adelaide Hills.',
  },
  '/careers': {
    description:
      'Cleaning work in Adelaide for sub-contractors: see the pay of each job first, choose your times, and get paid with a statement. Register with your ABN.',
    picture: staff,
    place: 'team',
    pictureText: 'Three cleaners in uniform with their equipment.',
    questions: careersQuestions,
    parent: { path: '/about-us', label: 'About us' },
  },
  '/products-and-equipments': {
    description:
      'Cleaning products, tools and machines for each kind of surface, from neutral floor cleaner to ride-on scrubber.',
    picture: tools,
    place: 'tools',
    pictureText: 'Shelves with cleaning products, and a scrubber ready for the night.',
  },
  '/about-us': {
    description: 'Commercial and domestic cleaning in Adelaide: our story, our focus, and modern tools and machinery.',
    picture: story,
    place: 'van',
    pictureText: 'A van on the road, with the city and the Adelaide Hills behind it.',
  },
  '/contact-us': {
    description: 'Address, telephone numbers and email of {company} in Adelaide, a map, and a form for your message.',
  },
  '/gallery': {
    description: 'Photos of the same places before and after cleaning, in and around Adelaide.',
    picture: window,
    place: 'window-cleaning',
    pictureText: 'A squeegee draws a clear lane on a soapy window.',
  },
  '/invoice': {
    description: 'A sample of a monthly tax invoice for cleaning: one page, every line explained.',
  },
  '/login': {
    description: 'Sub-contractors of {company} log in here to see their jobs, shifts and earnings.',
  },
  '/privacy': {
    description:
      'What {company} collects from visitors and sub-contractors, why, who sees it, how long it is kept, and your rights.',
  },
  '/quote': {
    description:
      'A written quote for cleaning in Adelaide: tell us the kind of place, its size and how often, in two short steps.',
    picture: capacity,
    place: 'capacity',
    pictureText: 'A clock between the city by night and by day.',
  },
  '/register': {
    description:
      'Clean with us in Adelaide: register as a sub-contractor with your details, bank account and documents.',
    picture: staff,
    place: 'team',
    pictureText: 'Three cleaners in uniform with their equipment.',
  },
};

const DESCRIPTIONS = createEditableTexts(
  'descriptions',
  Object.fromEntries(Object.entries(PAGES).map(([path, { description }]) => [getName(path), description])),
);

function describeServicePage(page: ServicePage): PageDetails {
  const { service, label } = getCard(page);
  return {
    own: { kind: 'service', words: page },
    description: page.description,
    questions: page.questions,
    picture: service.image,
    pictureText: service.picture,
    place: service.id,
    offers: { name: label },
    parent: { path: '/services', label: serviceTexts.services },
  };
}

function describeAreaPage(area: Area): PageDetails {
  return {
    own: { kind: 'area', words: area },
    description: area.description,
    questions: area.questions,
    picture: <AreaMap area={area} names={false} />,
    pictureText: areaTexts.map(area.name),
    offers: { name: areaTexts.title(area.name), area: area.name },
    parent: { path: '/areas', label: areaTexts.areas },
  };
}

/** Includes the words that the office has changed, so read it for each page that is written. */
export function pageDetails(path: string): PageDetails | undefined {
  const service = servicePages.find(({ slug }) => path === `/services/${slug}`);
  if (service) return describeServicePage(service);
  const area = areas.find(({ slug }) => path === `/areas/${slug}`);
  if (area) return describeAreaPage(area);
  const page = PAGES[path];
  return page && { ...page, description: DESCRIPTIONS[getName(path)] ?? page.description };
}
