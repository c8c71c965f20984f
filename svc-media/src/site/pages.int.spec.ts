import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getBusinessToday, removeGalleryCollection, uploadGallery } from '@cleaning/contracts';
import { type TestApp, type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { Logger } from '@nestjs/common';
import { createPhoto } from '../testing/files.js';
import { createSiteCalls, startSite, type TestSite } from '../testing/site-app.js';

import { PageProgram } from './page-program.js';
import { PageWriting } from './page-writing.service.js';

describe('Website pages', () => {
  let site: TestSite;
  let testApp: TestApp;
  let admin: TestPerson;
  let program: string;
  let pages: string;
  beforeAll(async () => {
    site = await startSite();
    ({ testApp, admin, program, pages } = site);
  }, 60_000);
  afterAll(() => site.stop());

  const { changeCompany, getPath, publish, read, save, waitForText, waitUntilWritten } = createSiteCalls(() => site);

  it('are written when the company is known, and again when it changes', async () => {
    expect(await read('index.html')).toBe('');
    await changeCompany('(08) 5550 0101');
    await waitForText('index.html', '(08) 5550 0101');
    await waitUntilWritten();
    const before = await stat(getPath('about-us/index.html'));
    await changeCompany('(08) 5550 0102');
    await waitForText('about-us/index.html', '(08) 5550 0102');
    // nginx builds the ETag from whole seconds and the length.
    const after = await stat(getPath('about-us/index.html'));
    expect(Math.floor(after.mtimeMs / 1000)).toBeGreaterThan(Math.floor(before.mtimeMs / 1000));
    expect((await stat(getPath('about-us/index.html.gz'))).mtimeMs).toBe(after.mtimeMs);
    expect(await read('sitemap.xml')).toMatch(/^https:\/\/www\.company\.example\/ \d{4}-\d{2}-\d{2}\n/);
  });

  it('keep their time when nothing in them changes', async () => {
    const before = await stat(getPath('app.html'));
    await changeCompany('(08) 5550 0103');
    await waitForText('index.html', '(08) 5550 0103');
    expect((await stat(getPath('app.html'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('are written once for several changes together', async () => {
    for (let number = 110; number < 120; number += 1) await changeCompany(`(08) 5550 0${number}`);
    await waitForText('index.html', '(08) 5550 0119');
  });

  it('are written again after a write was killed', async () => {
    const writing = testApp.get(PageWriting);
    await changeCompany('(08) 5550 0121');
    await waitFor(async () => {
      if (!writing.programId) return false;
      process.kill(writing.programId, 'SIGKILL');
      return true;
    });
    // A killed service leaves no marker and half a file.
    await rm(join(pages, 'b1.written'), { force: true });
    await writeFile(getPath('index.html'), 'half');
    await writing.onInterval();
    await waitForText('index.html', '(08) 5550 0121');
    await waitUntilWritten();
  });

  it('show in the sitemap the day their own content changed', async () => {
    const days = join(pages, 'days.json');
    await waitUntilWritten();
    const known: Record<string, { day: string }> = JSON.parse(await readFile(days, 'utf8'));
    for (const page of Object.values(known)) page.day = '2026-01-02';
    await writeFile(days, JSON.stringify(known));
    const daysIn = async (build = 'b1') =>
      (await readFile(join(pages, build, 'sitemap.xml'), 'utf8')).split('\n').map((line) => line.split(' ')[1]);
    await changeCompany('(08) 5550 0131');
    await waitForText('sitemap.xml', '2026-01-02');
    await waitUntilWritten();
    expect(await daysIn()).toEqual(['2026-01-02', '2026-01-02']);
    await writeFile(join(program, 'build.txt'), 'b0');
    await testApp.get(PageWriting).writeIfStale();
    expect(await daysIn('b0')).toEqual(['2026-01-02', '2026-01-02']);
    await writeFile(join(program, 'build.txt'), 'b1');
    await save(0, { 'home.title': 'Another home' }, 'home');
    await publish(1, 'home');
    await waitFor(async () => (await daysIn())[0] !== '2026-01-02');
    expect(await daysIn()).toEqual([getBusinessToday('Australia/Adelaide'), '2026-01-02']);
    await changeCompany('(08) 5550 0121');
    await waitForText('index.html', '(08) 5550 0121');
    await waitUntilWritten();
  });

  it('are written once by simultaneous writers, with matching compressed copies', async () => {
    const one = testApp.get(PageWriting);
    await changeCompany('(08) 5550 0131');
    await waitForText('index.html', '(08) 5550 0131');
    await one.onInterval();
    // A writer killed between the two files leaves an old copy and half a third file.
    await writeFile(getPath('index.html.gz'), gzipSync('other'));
    await writeFile(getPath('index.html.1.part'), 'half');
    await rm(join(pages, 'b1.written'), { force: true });
    const run = jest.spyOn(PageProgram.prototype, 'run');
    await Promise.all([one.writeIfStale(), one.writeIfStale(), one.writeIfStale()]);
    const writes = run.mock.calls.filter(([task]) => task === 'write').length;
    run.mockRestore();
    expect(writes).toBe(1);
    expect(gunzipSync(await readFile(getPath('index.html.gz'))).toString()).toBe(await read('index.html'));
    expect(await read('index.html.1.part')).toBe('');
  });

  it('show the newest gallery photos once ready, and drop removed ones', async () => {
    const content = await createPhoto(600, 400);
    const upload = async (catergory: string): Promise<string> => {
      const files = ['before_imgs', 'after_imgs'].map((field) => ({ field, name: `${field}.jpg`, content }));
      return (await testApp.call(uploadGallery, { token: admin.token, body: { catergory }, files })).body.id;
    };
    const remove = (collection_id: string) =>
      testApp.call(removeGalleryCollection, { token: admin.token, body: { collection_id } });
    const first = await upload('Stairs, Norwood');
    await waitFor(async () =>
      /Stairs, Norwood( \/api\/static\/gallery\/[\w-]+\.jpg){2},/.test(await read('index.html')),
    );
    expect(await read('index.html')).not.toContain('and more');
    const later = await Promise.all(['1', '2', '3', '4', '5', '6'].map((number) => upload(`Windows ${number}`)));
    await waitForText('index.html', 'and more');
    expect(await read('index.html')).not.toContain('Stairs');
    for (const id of later) await remove(id);
    await waitForText('index.html', 'Stairs');
    await remove(first);
    await waitFor(async () => !(await read('index.html')).includes('Stairs'));
    await waitUntilWritten();
  });

  it('are kept in a folder for each build', async () => {
    await writeFile(join(program, 'build.txt'), 'b2');
    // `onInterval` may share a run that began with the previous build.
    await testApp.get(PageWriting).writeIfStale();
    expect(await readFile(join(pages, 'b2', 'index.html'), 'utf8')).toContain('(08) 5550 0131');
    await writeFile(join(program, 'build.txt'), 'b1');
  });

  it('stay unchanged without a build, which is logged at the start', async () => {
    await rm(join(program, 'build.txt'));
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const writing = testApp.get(PageWriting);
    await writing.onApplicationBootstrap();
    expect(warned.mock.calls).toEqual([[expect.objectContaining({ missing: [join(program, 'build.txt')] })]]);
    warned.mockRestore();
    await expect(writing.writeIfStale()).resolves.toBeUndefined();
    await writeFile(join(program, 'build.txt'), 'b1');
  });

  it('let the service start when the build is unreadable, and log it', async () => {
    const build = join(program, 'build.txt');
    await rm(build);
    await mkdir(build);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await testApp.get(PageWriting).onApplicationBootstrap();
    expect(logged.mock.calls).toContainEqual([
      expect.objectContaining({
        msg: 'The build of the pages cannot be read',
        err: expect.objectContaining({ code: 'EISDIR' }),
      }),
    ]);
    // The run requested at the start fails the same way.
    await expect(testApp.get(PageWriting).writeIfStale()).rejects.toMatchObject({ code: 'EISDIR' });
    logged.mockRestore();
    await rm(build, { recursive: true });
    await writeFile(build, 'b1');
  });
});
