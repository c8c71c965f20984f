import { colourStyles, FIRST_COLOUR, isCompanyKnown, type SiteData } from '@cleaning/contracts';
import { telephoneLink } from '@cleaning/ui/app';
import { SITE_DATA_ID } from '@cleaning/ui/server';
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
  /** What search engines read beside the company. */
  structured: readonly object[];
  /** Of link previews; undefined where it is that of the company. */
  picture: { path: string; text: string } | undefined;
  /** What the script reads at once, JSON. */
  reads: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON for a script element, without the character that could end the element. */
const scriptData = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeHtml(value)}"`))
    .join(' ')}>`;
const link = (attributes: Readonly<Record<string, string>>) => tag('link', attributes);
const ahead = (as: string, href: string, more: Readonly<Record<string, string>> = {}) =>
  link({ rel: 'preload', as, href, ...more });
const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The company as search engines read it: https://schema.org/LocalBusiness. What the office has left empty is not in it. */
export function businessData(site: string, { company, pictures }: SiteData) {
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
    image: `${site}${companyPicture(pictures)}`,
    ...(pictures.logo && { logo: `${site}${pictures.logo.path}` }),
    telephone: telephoneLink(company.telephone).replace('tel:', ''),
    email: company.email,
    ...(founded && { foundingDate: String(founded) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.place || company.city,
      addressRegion: company.state,
      postalCode: company.postal_code,
      addressCountry: 'AU',
    },
    ...(map && { geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude } }),
    areaServed: { '@type': 'City', name: company.city },
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => DAY_NAMES[day - 1]),
        opens,
        closes,
      })),
    }),
    ...(pages.length > 0 && { sameAs: pages }),
  };
}

/** Shown where somebody shares a link; 1200 × 630. */
const SHARE_PICTURE = '/share.jpg';

/** The company's picture for link previews: its own first slide or team, or the drawing. */
const companyPicture = (pictures: SiteData['pictures']): string =>
  pictures['slide-1']?.share ?? pictures.team?.share ?? SHARE_PICTURE;

/** The page with the data that its script reads, the time zone of its times, and the company's colour where it is another one than the design's. */
function withData(template: string, data: SiteData): string {
  const { colour } = data.company;
  const icons = data.pictures.logo?.icons;
  const colours = colour === FIRST_COLOUR ? '' : `<style>${colourStyles(colour)}</style>`;
  const zone = data.time_zone ? ` data-time-zone="${escapeHtml(data.time_zone)}"` : '';
  return (
    icons
      ? template
          .replace(FAVICON, () => link({ rel: 'icon', href: icons['any-192'] ?? '', type: 'image/png' }))
          .replace(TOUCH_ICON, () => icons['touch-180'] ?? TOUCH_ICON)
      : template
  )
    .replace(PLACE_OF_DATA, () => `${PLACE_OF_DATA.replace('</script>', '')}${scriptData(data)}</script>`)
    .replace('</head>', () => `${colours}</head>`)
    .replace('<html', () => `<html${zone}`);
}

/** The page for addresses that are not written ahead. */
export function appDocument(template: string, data: SiteData): string {
  const { name, place, phone } = COMPANY;
  const words = `${name}, ${place}, ${phone}. ${TEXTS.needsScript}`;
  return withData(template, data)
    .replace(FONT, '')
    .replace(EMPTY_TITLE, () => `<title>${escapeHtml(name)}</title>`)
    .replace(NO_SCRIPT, () => `<noscript><p>${escapeHtml(words)} <a href="/">${TEXTS.homePage}</a></p></noscript>`);
}

/**
 * One page as a file: the screen's HTML and its own head.
 * @param template the shell's page
 * @param site `https://…` without a slash at its end
 */
export function formatDocument(template: string, site: string, page: PageDocument, data: SiteData): string {
  const address = `${site}${page.path}`;
  const isKnown = isCompanyKnown(data.company);
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    link({ rel: 'canonical', href: address }),
    property('type', 'website'),
    property('site_name', COMPANY.name),
    property('locale', 'en_AU'),
    property('title', page.title),
    property('description', page.description),
    property('url', address),
    property('image', `${site}${page.picture?.path ?? companyPicture(data.pictures)}`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', page.picture?.text ?? `${COMPANY.name}, ${COMPANY.place}`),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // Nothing is published of a company that nobody has entered.
    ...(isKnown ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...[...(isKnown ? [businessData(site, data)] : []), ...page.structured].map(
      (facts) => `<script type="application/ld+json">${scriptData(facts)}</script>`,
    ),
  ].join('');
  // The page is complete without it: beforeScript.js puts it into the page once that is painted.
  const script = [
    ...page.reads.map((href) => ahead('fetch', href, { crossorigin: 'anonymous' })),
    ...page.scripts.map((href) => ahead('script', href)),
    ...(template.match(SCRIPTS) ?? []),
  ].join('');
  const styles = page.styles.map((href) => link({ rel: 'stylesheet', href })).join('');
  const root = tag('div', { id: 'root', 'data-address': page.path, ...(page.asks ? { 'data-asks': '' } : {}) });
  return (
    withData(template, data)
      .replace(SCRIPTS, '')
      .replace(BEFORE_WORK, '')
      .replace(PLACE_OF_HEAD, () => `${head}<template id="page-script">${script}</template>`)
      // After the shell's own styles, as in the browser.
      .replace('</head>', () => `${styles}</head>`)
      .replace(PLACE_OF_ROOT, () => `${root}${page.body}</div>${isKnown ? '' : UNKNOWN}`)
      .replace(NO_SCRIPT, '')
  );
}

/** Above a page while nobody has said who the company is; behind it in the document, whose first link skips to the content. */
const UNKNOWN = `<aside class="shell-unknown" aria-label="${UNKNOWN_COMPANY.title}">${UNKNOWN_COMPANY.text} <a href="/admin/company">${UNKNOWN_COMPANY.enter}</a></aside>`;

/** The parts of the template that are replaced. */
const PLACE_OF_HEAD = /<title>.*?<\/title>\s*<meta name="robots"[^>]*>/s;
const SCRIPTS = /<script defer.*?<\/script>/g;
const BEFORE_WORK = /<script id="before-work".*?<\/script>/;
/** Its address is that of beforeWork.js too, which asks for it where the line is free. */
const FONT = /<link rel="preload" as="font"[^>]*>/;
const PLACE_OF_ROOT = '<div id="root"></div>';
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;
const FAVICON = /<link rel="icon"[^>]*>/;
const TOUCH_ICON = '/icons/touch-180.png';
const EMPTY_TITLE = '<title></title>';
const PLACE_OF_DATA = `<script type="application/json" id="${SITE_DATA_ID}"></script>`;

/** @param changed the day on which a page was last another one, YYYY-MM-DD */
export const sitemap = (
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

/** @param isKnown whether somebody has said who the company is: before, search engines are to read nothing */
export const robots = (site: string, isKnown: boolean): string =>
  `User-agent: *\n${isKnown ? 'Disallow: /api/\nDisallow: /admin' : 'Disallow: /'}\n\nSitemap: ${site}/sitemap.xml\n`;

const ICONS = [
  { name: 'any-192', size: 192, purpose: 'any' },
  { name: 'any-512', size: 512, purpose: 'any' },
  { name: 'maskable-192', size: 192, purpose: 'maskable' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** What a phone needs to install the work area as an app. */
export const manifest = ({ company, pictures }: SiteData): string =>
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
