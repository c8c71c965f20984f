import {
  type CallAnswer,
  FIRST_PROOF,
  getEnquiry,
  getSiteProof,
  listEnquiries,
  listSiteProofVersions,
  type SiteProof,
  saveSiteProof,
  sendEnquiry,
} from '@cleaning/contracts';
import { startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { invoiceService } from '../service.js';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await startTestApp(invoiceService);
  token = (await testApp.createPerson({ role: 'admin' })).token;
}, 60_000);
afterAll(() => testApp.stop());
beforeEach(() => testApp.dataSource.query('DELETE FROM site_proof; DELETE FROM site_proof_version'));

const current = async () => (await testApp.call(getSiteProof, { token })).body;
const save = (changes: Partial<SiteProof> & Record<string, unknown>, version = 0) =>
  testApp.call(saveSiteProof, { token, body: { ...FIRST_PROOF, version, ...changes } as never });
const testimonial = {
  text: 'They found the key that we had lost.',
  name: 'Ana Silva',
  organisation: '',
  source: 'Letter',
  source_address: '',
  said_on: '2026-03-02',
  rating: 5,
};

describe('Website proof', () => {
  it('has only defaults until it is saved', async () => {
    expect(await current()).toEqual({ ...FIRST_PROOF, version: 0 });
    expect((await current()).served_postcodes).toEqual([]);
  });

  it('is stored with unique, sorted postcodes, and audited without its text', async () => {
    const { status, body } = await save({
      promise_days: 3,
      served_postcodes: ['5061', '5000', '5061'],
      testimonials: [testimonial],
      prices: [{ service: 'office-cleaning', dollars: 120, per: 'a visit', note: '' }],
      come_back: 'Or we come back.',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, promise_days: 3, served_postcodes: ['5000', '5061'] });
    expect(await current()).toEqual(body);
    const entries = await testApp.readPublishedStates('audit-entry');
    expect(entries.at(-1)).toMatchObject({ action: 'site-proof.changed' });
    expect(JSON.stringify(entries.at(-1))).not.toContain('key that we had lost');
  });

  it('is read with an unchecked address saved earlier, which can’t be saved again', async () => {
    const said = { ...testimonial, source_address: 'https://"onclick="alert(1)' };
    const refused = await save({ testimonials: [said] });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ field: 'testimonials.0.source_address' }] } });
    await testApp.dataSource.query('INSERT INTO site_proof (only_row, proof, version) VALUES (true, $1, 1)', [
      { ...FIRST_PROOF, testimonials: [said] },
    ]);
    expect(getSiteProof.answer.parse(await current())).toMatchObject({ testimonials: [said] });
    expect((await testApp.readPublishedStates('site')).at(-1)).toMatchObject({
      proof: { testimonials: [said] },
      is_proof_entered: true,
    });
  });

  it('lists who saved each version', async () => {
    await save({ come_back: 'Or we come back.' });
    await save({ come_back: 'Or we come back within a day.' }, 1);
    await save({ come_back: 'Or we come back within a day.' }, 2);
    const versions: CallAnswer<typeof listSiteProofVersions> = (await testApp.call(listSiteProofVersions, { token }))
      .body;
    expect(versions.map(({ version, by, proof }) => [version, by, proof.come_back])).toEqual([
      [2, expect.any(String), 'Or we come back within a day.'],
      [1, expect.any(String), 'Or we come back.'],
    ]);
    expect(versions[0]?.by).not.toBe('');
    const person = await testApp.createPerson();
    expect((await testApp.call(listSiteProofVersions, { token: person.token })).status).toBe(403);
  });

  it('keeps its version when saved without a change', async () => {
    expect((await save({})).body).toMatchObject({ version: 0 });
  });

  it('is refused when someone else has saved since', async () => {
    await save({ promise_days: 4 });
    expect((await save({ promise_days: 5 })).status).toBe(409);
    expect(await current()).toMatchObject({ promise_days: 4 });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a day to come', { testimonials: [{ ...testimonial, said_on: '2999-01-01' }] }, 'testimonials.0.said_on'],
    ['six stars', { testimonials: [{ ...testimonial, rating: 6 }] }, 'testimonials.0.rating'],
    ['no source', { testimonials: [{ ...testimonial, source: ' ' }] }, 'testimonials.0.source'],
    [
      'an address that runs script',
      { testimonials: [{ ...testimonial, source_address: 'javascript:alert(1)' }] },
      'testimonials.0.source_address',
    ],
    ['a postcode of three digits', { served_postcodes: ['500'] }, 'served_postcodes.0'],
    ['zero days', { promise_days: 0 }, 'promise_days'],
    [
      'a price of zero',
      { prices: [{ service: 'office-cleaning', dollars: 0, per: 'a visit', note: '' }] },
      'prices.0.dollars',
    ],
    ['an unknown service', { prices: [{ service: 'pest', dollars: 9, per: 'a visit', note: '' }] }, 'prices.0.service'],
  ])('is refused with %s', async (_, changes, field) => {
    const { status, body } = await save(changes);
    expect(status).toBe(400);
    expect((body as { issues: { field: string }[] }).issues.map((issue) => issue.field)).toContain(field);
  });
});

