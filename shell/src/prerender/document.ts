import { buildColourStyles, FIRST_COLOUR, isCompanyKnown, type SiteData } from '@cleaning/contracts';
import { buildTelephoneLink } from '@cleaning/ui/app';
import { SITE_DATA_ID } from '@cleaning/ui/server';
import { HEADER_ID } from '../navigation/headerId';
import { COMPANY, TEXTS } from '../texts';
import { UNKNOWN_COMPANY } from './texts';

export interface PageDocument {
  path: string;
  title: string;
  description: string;
  /** The screen's HTML. */
  body: string;
  /** Some people see another screen at this address: the page stays hidden until the session is known. */
  asks: boolean;
  /** Addresses of this page's code. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Structured data for search engines, beside the company's. */
  structured: readonly object[];
  /** Picture of link previews; undefined: the company's. */
  picture: { path: string; text: string } | undefined;
  /** Paths that the script reads first, JSON. */
  reads: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON for a script element, without the character that could end the element. */
const toScriptData = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const renderTag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeHtml(value)}"`))
    .join(' ')}>`;
const renderLink = (attributes: Readonly<Record<string, string>>) => renderTag('link', attributes);
const renderPreload = (as: string, href: string, more: Readonly<Record<string, string>> = {}) =>
  renderLink({ rel: 'preload', as, href, ...more });
const renderProperty = (name: string, content: string) => renderTag('meta', { property: `og:${name}`, content });

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The company for search engines: https://schema.org/LocalBusiness. Omits what the office has left empty. */
export function buildBusinessData(site: string, { company, pictures }: SiteData) {
  const { map, hours, founded } = company;
  const pages = company.social;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${site}/#company`,
    name: company.name,
    legalName: company.legal_name,
    taxID: company.abn,
    description: `Commercial and domestic cleaning in ${company.city}.`,
    url: `${site}/`,
    image: `${site}${getCompanyPicture(pictures)}`,
    logo: pictures.logo ? `${site}${pictures.logo.path}` : undefined,
    telephone: buildTelephoneLink(company.telephone).replace('tel:', ''),
    email: company.email,
    foundingDate: founded ? String(founded) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.place || company.city,
      addressRegion: company.state,
      postalCode: company.postal_code,
      addressCountry: 'AU',
    },
    geo: map ? { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude } : undefined,
    areaServed: { '@type': 'City', name: company.city },
    openingHoursSpecification:
      hours.length > 0
        ? hours.map(({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map((day) => DAY_NAMES[day - 1]),
            opens,
            closes,
          }))
        : undefined,
    sameAs: pages.length > 0 ? pages : undefined,
  };
}

/** Shown where a link is shared; 1200 × 630 px. */
const SHARE_PICTURE = '/share.jpg';

/** The company's picture for link previews: its own first slide or team, or the drawing. */
const getCompanyPicture = (pictures: SiteData['pictures']): string =>
  pictures['slide-1']?.share ?? pictures.team?.share ?? SHARE_PICTURE;

/**
 * Adds the data that the page's script reads, the time zone of its times, and the company's colour if it isn't the
 * default.
 */
function insertData(template: string, data: SiteData): string {
  const { colour } = data.company;
  const icons = data.pictures.logo?.icons;
  const colours = colour === FIRST_COLOUR ? '' : `<style>${buildColourStyles(colour)}</style>`;
  const zone = data.time_zone ? ` data-time-zone="${escapeHtml(data.time_zone)}"` : '';
  return (
    icons
      ? template
          .replace(FAVICON, () => renderLink({ rel: 'icon', href: icons['any-192'] ?? '', type: 'image/png' }))
          .replace(TOUCH_ICON, () => icons['touch-180'] ?? TOUCH_ICON)
      : template
  )
    .replace(DATA_ELEMENT, () => `${DATA_ELEMENT.replace('</script>', '')}${toScriptData(data)}</script>`)
    .replace('</head>', () => `${colours}</head>`)
    .replace('<html', () => `<html${zone}`);
}

/** Page for addresses that aren't prerendered. */
export function buildAppDocument(template: string, data: SiteData): string {
  const { name, place, phone } = COMPANY;
  const words = `${name}, ${place}, ${phone}. ${TEXTS.needsScript}`;
  return insertData(template, data)
    .replace(FONT, '')
    .replace(EMPTY_TITLE, () => `<title>${escapeHtml(name)}</title>`)
    .replace(NO_SCRIPT, () => `<noscript><p>${escapeHtml(words)} <a href="/">${TEXTS.homePage}</a></p></noscript>`);
}

/**
 * One page as a file: the screen's HTML and its own head.
 * @param template the shell's page
 * @param site `https://…` without a trailing slash
 */
