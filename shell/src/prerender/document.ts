import { COMPANY } from '../texts';

export interface PageDocument {
  path: string;
  title: string;
  description: string;
  /** The screen's HTML. */
  body: string;
  /** Some people see another screen at this address: the page stays hidden until the session is known. */
  asks: boolean;
  /** Addresses of this page's code, to preload. */
  scripts: readonly string[];
  styles: readonly string[];
  /** What search engines read beside the company. */
  structured: readonly object[];
  /** Of link previews; undefined where it is that of the company. */
  picture: { path: string; text: string } | undefined;
  /** What the script reads at once, JSON. */
  reads: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON for a script element, without the character that could end the element. */
const scriptData = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? key : `${key}="${escaped(value)}"`))
    .join(' ')}>`;
const link = (attributes: Readonly<Record<string, string>>) => tag('link', attributes);
/**
 * Preloaded at low priority: the page can be read without it, so it does not compete with styles and pictures.
 */
const ahead = (as: string, href: string, more: Readonly<Record<string, string>> = {}) =>
  link({ rel: 'preload', as, href, fetchpriority: 'low', ...more });
const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });

/** The company as search engines read it: https://schema.org/LocalBusiness. */
export const businessData = (site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${site}/#company`,
  name: COMPANY.name,
  description: 'Commercial and domestic cleaning in Adelaide, South Australia.',
  url: `${site}/`,
  image: `${site}${SHARE_PICTURE}`,
  telephone: COMPANY.phoneLink.replace('tel:', ''),
  email: COMPANY.email,
  foundingDate: '2015',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Wattle Lane',
    addressLocality: 'Adelaide',
    addressRegion: 'SA',
    postalCode: '5000',
    addressCountry: 'AU',
  },
  areaServed: { '@type': 'City', name: 'Adelaide' },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  },
});

/** Shown where somebody shares a link; 1200 × 630. */
const SHARE_PICTURE = '/share.jpg';

/**
 * One page as a file: the screen's HTML and its own head.
 * @param template the shell's page for addresses that are not prerendered
 * @param site `https://…` without a slash at its end
 */
export function documentOf(template: string, site: string, page: PageDocument): string {
  const address = `${site}${page.path}`;
  const head = [
    `<title>${escaped(page.title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    link({ rel: 'canonical', href: address }),
    property('type', 'website'),
    property('site_name', COMPANY.name),
    property('locale', 'en_AU'),
    property('title', page.title),
    property('description', page.description),
    property('url', address),
    property('image', `${site}${page.picture?.path ?? SHARE_PICTURE}`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', page.picture?.text ?? `${COMPANY.name}, ${COMPANY.place}`),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...page.reads.map((href) => ahead('fetch', href, { crossorigin: 'anonymous' })),
    ...page.scripts.map((href) => ahead('script', href)),
    ...[businessData(site), ...page.structured].map(
      (data) => `<script type="application/ld+json">${scriptData(data)}</script>`,
    ),
  ].join('');
  const styles = page.styles.map((href) => link({ rel: 'stylesheet', href })).join('');
  const root = tag('div', { id: 'root', 'data-address': page.path, ...(page.asks ? { 'data-asks': '' } : {}) });
  return (
    template
      .replace(PLACE_OF_HEAD, () => head)
      // After the shell's own styles, as in the browser.
      .replace('</head>', () => `${styles}</head>`)
      .replace(PLACE_OF_ROOT, () => `${root}${page.body}</div>`)
      .replace(NO_SCRIPT, '')
  );
}

/** The parts of the template that are replaced. */
const PLACE_OF_HEAD = /<title>.*?<\/title>\s*<meta name="robots"[^>]*>/s;
const PLACE_OF_ROOT = '<div id="root"></div>';
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;

export const sitemap = (site: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `  <url><loc>${escaped(site + path)}</loc></url>\n`)
    .join('')}</urlset>\n`;

export const robots = (site: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${site}/sitemap.xml\n`;
