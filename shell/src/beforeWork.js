// For the app's page only. A sub-contractor in a car park has a slow connection, so this requests the files of the
// first page in parallel. Otherwise each file is only discovered once the previous one has loaded.
const FIRST_PAGES = ['/my-jobs', '/dashboard'];
/** Without the frame: the page's script requests it, and Start doesn't wait for it. */
const SHELL_CHUNKS = ['router', 'zod', 'session', 'queries', 'focus'];
const CONTRACTOR_CHUNKS = ['mf_contractor', '__federation_expose_routes'];

/** The `as` of a file's link, by file ending. */
const KINDS = { css: 'style', json: 'fetch', woff2: 'font' };

function preload(href) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = KINDS[href.split('.').pop()] ?? 'script';
  if (link.as === 'fetch' || link.as === 'font') link.crossOrigin = 'anonymous';
  // After the page's own script.
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

async function preloadChunks(base, names) {
  const chunks = await (await fetch(`${base}chunks.json`)).json();
  for (const file of new Set(names.flatMap((name) => chunks[name] ?? []))) preload(base + file);
}

const token = localStorage.getItem('access_token');
const isFirstPage = FIRST_PAGES.includes(location.pathname) && token;
// On a first visit the connection is reserved for what the page needs: the font loads when the page shows text.
if (!isFirstPage || navigator.serviceWorker?.controller) preload(document.currentScript.dataset.font);
if (isFirstPage) {
  // The page's script requests failed files again, and reports errors.
  const ignore = () => {};
  preload('/mf/contractor/mf-manifest.json');
  preloadChunks('/', SHELL_CHUNKS).catch(ignore);
  preloadChunks('/mf/contractor/', CONTRACTOR_CHUNKS).catch(ignore);
  const authorization = `Bearer ${token}`;
  const read = (path) => {
    const answer = fetch(path, { headers: { authorization } });
    answer.catch(ignore);
    return { authorization, sentAt: performance.now(), answer };
  };
  // Used by packages/ui/src/app/earlyReads.ts.
  globalThis.earlyReads = { '/api/user': read('/api/user'), '/api/my-plan': read('/api/my-plan') };
}
