/** A path of the contracts for nginx's map: unchanged, or a regular expression if it has parameters. */
const toMapPattern = (address) =>
  address.includes(':') ? `~^${address.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$` : address;

/**
 * The text of `nginx/api-services.conf`: which service answers a call. A service's expressions follow its paths; the queue page's
 * files are last.
 * @param facts of facts.mjs
 */
export function buildServices({ calls, services, queuePage }) {
  const lines = services.flatMap((name) => {
    const paths = Object.values(calls)
      .filter((call) => call.service === name && call.path.startsWith('/api/'))
      .map((call) => toMapPattern(call.path));
    return ['', ...[...new Set(paths)].sort().map((each) => `${each} svc-${name};`)];
  });
  return [
    '# Which service answers a call: `path service`. Every other path below /api/ is answered with 404.',
    '# Written by scripts/nginx-lists.mjs from packages/contracts.',
    ...lines,
    '',
    `~^${queuePage}(/.*)?$ svc-auth;`,
    '',
  ].join('\n');
}

/** Matches a page's path like the router: in any case, with or without a trailing slash. */
const toPagePattern = (address) =>
  address === '/' ? '^/$' : `^${address.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`;

/**
 * The text of `nginx/site-routes.conf`: the addresses that have a page. All others get the 404 page.
 * @param facts of facts.mjs
 */
export function buildSiteRoutes({ routes }) {
  const locations = routes.map(
    ({ path: address }) => `location ~* ${toPagePattern(address)} {\n  include site-page.conf;\n}\n`,
  );
  return [
    '# The addresses of the site that have a page.\n',
    '# Written by scripts/nginx-lists.mjs from mf-*/src/handles.ts.\n',
    ...locations,
  ].join('');
}

/** The limit of a file (10 MB), and the rest of its form. */
const MEGABYTES_PER_FILE = 11;

/**
 * The text of `nginx/api-uploads.conf`: the locations of calls with files, which may be larger than others and are passed on unbuffered.
 * @param facts of facts.mjs
 */
export function buildUploads({ calls, usualRate }) {
  const uploads = Object.values(calls)
    .filter((call) => call.bodyKind === 'files' && call.path.startsWith('/api/'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const locations = uploads.map(({ path: address, files, rate = usualRate }) => {
    const count = files.reduce((sum, { maxCount }) => sum + maxCount, 0);
    return `location = ${address} {
  client_max_body_size ${count * MEGABYTES_PER_FILE}m;
  limit_req zone=${rate.zone} burst=${rate.burst} nodelay;
  include api.conf;
  include upload.conf;
  proxy_pass http://$backend_address;
}
`;
  });
  return [
    '# Calls with files: how much they may send, and how often.\n',
    '# Written by scripts/nginx-lists.mjs from packages/contracts.\n',
    ...locations,
  ].join('');
}
