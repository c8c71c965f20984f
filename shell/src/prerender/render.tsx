import { getGallery } from '@cleaning/contracts';
import { loadQueryLibrary, type RouteObject } from '@cleaning/ui/app';
import { StaticRouter } from '@cleaning/ui/server';
import { renderToString } from 'react-dom/server';
import { Root } from '../app';
import { titleOf } from '../page/title';
import { loadScreen } from '../remote/routesSource';
import { ROUTES } from '../routing/routeTable';
import { documentOf, robots, sitemap } from './document';

/** What search engines and link previews say about each page that is written at build; at most 160 characters. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Commercial and domestic cleaning in Adelaide, South Australia: offices, shops, windows, carpets and whole buildings, 24 hours a day, 365 days a year.',
  '/services':
    'Building, retail, office, window, carpet and end-of-lease cleaning in Adelaide: six kinds of cleaning, each with its own trained team.',
  '/services/details':
    'What is included in each of our cleaning services in Adelaide, how we work, and what you will notice the next morning.',
  '/products-and-equipments':
    'The cleaning products and the thirteen tools and machines that our vans carry, from neutral floor cleaner to ride-on scrubber.',
  '/about-us':
    'An Adelaide cleaning company since 2015: our story, our professional staff, modern tools and machinery, and 24x365 capacity.',
  '/contact-us':
    'Address, telephone numbers and e-mail of Gumleaf Commercial Cleaning in Adelaide, a map, and a form for your message.',
  '/gallery': 'Photos of the same places before and after a visit of our cleaning team in Adelaide.',
  '/invoice': 'A sample of the tax invoice that our customers get each month: one page, every line explained.',
  '/login': 'Sub-contractors of Gumleaf Commercial Cleaning log in here to see their jobs, shifts and earnings.',
  '/privacy':
    'What Gumleaf Commercial Cleaning collects from visitors and sub-contractors, why, who sees it, how long it is kept, and your rights.',
  '/quote':
    'A fixed written quote for cleaning in Adelaide within two working days: tell us the kind of place, its size and how often.',
  '/register': 'Clean with us in Adelaide: register as a sub-contractor with your details, bank account and documents.',
};

/** Pages that make calls, each with those that it makes as soon as its script runs: their answers load beside the script. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/gallery': [getGallery.path],
  '/login': [],
  '/quote': [],
  '/register': [],
};

export interface RenderInput {
  /** The public remote's routes, from the same build as this program. */
  routes: RouteObject[];
  template: string;
  site: string;
  /** The chunks of the shell and of the public remote: `{name: ['static/…']}`. */
  chunks: { shell: Chunks; remote: Chunks };
}

type Chunks = Readonly<Record<string, readonly string[]>>;

const REMOTE = '/mf/public/';
/** What the federation runtime loads before any screen. */
const FIRST_CHUNKS = ['mf_public', '__federation_expose_routes'];

/** The shell's chunk without which no call is made. */
const QUERY_LIBRARY = 'queries';

const pages = ROUTES.filter(({ remote, unlisted }) => remote === 'public' && !unlisted);

/** All prerendered files, by their name in the shell's dist. */
export async function renderSite({ routes, template, site, chunks }: RenderInput): Promise<Map<string, string>> {
  const source = { get: () => routes, isThere: async () => true };
  const files = new Map<string, string>();
  // A screen that waits for something would be written without it.
  await loadQueryLibrary();
  for (const route of pages) {
    const { path, audience, remoteForAdmins } = route;
    const description = DESCRIPTIONS[path];
    if (!description) throw new Error(`${path} has no description`);
    await loadScreen(source, route, path);
    const body = renderToString(
      <Root routes={source} router={(app) => <StaticRouter location={path}>{app}</StaticRouter>} />,
    );
    const chunk = routes.find((screen) => screen.path === path)?.handle.chunk as string;
    const calls = CALLS[path];
    const needed = new Set([
      ...[...FIRST_CHUNKS, chunk].flatMap((name) => chunks.remote[name] ?? []).map((file) => REMOTE + file),
      ...(calls ? (chunks.shell[QUERY_LIBRARY] ?? []).map((file) => `/${file}`) : []),
    ]);
    const named = (ending: string) => [...needed].filter((file) => file.endsWith(ending));
    const page = documentOf(template, site, {
      path,
      title: titleOf(path),
      description,
      body,
      asks: audience !== 'everybody' || remoteForAdmins !== undefined,
      scripts: named('.js'),
      styles: named('.css'),
      reads: [`${REMOTE}mf-manifest.json`, ...(calls ?? [])],
    });
    files.set(`${path}/index.html`.replace(/^\/+/, ''), page);
  }
  files.set(
    'sitemap.xml',
    sitemap(
      site,
      pages.map(({ path }) => path),
    ),
  );
  files.set('robots.txt', robots(site));
  return files;
}
