import { listNoticeChoices } from '@cleaning/contracts';
import { Sealing } from '@cleaning/service-kit';
import { type Mailed, SITE_URL, startMailed } from '../testing/mailed.js';
import { Nginx } from '../testing/nginx.js';
import { noticeCalls } from '../testing/notice-calls.js';
import type { TestPerson } from '../testing/people.js';

let mailed: Mailed;
let nginx: Nginx;
beforeAll(async () => {
  mailed = await startMailed();
  nginx = await Nginx.start(mailed.testApp.url);
}, 60_000);
afterAll(async () => {
  await nginx.stop();
  await mailed.stop();
});

const { tell, mailsTo } = noticeCalls(() => mailed);

/** The address in the header of a real message about a new job, on this machine. */
async function mailedLink(person: TestPerson): Promise<string> {
  await tell(person, 'assigned');
  const [mail] = await mailsTo(person);
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  expect(header).toMatch(/^<https:.*>$/);
  return header.slice(1, -1).replace(SITE_URL, nginx.url);
}
const oneClick = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
const isOn = async ({ token }: TestPerson): Promise<boolean> => {
  const { body } = await mailed.testApp.call(listNoticeChoices, { token });
  return body.find(({ kind }: { kind: string }) => kind === 'assigned').mail;
};
const tokenOf = (url: string): string => url.split('/').at(-1) ?? '';

/** The token of a link of earlier versions. */
const earlierToken = ({ id }: TestPerson): string =>
  mailed.testApp.get(Sealing).seal(`${id} assigned`, 'notice/unsubscribe');

it('a mailed link switches the kind off with one click through nginx (RFC 8058)', async () => {
  const ana = await mailed.people.contractor();
  const url = await mailedLink(ana);
  expect(tokenOf(url)).toMatch(/^[A-Za-z0-9_-]+$/);
  const opened = await fetch(url);
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await opened.text()).toContain('<form method="post">');
  expect(await isOn(ana)).toBe(true);
  expect((await oneClick(url)).status).toBe(200);
  expect(await isOn(ana)).toBe(false);
});

it.each([
  ['encoded', (token: string) => encodeURIComponent(token)],
  ['encoded in small letters', (token: string) => token.replaceAll(':', '%3a')],
  ['as it was sealed', (token: string) => token],
])('a link of an earlier version, %s, goes on working', async (_, written) => {
  const ana = await mailed.people.contractor();
  const url = `${nginx.url}/api/unsubscribe/${written(earlierToken(ana))}`;
  expect((await fetch(url)).status).toBe(200);
  expect((await oneClick(url)).status).toBe(200);
  expect(await isOn(ana)).toBe(false);
});

it('a link that is not good leads to a page that says so', async () => {
  for (const token of ['made-up', 'sealed-1-0123456789abcdef-AAAA', 'sealed%3A1%3A0123456789abcdef%3AAAAA']) {
    const url = `${nginx.url}/api/unsubscribe/${token}`;
    const opened = await fetch(url);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await opened.text()).toContain('This link is not good any more');
    expect((await oneClick(url)).status).toBe(404);
  }
});

it('the token is in no log of nginx, also while the service is away', async () => {
  const ana = await mailed.people.contractor();
  const token = tokenOf(await mailedLink(ana));
  const earlier = encodeURIComponent(earlierToken(ana));
  const away = await Nginx.start('http://127.0.0.1:1');
  for (const { url } of [nginx, away])
    for (const path of [token, earlier, `${token}?x=${token}`, `${token}/`, `%2F${token}`]) {
      await fetch(`${url}/api/unsubscribe/${path}`);
      await oneClick(`${url}/api/unsubscribe/${path}`);
    }
  const logs = [nginx.logs(), away.logs()];
  await away.stop();
  expect(logs[1]?.access).toContain('"path":"/api/unsubscribe/-","status":502');
  for (const { access, errors } of logs)
    for (const secret of [token, earlier, earlier.slice(-20)]) {
      expect(access).not.toContain(secret);
      expect(errors).not.toContain(secret);
    }
});
