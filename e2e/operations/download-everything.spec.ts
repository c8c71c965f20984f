import {
  type CompanyExport,
  getCompanyExport,
  login,
  makeCompanyExportLink,
  startCompanyExport,
} from '@cleaning/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { callOk } from '../stack/api';
import { expect, test } from '../stack/test';

test('downloads all data of the demo company, although svc-media is killed while it prepares it', async ({
  product,
}) => {
  // Each invoice and pay document is made again, which a busy machine does slowly.
  const { stack, url, admin } = product;
  if (!stack) throw new Error('A service of our own stack is killed.');
  const session = await callOk(url, login, { body: { email: admin.email, password: admin.password } });
  const token: string = session.access_token;
  const newest = async (): Promise<CompanyExport> => callOk(url, getCompanyExport, { token });
  const { id } = await callOk(url, startCompanyExport, { token, body: {} });
  await expect.poll(async () => (await newest()).parts.length, { timeout: 120_000 }).toBeGreaterThan(0);
  stack.services.media.kill();
  await stack.services.media.start();
  await expect
    .poll(async () => (await newest().catch(() => undefined))?.state, { timeout: 600_000, intervals: [2000] })
    .toBe('ready');
  const { path } = await callOk(url, makeCompanyExportLink, { token, body: { id } });
  const zip = unzipSync(new Uint8Array(await (await fetch(`${url}${path}`)).arrayBuffer()));
  const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  const names = Object.keys(zip);
  const listed = [...text('README.txt').matchAll(/^(.+\.csv): /gm)].map(([, name]) => name ?? '');
  expect(listed.length).toBeGreaterThan(100);
  expect(names.filter((name) => name.endsWith('.csv')).sort()).toEqual([...listed].sort());
  for (const [name, part] of [
    ['People/People.csv', 'Email'],
    ['Jobs and work/Timesheets.csv', 'Business date'],
    ['Invoices and pay/Invoice lines.csv', 'Price (A$)'],
    ['Documents and website/Documents.csv', 'Owner id'],
  ] as const) {
    const lines = text(name).split('\r\n');
    expect(lines[0]).toContain(part);
    expect(lines.length, name).toBeGreaterThan(2);
  }
  for (const folder of ['files/invoices/', 'files/pay documents/', 'files/documents/'])
    expect(names.filter((name) => name.startsWith(folder)).length, folder).toBeGreaterThan(0);
  const everything = names
    .filter((name) => name.endsWith('.csv'))
    .map(text)
    .join('\n');
  expect(everything).not.toMatch(/\$argon2|BEGIN (?:RSA )?PRIVATE KEY|cleaning_key_|sealed:\d/);
});