export function formatDocument(template: string, site: string, page: PageDocument, data: SiteData): string {
  const address = `${site}${page.path}`;
  const isKnown = isCompanyKnown(data.company);
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    // A page that arrives in parts is painted once its header is complete, because the header would move the content
    // below.
    renderLink({ rel: 'expect', href: `#${HEADER_ID}`, blocking: 'render' }),
    renderTag('meta', { name: 'description', content: page.description }),
    renderLink({ rel: 'canonical', href: address }),
    renderProperty('type', 'website'),
    renderProperty('site_name', COMPANY.name),
    renderProperty('locale', 'en_AU'),
    renderProperty('title', page.title),
    renderProperty('description', page.description),
    renderProperty('url', address),
    renderProperty('image', `${site}${page.picture?.path ?? getCompanyPicture(data.pictures)}`),
    renderProperty('image:width', '1200'),
    renderProperty('image:height', '630'),
    renderProperty('image:alt', page.picture?.text ?? `${COMPANY.name}, ${COMPANY.place}`),
    renderTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // Nothing is published about a company without details.
    ...(isKnown ? [] : [renderTag('meta', { name: 'robots', content: 'noindex' })]),
    ...[...(isKnown ? [buildBusinessData(site, data)] : []), ...page.structured].map(
      (facts) => `<script type="application/ld+json">${toScriptData(facts)}</script>`,
    ),
  ].join('');
  // The page is complete without it: beforeScript.js inserts it after the first paint.
  const script = [
    ...page.reads.map((href) => renderPreload('fetch', href, { crossorigin: 'anonymous' })),
    ...page.scripts.map((href) => renderPreload('script', href)),
    ...(template.match(SCRIPTS) ?? []),
  ].join('');
  const styles = page.styles.map((href) => renderLink({ rel: 'stylesheet', href })).join('');
  const root = renderTag('div', { id: 'root', 'data-address': page.path, ...(page.asks ? { 'data-asks': '' } : {}) });
  return (
    insertData(template, data)
      .replace(SCRIPTS, '')
      .replace(BEFORE_WORK, '')
      .replace(HEAD_PATTERN, () => `${head}<template id="page-script">${script}</template>`)
      // After the shell's own styles, as in the browser.
      .replace('</head>', () => `${styles}</head>`)
      .replace(ROOT_ELEMENT, () => `${root}${page.body}</div>${isKnown ? '' : UNKNOWN}`)
      .replace(NO_SCRIPT, '')
  );
}

/**
 * Shown above a page while no company details are entered. Last in the document, whose first link skips to the content.
 */
const UNKNOWN = `<aside class="shell-unknown" aria-label="${UNKNOWN_COMPANY.title}">${UNKNOWN_COMPANY.text} <a href="/admin/company">${UNKNOWN_COMPANY.enter}</a></aside>`;

/** The parts of the template that are replaced. */
const HEAD_PATTERN = /<title>.*?<\/title>\s*<meta name="robots"[^>]*>/s;
const SCRIPTS = /<script defer.*?<\/script>/g;
const BEFORE_WORK = /<script id="before-work".*?<\/script>/;
/** beforeWork.js has the same address and requests it when the connection is free. */
const FONT = /<link rel="preload" as="font"[^>]*>/;
const ROOT_ELEMENT = '<div id="root"></div>';
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;
const FAVICON = /<link rel="icon"[^>]*>/;
const TOUCH_ICON = '/icons/touch-180.png';
const EMPTY_TITLE = '<title></title>';
const DATA_ELEMENT = `<script type="application/json" id="${SITE_DATA_ID}"></script>`;

/** @param changed day of a page's last change, YYYY-MM-DD */
export const buildSitemap = (
  site: string,
  paths: readonly string[],
  changed: (path: string) => string | undefined,
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => {
      const day = changed(path);
      return `  <url><loc>${escapeHtml(site + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
    })
    .join('')}</urlset>\n`;

/** @param isKnown whether company details are entered: until then, search engines may read nothing */
export const buildRobots = (site: string, isKnown: boolean): string =>
  `User-agent: *\n${isKnown ? 'Disallow: /api/\nDisallow: /admin' : 'Disallow: /'}\n\nSitemap: ${site}/sitemap.xml\n`;

const ICONS = [
  { name: 'any-192', size: 192, purpose: 'any' },
  { name: 'any-512', size: 512, purpose: 'any' },
  { name: 'maskable-192', size: 192, purpose: 'maskable' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** Web app manifest, which a phone needs to install the work area as an app. */
export const buildManifest = ({ company, pictures }: SiteData): string =>
  JSON.stringify({
    id: '/my-jobs',
    name: company.name,
    short_name: company.short_name,
    description: `Jobs, work and earnings of ${company.short_name}'s sub-contractors.`,
    lang: 'en-AU',
    start_url: '/my-jobs',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f8fc',
    theme_color: company.colour,
    icons: ICONS.map(({ name, size, purpose }) => ({
      src: pictures.logo?.icons?.[name] ?? `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: 'My Jobs', url: '/my-jobs' },
      { name: 'Dashboard', url: '/dashboard' },
    ],
  });
