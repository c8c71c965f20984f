import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type AnswerOf,
  businessToday,
  listSiteTexts,
  listSiteVersions,
  previewSitePage,
  publishSiteTexts,
  removeGalleryCollection,
  SITE_ID,
  saveSiteTexts,
  uploadGallery,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { Logger } from '@nestjs/common';
import { photo } from '../testing/files.js';
import { eventually, FOLDER_STORE, startMediaTestApp } from '../testing/stores.js';
import { PageProgram } from './page-program.js';
import { PageWriting } from './page-writing.service.js';

/** Pages of one line, in place of the shell's. The program that writes them is the real one. */
const RENDER = `
const photosOf = ({ catergory, imgs }) => [catergory, ...imgs.before, ...imgs.after].map((one) => one.img_path ?? one).join(' ');
const galleryOf = ({ collections, has_more }) => [...collections.map(photosOf), has_more ? 'and more' : ''].join(', ');
const pageOf = ({ data }, path) => '<header>' + data.company.telephone + ' ' + galleryOf(data.gallery) + '</header><main>' +
  [path, path === '/' ? data.texts['home.title'] : data.texts['about.lead'] ?? 'A family.'].join(' | ') + '</main><script src="/static/' + Math.random() + '"></script>';
exports.pagePaths = () => ['/', '/about-us'];
exports.fileOf = (path) => (path + '/index.html').replace(/^\\/+/, '');
exports.renderOne = async (input, path) => {
  if (input.data.texts['about.lead'] === 'crash') throw new Error('crash');
  return pageOf(input, path);
};
exports.renderSite = async (input) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return new Map([...exports.pagePaths().map((path) => [exports.fileOf(path), pageOf(input, path)]), ['app.html', 'app']]);
};
exports.sitemap = (site, paths, changed) => paths.map((path) => site + path + ' ' + changed(path)).join('\\n');
exports.sharePictures = () => new Map();
exports.listTexts = async () => new Map([['about.lead', 'A family.'], ['about.story', ['One.', 'Two.']], ['home.title', 'Home']]);
`;