const enquiry = (changes: object = {}) => ({
  key: v4(),
  place: 'office',
  size: '3 rooms',
  frequency: 'weekly',
  timing: '',
  suburb: 'Unley',
  text: '',
  name: `Kim ${v4()}`,
  email: 'kim@site.example',
  telephone: '',
  photos: [],
  ...changes,
});

describe('Enquiry', () => {
  it.each([
    ['5061', true],
    ['5000', false],
    ['5300', false],
    ['', null],
  ])('is marked for %s as in the service area or not: %s', async (postcode, served) => {
    // Without postcodes the company serves no area.
    if (served) await save({ served_postcodes: ['5061'] });
    const body = enquiry({ postcode });
    expect((await testApp.call(sendEnquiry, { body: body as never })).status).toBe(200);
    const { rows } = (await testApp.call(listEnquiries, { token, query: { text: body.name } })).body;
    const detail = (await testApp.call(getEnquiry, { token, params: { id: rows[0]?.id ?? '' } })).body;
    expect(detail).toMatchObject({ postcode, served });
  });

  it('is announced with the days that the website promises', async () => {
    await save({ promise_days: 5 });
    await testApp.dataSource.query(`UPDATE enquiry_digest SET told_at = now() - interval '1 hour'`);
    await testApp.call(sendEnquiry, { body: enquiry() as never });
    expect((await testApp.readPublishedStates('notice')).at(-1)).toMatchObject({ parameters: { days: '5' } });
    expect((await testApp.readPublishedMails('enquiry-received')).at(-1)).toMatchObject({ parameters: { days: 5 } });
  });
});

describe('Enquiry form without JavaScript', () => {
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${testApp.url}/api/quote-form`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.51.100.77' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: answer.status, to: answer.headers.get('location') };
  };
  const { key: _, photos: __, ...fields } = enquiry();
  const typed = { ...fields, name: 'Without Script', website: '' } as Record<string, string>;
  const countStored = async () =>
    (await testApp.call(listEnquiries, { token, query: { text: 'Without Script' } })).body.total;

  it('stores the enquiry once and redirects to the page', async () => {
    expect(await post(typed)).toEqual({ status: 303, to: '/quote#sent' });
    expect(await countStored()).toBe(1);
    // A second press stores nothing.
    expect(await post(typed)).toEqual({ status: 303, to: '/quote#sent' });
    expect(await countStored()).toBe(1);
  });

  it('redirects without storing an incomplete enquiry', async () => {
    expect(await post({ ...typed, name: '' })).toEqual({ status: 303, to: '/quote#not-sent' });
    expect(await post({ ...typed, email: '', telephone: '' })).toEqual({ status: 303, to: '/quote#not-sent' });
    expect(await countStored()).toBe(1);
  });

  it('stores nothing from a bot that fills in the hidden field', async () => {
    expect(await post({ ...typed, website: 'https://spam.example' })).toEqual({ status: 303, to: '/quote#sent' });
    expect(await countStored()).toBe(1);
  });
});
