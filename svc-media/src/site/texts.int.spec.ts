import { listSiteVersions, previewSitePage, publishSitePicture, publishSiteTexts } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { createSiteCalls, startSite, type TestSite } from '../testing/site-app.js';
import { PageWriting } from './page-writing.service.js';

describe('Website texts', () => {
  let site: TestSite;
  let testApp: TestApp;
  let admin: TestPerson;
  const { changeCompany, publish, read, save, waitForText, readTexts } = createSiteCalls(() => site);

  beforeAll(async () => {
    site = await startSite();
    ({ testApp, admin } = site);
    await changeCompany('(08) 5550 0101');
    await waitForText('index.html', '(08) 5550 0101');
  }, 60_000);
  afterAll(() => site.stop());

  it('are the built-in ones until someone changes them', async () => {
    expect(await readTexts('about')).toEqual({
      page: 'about',
      version: 0,
      has_draft: false,
      texts: [
        { key: 'about.lead', own: 'A family.', is_list: false, max: 80, draft: null, published: null },
        { key: 'about.story', own: 'One.\nTwo.', is_list: true, max: 80, draft: null, published: null },
      ],
    });
  });

  it('can be previewed before they are published', async () => {
    const { status, body } = await save(0, { 'about.lead': 'A team.', 'about.story': 'One.\nTwo.' });
    expect([status, body.version, body.has_draft]).toEqual([200, 1, true]);
    expect(
      body.texts.map(({ draft, published }: Record<'draft' | 'published', string | null>) => [draft, published]),
    ).toEqual([
      ['A team.', null],
      [null, null],
    ]);
    const preview = await testApp.call(previewSitePage, {
      token: admin.token,
      body: { path: '/about-us', texts: { 'about.lead': 'A crew.' } },
    });
    expect(preview.body.html).toContain('A crew.');
    await testApp.get(PageWriting).onInterval();
    expect(await read('about-us/index.html')).toContain('A family.');
  });

  it('require a recent factor to publish, as pictures do', async () => {
    testApp.setRecentFactor(admin, false);
    for (const call of [publishSiteTexts, publishSitePicture])
      expect(await testApp.call(call, { token: admin.token, body: {} })).toMatchObject({
        status: 403,
        body: { code: 'step_up' },
      });
    testApp.setRecentFactor(admin, true);
  });

  it('appear on pages once published, with author and history', async () => {
    const published = await publish(1);
    expect([published.status, published.body.version, published.body.has_draft]).toEqual([200, 2, false]);
    await waitForText('about-us/index.html', 'A team.');
    expect((await publish(2)).body.version).toBe(2);
    await save(2, {});
    await publish(3);
    await waitForText('about-us/index.html', 'A family.');
    const versions = (await testApp.call(listSiteVersions, { token: admin.token, query: { page: 'about' } })).body;
    expect(versions).toMatchObject([
      { version: 4, by: 'Helen', texts: {} },
      { version: 2, by: 'Helen', texts: { 'about.lead': 'A team.' } },
    ]);
    const entries = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'site-text.published',
    );
    expect(entries.slice(-2).map(({ details }) => details)).toEqual([
      { 'about.lead': 'A team.' },
      { 'about.lead': '' },
    ]);
  });

  it('accept one of several simultaneous edits', async () => {
    const { version = 0 } = (await readTexts('about')) ?? {};
    const answers = await Promise.all(['One', 'Two', 'Three'].map((lead) => save(version, { 'about.lead': lead })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await publish(version)).status).toBe(409);
  });

  it.each([
    [{ 'about.other': 'x' }, 'isn’t a text on this page'],
    [{ 'home.title': 'x' }, 'isn’t a text on this page'],
    [{ 'about.lead': 'x'.repeat(81) }, 'must have at most 80 characters'],
    [{ 'about.lead': 'Two\nlines' }, 'must be on one line'],
    [{ 'about.story': 'Same.\nOther.\nSame.' }, 'has the same line twice'],
  ])('refuse %j', async (changed, msg) => {
    const { version = 0 } = (await readTexts('about')) ?? {};
    const { status, body } = await save(version, changed as Record<string, string>);
    expect([status, body]).toMatchObject([400, { issues: [{ msg }] }]);
  });

  it('drop empty lines of a list', async () => {
    const { version = 0 } = (await readTexts('about')) ?? {};
    const { body } = await save(version, { 'about.story': 'One.\n \n  Three.  \n' });
    expect(body.texts.at(-1)).toMatchObject({ key: 'about.story', draft: 'One.\nThree.' });
  });

  it('answer 503 when the preview program fails', async () => {
    const body = { path: '/about-us', texts: { 'about.lead': 'crash' } };
    expect((await testApp.call(previewSitePage, { token: admin.token, body })).status).toBe(503);
  });

  it('answer 404 for an unknown page', async () => {
    expect((await save(0, {}, 'none')).status).toBe(404);
    const body = { path: '/none', texts: {} };
    expect((await testApp.call(previewSitePage, { token: admin.token, body })).status).toBe(404);
  });
});