async function pageProgram(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-program-'));
  await copyFile(join(__dirname, '../../../shell/build/write-pages.mjs'), join(folder, 'write-pages.mjs'));
  const files = {
    'render.cjs': RENDER,
    'routes.cjs': 'exports.default = [];',
    'pages.cjs': 'exports.pageDetails = () => undefined;',
    'template.html': '',
    'remote-chunks.json': '{}',
    'build.txt': 'b1',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe('the website', () => {
  let testApp: TestApp;
  let stop: () => Promise<void>;
  let admin: TestPerson;
  let program: string;
  let pages: string;
  beforeAll(async () => {
    program = await pageProgram();
    pages = await mkdtemp(join(tmpdir(), 'pages-'));
    const env = { PAGES_PROGRAM: program, PAGES_FOLDER: pages, SITE_URL: 'https://www.company.example' };
    ({ testApp, stop } = await startMediaTestApp(FOLDER_STORE, env));
    admin = await testApp.person({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(async () => {
    await stop();
    for (const folder of [program, pages]) await rm(folder, { recursive: true });
  });

  const file = (name: string) => join(pages, 'b1', name);
  const read = (name: string) => readFile(file(name), 'utf8').catch(() => '');
  const shows = (name: string, text: string) => eventually(async () => (await read(name)).includes(text));
  /** The note that comes when all pages are there. */
  const written = () =>
    eventually(async () => (await readFile(join(pages, 'b1.written'), 'utf8').catch(() => '')) !== '');
  const company = (telephone: string) => testApp.deliver('site', SITE_ID, { company: { ...DEMO_COMPANY, telephone } });
  const texts = async (page: string) => {
    const all: AnswerOf<typeof listSiteTexts> = (await testApp.call(listSiteTexts, { token: admin.token })).body;
    return all.find((one) => one.page === page);
  };
  const save = (version: number, changed: Record<string, string>, page = 'about') =>
    testApp.call(saveSiteTexts, { token: admin.token, body: { page, version, texts: changed } });
  const publish = (version: number, page = 'about') =>
    testApp.call(publishSiteTexts, { token: admin.token, body: { page, version } });

  describe('pages', () => {
    it('are written when the company is known, and again when it changes', async () => {
      expect(await read('index.html')).toBe('');
      await company('(08) 5550 0101');
      await shows('index.html', '(08) 5550 0101');
      await written();
      const before = await stat(file('about-us/index.html'));
      await company('(08) 5550 0102');
      await shows('about-us/index.html', '(08) 5550 0102');
      // nginx makes an ETag of whole seconds and length.
      const after = await stat(file('about-us/index.html'));
      expect(Math.floor(after.mtimeMs / 1000)).toBeGreaterThan(Math.floor(before.mtimeMs / 1000));
      expect((await stat(file('about-us/index.html.gz'))).mtimeMs).toBe(after.mtimeMs);
      expect(await read('sitemap.xml')).toMatch(/^https:\/\/www\.company\.example\/ \d{4}-\d{2}-\d{2}\n/);
    });

    it('that would be the same keep the time at which they were written', async () => {
      const before = await stat(file('app.html'));
      await company('(08) 5550 0103');
      await shows('index.html', '(08) 5550 0103');
      expect((await stat(file('app.html'))).mtimeMs).toBe(before.mtimeMs);
    });

    it('are written once for changes that come together', async () => {
      for (let number = 110; number < 120; number += 1) await company(`(08) 5550 0${number}`);
      await shows('index.html', '(08) 5550 0119');
    });

    it('are written again after the service or the program was killed while it wrote', async () => {
      const writing = testApp.get(PageWriting);
      await company('(08) 5550 0121');
      await eventually(async () => {
        if (!writing.programId) return false;
        process.kill(writing.programId, 'SIGKILL');
        return true;
      });
      // What a killed service leaves: no note, and the beginning of a file.
      await rm(join(pages, 'b1.written'), { force: true });
      await writeFile(file('index.html'), 'half');
      await writing.look();
      await shows('index.html', '(08) 5550 0121');
      await written();
    });

    it('have the day in the sitemap on which their own content changed, whatever company, build and scripts are', async () => {
      const days = join(pages, 'days.json');
      await written();
      const known: Record<string, { day: string }> = JSON.parse(await readFile(days, 'utf8'));
      for (const page of Object.values(known)) page.day = '2026-01-02';
      await writeFile(days, JSON.stringify(known));
      const daysIn = async (build = 'b1') =>
        (await readFile(join(pages, build, 'sitemap.xml'), 'utf8')).split('\n').map((line) => line.split(' ')[1]);
      await company('(08) 5550 0131');
      await shows('sitemap.xml', '2026-01-02');
      await written();
      expect(await daysIn()).toEqual(['2026-01-02', '2026-01-02']);
      await writeFile(join(program, 'build.txt'), 'b0');
      await testApp.get(PageWriting).writeIfStale();
      expect(await daysIn('b0')).toEqual(['2026-01-02', '2026-01-02']);
      await writeFile(join(program, 'build.txt'), 'b1');
      await save(0, { 'home.title': 'Another home' }, 'home');
      await publish(1, 'home');
      await eventually(async () => (await daysIn())[0] !== '2026-01-02');
      expect(await daysIn()).toEqual([businessToday('Australia/Adelaide'), '2026-01-02']);
      await company('(08) 5550 0121');
      await shows('index.html', '(08) 5550 0121');
      await written();
    });

    it('of two replicas are written one after the other, and the compressed ones are the same', async () => {
      const one = testApp.get(PageWriting);
      await company('(08) 5550 0131');
      await shows('index.html', '(08) 5550 0131');
      await one.look();
      // What a writer that was killed between the two files has left, and its beginning of a third.
      await writeFile(file('index.html.gz'), gzipSync('other'));
      await writeFile(file('index.html.1.part'), 'half');
      await rm(join(pages, 'b1.written'), { force: true });
      const run = jest.spyOn(PageProgram.prototype, 'run');
      await Promise.all([one.writeIfStale(), one.writeIfStale(), one.writeIfStale()]);
      const writes = run.mock.calls.filter(([task]) => task === 'write').length;
      run.mockRestore();
      expect(writes).toBe(1);
      expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe(await read('index.html'));
      expect(await read('index.html.1.part')).toBe('');
    });

    it('have the newest photos of the gallery as soon as they are ready, and no longer when they are removed', async () => {
      const content = await photo(600, 400);
      const upload = async (catergory: string): Promise<string> => {
        const files = ['before_imgs', 'after_imgs'].map((field) => ({ field, name: `${field}.jpg`, content }));
        return (await testApp.call(uploadGallery, { token: admin.token, body: { catergory }, files })).body.id;
      };
      const remove = (collection_id: string) =>
        testApp.call(removeGalleryCollection, { token: admin.token, body: { collection_id } });
      const first = await upload('Stairs, Norwood');
      await eventually(async () =>
        /Stairs, Norwood( \/api\/static\/gallery\/[\w-]+\.jpg){2},/.test(await read('index.html')),
      );
      expect(await read('index.html')).not.toContain('and more');
      const later = await Promise.all(['1', '2', '3', '4', '5', '6'].map((number) => upload(`Windows ${number}`)));
      await shows('index.html', 'and more');
      expect(await read('index.html')).not.toContain('Stairs');
      for (const id of later) await remove(id);
      await shows('index.html', 'Stairs');
      await remove(first);
      await eventually(async () => !(await read('index.html')).includes('Stairs'));
      await written();
    });

    it('of another build lie in a folder of their own', async () => {
      await writeFile(join(program, 'build.txt'), 'b2');
      // `look` shares the run of its interval, which may have begun with the build before.
      await testApp.get(PageWriting).writeIfStale();
      expect(await readFile(join(pages, 'b2', 'index.html'), 'utf8')).toContain('(08) 5550 0131');
      await writeFile(join(program, 'build.txt'), 'b1');
    });

    it('stay as they are where the front ends are not built, which is logged when the service starts', async () => {
      await rm(join(program, 'build.txt'));
      const warned = jest.spyOn(Logger.prototype, 'warn');
      const writing = testApp.get(PageWriting);
      await writing.onApplicationBootstrap();
      expect(warned.mock.calls).toEqual([[expect.objectContaining({ missing: [join(program, 'build.txt')] })]]);
      warned.mockRestore();
      await expect(writing.writeIfStale()).resolves.toBeUndefined();
      await writeFile(join(program, 'build.txt'), 'b1');
    });
  });

  describe('texts', () => {
    it('are the pages’ own until somebody changes them', async () => {
      expect(await texts('about')).toEqual({
        page: 'about',
        version: 0,
        has_draft: false,
        texts: [
          { key: 'about.lead', own: 'A family.', is_list: false, max: 80, draft: null, published: null },
          { key: 'about.story', own: 'One.\nTwo.', is_list: true, max: 80, draft: null, published: null },
        ],
      });
    });

    it('can be seen in a page before they are published, by admins alone', async () => {
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
      await testApp.get(PageWriting).look();
      expect(await read('about-us/index.html')).toContain('A family.');
    });

    it('are on the pages when they are published, with who and when', async () => {
      const published = await publish(1);
      expect([published.status, published.body.version, published.body.has_draft]).toEqual([200, 2, false]);
      await shows('about-us/index.html', 'A team.');
      expect((await publish(2)).body.version).toBe(2);
      await save(2, {});
      await publish(3);
      await shows('about-us/index.html', 'A family.');
      const versions = (await testApp.call(listSiteVersions, { token: admin.token, query: { page: 'about' } })).body;
      expect(versions).toMatchObject([
        { version: 4, by: 'Helen', texts: {} },
        { version: 2, by: 'Helen', texts: { 'about.lead': 'A team.' } },
      ]);
      const entries = (await testApp.published('audit-entry')).filter(({ action }) => action === 'site-text.published');
      expect(entries.slice(-2).map(({ details }) => details)).toEqual([
        { 'about.lead': 'A team.' },
        { 'about.lead': '' },
      ]);
    });

    it('of two editors at once are kept of one', async () => {
      const { version = 0 } = (await texts('about')) ?? {};
      const answers = await Promise.all(['One', 'Two', 'Three'].map((lead) => save(version, { 'about.lead': lead })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await publish(version)).status).toBe(409);
    });

    it.each([
      [{ 'about.other': 'x' }, 'is no text of this page'],
      [{ 'home.title': 'x' }, 'is no text of this page'],
      [{ 'about.lead': 'x'.repeat(81) }, 'may have 80 characters at most'],
      [{ 'about.lead': 'Two\nlines' }, 'must be on one line'],
      [{ 'about.story': 'Same.\nOther.\nSame.' }, 'must not have the same line twice'],
    ])('%j are refused', async (changed, msg) => {
      const { version = 0 } = (await texts('about')) ?? {};
      const { status, body } = await save(version, changed as Record<string, string>);
      expect([status, (body as unknown as { issues: { msg: string }[] }).issues[0]?.msg]).toEqual([400, msg]);
    });

    it('of a list have no empty items', async () => {
      const { version = 0 } = (await texts('about')) ?? {};
      const { body } = await save(version, { 'about.story': 'One.\n \n  Three.  \n' });
      expect(body.texts.at(-1)).toMatchObject({ key: 'about.story', draft: 'One.\nThree.' });
    });

    it('cannot be shown while the program fails: that is no missing page', async () => {
      const body = { path: '/about-us', texts: { 'about.lead': 'crash' } };
      expect((await testApp.call(previewSitePage, { token: admin.token, body })).status).toBe(503);
    });

    it('of a page that is not there are not found', async () => {
      expect((await save(0, {}, 'none')).status).toBe(404);
      const body = { path: '/none', texts: {} };
      expect((await testApp.call(previewSitePage, { token: admin.token, body })).status).toBe(404);
    });
  });
});
