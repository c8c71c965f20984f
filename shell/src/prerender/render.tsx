import { FIRST_COMPANY, isCompanyKnown, type SiteData, type SitePicturePlace } from '@cleaning/contracts';
import { editableTexts, loadQueryLibrary, type RouteObject, setSiteData } from '@cleaning/ui/app';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Root } from '../App';
import { buildTitleKey, formatTitle, getPageTitle } from '../page/title';
import { loadScreen, type RoutesSource, type ScreenHandle } from '../remote/routesSource';
import { listPages, type Page } from '../routing/pages';
import { buildShellRoutes } from '../routing/routes';
import { createWrittenRouter } from '../routing/writtenRouter';
import { COMPANY } from '../texts';
import { buildAppDocument, buildManifest, buildRobots, buildSitemap, formatDocument } from './document';
import { keepSafeLinks } from './safeLinks';
import { buildPageData, type PageFacts } from './structuredData';

/** The page that shows the gallery's collections. */
const GALLERY = '/gallery';

/** Metadata of a page from the public remote (mf-public/src/pages/pages.tsx). */
interface PageDetails extends Pick<PageFacts, 'description' | 'questions' | 'offers' | 'parent'> {
  readonly picture?: string | ReactElement;
  readonly pictureText?: string;
  /** Place of the office's picture that replaces the drawing. */
  readonly place?: SitePicturePlace;
  /** Words of a page of a template. */
  readonly own?: SiteData['own'];
}
const fillTemplate = (text: string) => text.replaceAll('{company}', COMPANY.name);

/** Content of the pages before the office has changed anything. */
export const FIRST_DATA: SiteData = { company: FIRST_COMPANY, texts: {}, pictures: {} };

export interface RenderInput {
  /** The public remote's routes, from the same build as this program. */
  routes: RouteObject[];
  /** Metadata of its pages. */
  pageDetails: (path: string) => PageDetails | undefined;
  template: string;
  site: string;
  data: SiteData;
  /** The chunks of the public remote: `{name: ['static/…']}`. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

const REMOTE = '/mf/public/';
/** Chunks that the federation runtime loads before any screen. */
const FIRST_CHUNKS = ['mf_public', '__federation_expose_routes'];

/** The pages that are written, of the public remote's routes. */
const listWrittenPages = (routes: readonly RouteObject[]): readonly Page[] =>
  listPages(routes).filter(({ handle }) => !handle.isUnlisted);

const getSource = (routes: RouteObject[]): RoutesSource => ({
  get: () => ({ default: routes }),
  isThere: async () => true,
});

/** Path of the picture in a page's link preview. */
const buildSharePicturePath = (path: string) => `/share/${path.slice(1).replaceAll('/', '-')}.jpg`;

/** Drawings of link previews by the paths of their pictures: the address of a file, or the drawing as SVG. */
export const sharePictures = (routes: RouteObject[], pageDetails: RenderInput['pageDetails']): Map<string, string> =>
  new Map(
    listWrittenPages(routes).flatMap(({ path }) => {
      const picture = pageDetails(path)?.picture;
      if (!picture) return [];
      return [[buildSharePicturePath(path), typeof picture === 'string' ? picture : renderToStaticMarkup(picture)]];
    }),
  );

const omitGallery = ({ gallery: _, ...data }: SiteData): SiteData => data;

/** One page as served. */
async function renderPage(
  { routes, pageDetails, template, site, chunks, data: all }: RenderInput,
  { path, handle }: Page,
): Promise<string> {
  const source = getSource(routes);
  const { audience, isOtherForAdmins, title } = handle;
  await loadScreen(source, path);
  // Set and read without awaiting in between, because another page may be rendered meanwhile.
  setSiteData(all);
  const details = pageDetails(path);
  if (!details) throw new Error(`${path} has no details in mf-public/src/pages/pages.tsx`);
  const data = { ...(path === GALLERY ? all : omitGallery(all)), own: details.own };
  setSiteData(data);
  const body = renderToString(<Root remotes={source} router={createWrittenRouter(buildShellRoutes(routes), path)} />);
  const description = fillTemplate(details.description);
  const { chunk } = handle as Page['handle'] & ScreenHandle;
  const needed = new Set([...FIRST_CHUNKS, chunk].flatMap((name) => chunks[name] ?? []).map((file) => REMOTE + file));
  const listNeeded = (ending: string) => [...needed].filter((file) => file.endsWith(ending));
  const picture = details.place && data.pictures[details.place];
  const page = {
    path,
    title: formatTitle(path, handle),
    description,
    structured: buildPageData(site, { path, title: getPageTitle(path, title), ...details, description }),
    picture: picture?.share
      ? { path: picture.share, text: picture.alt }
      : details.picture
        ? { path: buildSharePicturePath(path), text: details.pictureText ?? title }
        : undefined,
    body,
    asks: audience !== 'everybody' || isOtherForAdmins === true,
    scripts: listNeeded('.js'),
    styles: listNeeded('.css'),
    reads: [`${REMOTE}mf-manifest.json`],
  };
  return formatDocument(template, site, page, data);
}

/** The addresses of the pages that are written, in the order of the sitemap. */
export const pagePaths = (routes: RouteObject[]): string[] => listWrittenPages(routes).map(({ path }) => path);

/** The texts that the office can change, by their keys, as the pages have them. */
export async function listTexts(routes: RouteObject[]): Promise<ReadonlyMap<string, string | readonly string[]>> {
  const source = getSource(routes);
  for (const { path, handle } of listWrittenPages(routes)) {
    await loadScreen(source, path);
    editableTexts.set(buildTitleKey(path), handle.title);
  }
  return editableTexts;
}

/** One page, for a preview. @throws if the address has no page */
export async function renderOne(input: RenderInput, path: string): Promise<string> {
  const page = listWrittenPages(input.routes).find((written) => written.path === path);
  if (!page) throw new Error(`${path} is no page`);
  await loadQueryLibrary();
  return renderPage({ ...input, data: keepSafeLinks(input.data) }, page);
}

/** All written files by name. The sitemap is written after them, because it has the time of each page's last change. */
export async function renderSite(given: RenderInput): Promise<Map<string, string>> {
  const input = { ...given, data: keepSafeLinks(given.data) };
  const files = new Map<string, string>();
  // A screen that suspends would be written without its content.
  await loadQueryLibrary();
  for (const page of listWrittenPages(input.routes)) files.set(toFileName(page.path), await renderPage(input, page));
  const { template, site } = input;
  const data = omitGallery(input.data);
  setSiteData(data);
  files.set('app.html', buildAppDocument(template, data));
  files.set('manifest.webmanifest', buildManifest(data));
  files.set('robots.txt', buildRobots(site, isCompanyKnown(data.company)));
  return files;
}

/** The name of a page's file. */
export const toFileName = (path: string): string => `${path}/index.html`.replace(/^\/+/, '');

export { buildSitemap };
