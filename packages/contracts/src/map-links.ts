/** Path prefixes of the map services whose links are shown as links. Their other pages lead anywhere: google.com/url, for one. */
const MAPS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'www.google.com': ['/maps/'],
    'www.google.com.au': ['/maps/'],
    'google.com': ['/maps/'],
    'maps.google.com': ['/maps/'],
    'maps.google.com.au': ['/maps/'],
    'maps.app.goo.gl': ['/'],
    'goo.gl': ['/maps/'],
    'www.openstreetmap.org': ['/'],
    'openstreetmap.org': ['/'],
    'osm.org': ['/'],
    'maps.apple.com': ['/'],
    'maps.apple': ['/'],
    'www.bing.com': ['/maps/'],
  }),
);

/**
 * Nothing but the host between the scheme and the path: no name, no password, no port, and no character that browsers read as another.
 * So what is read here is what a browser goes to.
 */
const WRITTEN_OUT = /^https?:\/\/([a-z0-9.-]+)((?:\/[!"$->@-[\]-~]*)?)(?:[?#][!-[\]-~]*)?$/i;
/** `/../` and what browsers take for it lead out of the path that is read. */
const WAY_BACK = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether a text is the address of a place at a map service that we know, exactly as it reads. */
export function isMapLink(text: string): boolean {
  const [, host = '', path = ''] = WRITTEN_OUT.exec(text) ?? [];
  const prefixes = MAPS.get(host.toLowerCase()) ?? [];
  return !WAY_BACK.test(path) && prefixes.some((prefix) => `${path}/`.startsWith(prefix));
}

/** Schemes that browsers run or open, and whatever begins like an address of the web. */
const LOOKS_LIKE_A_LINK = /^(?:[\\/]{2}|[a-z][a-z0-9+.-]*:(?:[\\/]|\S)|(?:javascript|data|vbscript|blob|file):)/i;

/** A place as an admin writes it: a link to a map that we know, or words to look for on one. */
export const isPlace = (text: string): boolean => isMapLink(text) || !LOOKS_LIKE_A_LINK.test(text);
