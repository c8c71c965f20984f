/** A path of the contracts as nginx's map takes it: as it is, or as an expression when it has parameters. */
const pattern = (address) =>
  address.includes(':') ? `~^${address.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$` : address;

/**
 * The text of `nginx/api-services.conf`: which service answers a call. Expressions of a service come behind its paths, the queue page's
 * own files last.
 * @param facts of facts.mjs
 */
export function nginxServices({ calls, services, queuePage }) {
  const lines = services.flatMap(({ name, title }) => {
    const paths = Object.values(calls)
      .filter((call) => call.service === name && call.path.startsWith('/api/'))
      .map((call) => pattern(call.path));
    return ['', ...[...new Set(paths)].sort().map((each) => `${each} ${title};`)];
  });
  return [
    '# Which service answers a call: `path service`. Every other path below /api/ is answered with 404.',
    '# Written by scripts/architecture.mjs from packages/contracts.',
    ...lines,
    '',
    `~^${queuePage}(/.*)?$ svc-auth;`,
    '',
  ].join('\n');
}
