import { addOrRemoveUser, createPermanentJob, DAYS, getMyPlan } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { CPU_SLOWDOWN } from './slow-phone.mjs';

/** Start pages of sub-contractors. */
export const PHONE_PAGES = ['/my-jobs', '/dashboard'];
/** DevTools' "Slow 3G": 400 kbit/s, 400 ms. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PLAN_TIMEOUT_MS = 60_000;
/** Time for the service worker to cache the page's files. */
const CACHE_FILL_MS = 15_000;
/** Seconds. */
export const PHONE_GOALS = { cold: 6, warm: 2 };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function send(url, { method, path }, { body, token } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const logIn = (url, email) =>
  send(url, { method: 'POST', path: '/api/auth/login' }, { body: { email, password: DEMO_PASSWORD } });

/** Returns the token of a demo sub-contractor with a shift to start. */
export async function openShift(url) {
  const { access_token: office } = await logIn(url, DEMO_ADMIN.email);
  const logins = await Promise.all(
    DEMO_CONTRACTORS.filter(({ verified }) => verified).map(({ email }) => logIn(url, email)),
  );
  const person = logins.find(({ user }) => !user.current_work_started_at);
  if (!person) throw new Error('Everybody in the demo company works now');
  const { id, name } = person.user;
  const job = {
    job_title: 'Slow line depot',
    job_address: '1 King William Street, Adelaide SA 5000',
    job_location: 'https://www.openstreetmap.org/?mlat=-34.9287&mlon=138.5999',
    job_need_count: 1,
    pay_per_hr: '48.00',
    pay_per_hr_sub_contractor: '30.00',
    job_description: 'All floors.',
    timeline_data: [{ time: '00:00-23:59', days: [...DAYS], isRemove: false }],
  };
  const made = await send(url, createPermanentJob, { body: job, token: office });
  const jobId = made.job_id;
  const assigned = { id: jobId, method: 'add', added_id: id, added_name: name };
  await send(url, addOrRemoveUser, { body: assigned, token: office });
  const token = person.access_token;
  for (let waited = 0; waited < PLAN_TIMEOUT_MS; waited += 1000) {
    const { shifts } = await send(url, getMyPlan, { token });
    if (shifts.some(({ job_id }) => job_id === jobId)) return token;
    await pause(1000);
  }
  throw new Error('The shift is not in the plan');
}

/** Opens an address and waits until Start can be pressed. */
async function openPage(context, url) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_3G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const files = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    files.set(requestId, { url: request.url, sent: timestamp, bytes: 0 }),
  );
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = files.get(requestId);
    if (file) Object.assign(file, { bytes: encodedDataLength, got: timestamp });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => files.delete(requestId));
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main button:enabled', { hasText: /^Start$/ }).waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - started) / 1000;
  const requestedFiles = [...files.values()].filter(({ url }) => url.startsWith('http'));
  const bytes = requestedFiles.reduce((sum, file) => sum + file.bytes, 0);
  return {
    page,
    requestedFiles,
    figures: { requests: requestedFiles.length, kB: Math.round(bytes / 1000), seconds: Number(seconds.toFixed(1)) },
  };
}

/** Measures the first visit of a page and a later one. `onFiles` gets the requests of the first one. */
export async function visitAsContractor(browser, url, { token, address, onFiles }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
  });
  await context.addInitScript((kept) => localStorage.setItem('access_token', kept), token);
  try {
    const cold = await openPage(context, url + address);
    onFiles?.(cold.requestedFiles);
    await pause(CACHE_FILL_MS);
    await cold.page.close();
    const warm = await openPage(context, url + address);
    return { cold: cold.figures, warm: warm.figures };
  } finally {
    await context.close();
  }
}
