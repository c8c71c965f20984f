import { loadQueryLibrary, type RouteObject } from '@cleaning/ui/app';
import { StaticRouter } from '@cleaning/ui/server';
import { renderToString } from 'react-dom/server';
import { titleOf } from '../page/use-arrival';
import { loadScreen } from '../remote/load-screen';
import { Root } from '../root';
import { ROUTES } from '../routing/route-table';
import { documentOf, robots, sitemap } from './document';
import { DESCRIPTIONS, READS } from './pages';

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

/** The shell's chunk without which nothing is read. */
const READING = 'queries';

const pages = ROUTES.filter(({ remote }) => remote === 'public');

/** All files that are written ahead, by their name in the shell's dist. */
export async function renderSite({ routes, template, site, chunks }: RenderInput): Promise<Map<string, string>> {
  const source = { get: () => routes, forget: () => {} };
  const files = new Map<string, string>();
  // What is still on its way when a screen is written would be missing in it.
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
    const reads = READS[path] ?? [];
    const needed = new Set([
      ...[...FIRST_CHUNKS, chunk].flatMap((name) => chunks.remote[name] ?? []).map((file) => REMOTE + file),
      ...(reads.length > 0 ? (chunks.shell[READING] ?? []).map((file) => `/${file}`) : []),
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
      reads: [`${REMOTE}mf-manifest.json`, ...reads],
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
