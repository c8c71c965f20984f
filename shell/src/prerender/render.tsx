import { getGallery } from '@cleaning/contracts';
import { loadQueryLibrary, matchPath, type RouteObject } from '@cleaning/ui/app';
import { StaticRouter } from '@cleaning/ui/server';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Root } from '../app';
import { titleOf } from '../page/title';
import { loadScreen } from '../remote/routesSource';
import { ROUTES } from '../routing/routeTable';
import { documentOf, robots, sitemap } from './document';
import { type PageFacts, pageData } from './structuredData';

/** Pages that make calls, each with those that it makes as soon as its script runs: their answers load beside the script. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/gallery': [getGallery.path],
  '/login': [],
  '/quote': [],
  '/register': [],
};

/** What the public remote says of a page (mf-public/src/pages/pages.tsx). */
interface PageDetails extends Pick<PageFacts, 'description' | 'questions' | 'offers' | 'parent'> {
  readonly picture?: string | ReactElement;
  readonly pictureText?: string;
}

export interface RenderInput {
  /** The public remote's routes, from the same build as this program. */
  routes: RouteObject[];
  /** What the heads of its pages say. */
  pageDetails: (path: string) => PageDetails | undefined;
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

/** Where the picture of a page's link preview lies. */
const sharePicture = (path: string) => `/share/${path.slice(1).replaceAll('/', '-')}.jpg`;

/** The drawings of link previews by where their pictures lie: the address of a file, or the drawing as SVG. */
export const sharePictures = (pageDetails: RenderInput['pageDetails']): Map<string, string> =>
  new Map(
    pages.flatMap(({ path }) => {
      const picture = pageDetails(path)?.picture;
      if (!picture) return [];
      return [[sharePicture(path), typeof picture === 'string' ? picture : renderToStaticMarkup(picture)]];
    }),
  );

/** All prerendered files, by their name in the shell's dist. */
export async function renderSite({
  routes,
  pageDetails,
  template,
  site,
  chunks,
}: RenderInput): Promise<Map<string, string>> {
  const source = { get: () => routes, isThere: async () => true };
  const files = new Map<string, string>();
  // A screen that waits for something would be written without it.
  await loadQueryLibrary();
  for (const route of pages) {
    const { path, audience, remoteForAdmins } = route;
    const details = pageDetails(path);
    if (!details) throw new Error(`${path} has no details in mf-public/src/pages/pages.tsx`);
    await loadScreen(source, route, path);
    const body = renderToString(
      <Root routes={source} router={(app) => <StaticRouter location={path}>{app}</StaticRouter>} />,
    );
    const chunk = routes.find((screen) => screen.path && matchPath({ path: screen.path, end: true }, path))?.handle
      .chunk as string;
    const calls = CALLS[path];
    const needed = new Set([
      ...[...FIRST_CHUNKS, chunk].flatMap((name) => chunks.remote[name] ?? []).map((file) => REMOTE + file),
      ...(calls ? (chunks.shell[QUERY_LIBRARY] ?? []).map((file) => `/${file}`) : []),
    ]);
    const named = (ending: string) => [...needed].filter((file) => file.endsWith(ending));
    const page = documentOf(template, site, {
      path,
      title: titleOf(path),
      description: details.description,
      structured: pageData(site, { path, title: route.title, ...details }),
      picture: details.picture ? { path: sharePicture(path), text: details.pictureText ?? route.title } : undefined,
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
