import {
  type CallAnswer,
  FIRST_COMPANY,
  FIRST_PROOF,
  LOGO_ID,
  listSitePictures,
  listSitePictureVersions,
  previewSitePage,
  publishSitePicture,
  SITE_ID,
  type SitePicturePlace,
  type SitePlaceState,
  saveSitePicture,
  uploadSitePicture,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import sharp from 'sharp';
import { ObjectStore } from '../objects/object-store.js';
import { OWNED_KEYS } from '../objects/pending-deletions.queries.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { SiteDataStore } from '../site/site-data.service.js';
import { BROKEN_JPEG, createJpeg, createPhoto, PDF } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

jest.setTimeout(150_000);

describe('Website pictures', () => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let wide: Buffer;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
    testApp = media.testApp;
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
    await testApp.deliver('site', SITE_ID, { company: FIRST_COMPANY, proof: FIRST_PROOF });
    wide = await createPhoto(2000, 1500);
  }, 60_000);
  afterAll(() => media.stop());

  const token = () => ({ token: admin.token });
  const readState = async (place: SitePicturePlace): Promise<SitePlaceState> => {
    const places: CallAnswer<typeof listSitePictures> = (await testApp.call(listSitePictures, token())).body;
    return places.find((one) => one.place === place) as SitePlaceState;
  };
  const upload = async (place: SitePicturePlace, content = wide, alt = 'Our team', version?: number) =>
    testApp.call(uploadSitePicture, {
      ...token(),
      body: { place, alt, version: version ?? (await readState(place)).version },
      files: [{ field: 'picture', name: 'x.jpg', content }],
    });
  const publish = async (place: SitePicturePlace) =>
    testApp.call(publishSitePicture, { ...token(), body: { place, version: (await readState(place)).version } });
  const save = async (place: SitePicturePlace, picture: { file: string; alt: string } | null) =>
    testApp.call(saveSitePicture, { ...token(), body: { place, version: (await readState(place)).version, picture } });
  const readPagePictures = async () => (await testApp.get(SiteDataStore).readCurrent())?.pictures ?? {};
  const fetchFile = async (path: string) => {
    const answer = await fetch(testApp.url + path);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const listOwnedKeys = async (): Promise<string[]> =>
    (await testApp.dataSource.query<{ key: string }[]>(OWNED_KEYS)).map(({ key }) => key);

  it('start as drawings; an upload becomes a draft in several sizes without camera data', async () => {
    expect(await readState('team')).toEqual({
      place: 'team',
      version: 0,
      has_draft: false,
      draft: null,
      published: null,
    });
    const { status, body } = await upload('team');
    expect([status, body.version, body.has_draft, body.published]).toEqual([200, 1, true, null]);
    expect(body.draft).toMatchObject({ alt: 'Our team', width: 2000, height: 1500 });
    expect(await readPagePictures()).toEqual({});
    expect((await publish('team')).body).toMatchObject({
      version: 2,
      has_draft: false,
      published: { alt: 'Our team' },
    });
    const { team } = await readPagePictures();
    expect(team).toMatchObject({ alt: 'Our team', width: 1600, height: 1200 });
    expect(team?.sources.map(({ width, type }) => [width, type])).toEqual([
      [480, 'image/webp'],
      [960, 'image/webp'],
      [1600, 'image/webp'],
    ]);
    for (const path of [team?.path ?? '', team?.share ?? '', ...(team?.sources ?? []).map((source) => source.path)]) {
      const { status, headers, bytes } = await fetchFile(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const share = await sharp((await fetchFile(team?.share ?? '')).bytes).metadata();
    expect([share.width, share.height, share.format]).toEqual([1200, 630, 'jpeg']);
    const entries = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'site-picture.published',
    );
    expect(entries).toMatchObject([{ actor_id: admin.id, details: { picture: 'Our team' } }]);
  });

  it('go back to the drawing, and to an earlier picture with a new description', async () => {
    const { published } = await readState('team');
    await save('team', null);
    await publish('team');
    expect((await readPagePictures()).team).toBeUndefined();
    await save('team', { file: published?.file ?? '', alt: 'The team in May' });
    await publish('team');
    expect((await readPagePictures()).team?.alt).toBe('The team in May');
    const query = { place: 'team' };
    const answer = await testApp.call(listSitePictureVersions, { ...token(), query });
    const versions: CallAnswer<typeof listSitePictureVersions> = answer.body;
    expect(versions.map(({ by, picture }) => [by, picture?.alt ?? null])).toEqual([
      ['Helen', 'The team in May'],
      ['Helen', null],
      ['Helen', 'Our team'],
    ]);
    // Publishing the same picture changes nothing.
    const { version } = await readState('team');
    expect((await publish('team')).body.version).toBe(version);
  });

  it('leave no file of a replaced picture that was never published', async () => {
    const before = await listOwnedKeys();
    const first = (await upload('van')).body.draft?.path ?? '';
    expect((await listOwnedKeys()).length).toBe(before.length + 5);
    await upload('van', wide, 'Our van');
    expect((await listOwnedKeys()).length).toBe(before.length + 5);
    expect((await fetchFile(first)).status).toBe(404);
    await save('van', null);
    expect(await listOwnedKeys()).toEqual(before);
  });

  it('leave no object when the row can’t be written', async () => {
    const store = testApp.get(ObjectStore);
    const put = jest.spyOn(store, 'put');
    const { status } = await upload('tools', wide, 'Tools', 7);
    expect(status).toBe(409);
    const keys = put.mock.calls.map(([key]) => key);
    put.mockRestore();
    expect(keys.length).toBeGreaterThan(4);
    await testApp.get(PendingDeletions).sweep();
    for (const key of keys) expect(await store.get(key)).toBeNull();
  });

  it('accept one of two simultaneous uploads', async () => {
    const answers = await Promise.all([upload('site-1', wide, 'One', 0), upload('site-1', wide, 'Two', 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a PDF', PDF, 415],
    ['a broken picture', BROKEN_JPEG, 415],
    ['more than 10 MB', createJpeg(10 * 1024 * 1024 + 1), 413],
  ])('refuse %s and name the field', async (_, content, expected) => {
    const { status, body } = await upload('site-2', content);
    expect([status, (body as unknown as { issues: { field: string }[] }).issues[0]?.field]).toEqual([
      expected,
      'picture',
    ]);
  });

  it('refuse a small picture, one without a description, an unknown place and another place’s picture', async () => {
    const field = ({ body }: { body: unknown }) => (body as { issues: { field: string }[] }).issues[0]?.field;
    const small = await upload('site-2', await createPhoto(300, 200));
    expect([small.status, field(small)]).toEqual([415, 'picture']);
    const wordless = await upload('site-2', wide, ' ');
    expect([wordless.status, field(wordless)]).toEqual([400, 'alt']);
    const elsewhere = await upload('cellar' as SitePicturePlace, wide, 'x', 0);
    expect([elsewhere.status, field(elsewhere)]).toEqual([400, 'place']);
    const { published } = await readState('team');
    const foreign = await save('site-2', { file: published?.file ?? '', alt: 'x' });
    expect([foreign.status, field(foreign)]).toEqual([400, 'picture.file']);
  });

  it('are changed only by admins', async () => {
    const { token } = await testApp.createPerson();
    expect((await testApp.call(listSitePictures, { token })).status).toBe(403);
    expect((await testApp.call(publishSitePicture, { token, body: { place: 'team', version: 0 } })).status).toBe(403);
    expect((await testApp.call(previewSitePage, { token, body: { path: '/', texts: {} } })).status).toBe(403);
  });

  it('turn a logo into icons and publish it to other services', async () => {
    const logo = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#1d6b45' } })
      .png()
      .toBuffer();
    expect((await upload('logo', logo, 'Logo')).status).toBe(200);
    await publish('logo');
    const { logo: shown } = await readPagePictures();
    expect(shown).toMatchObject({ width: 480, height: 160 });
    expect(Object.keys(shown?.icons ?? {}).sort()).toEqual([
      'any-192',
      'any-512',
      'maskable-192',
      'maskable-512',
      'touch-180',
    ]);
    const icon = await sharp((await fetchFile(shown?.icons?.['maskable-512'] ?? '')).bytes).metadata();
    expect([icon.width, icon.height, icon.format]).toEqual([512, 512, 'png']);
    const published = (await testApp.readPublishedStates('logo')).at(-1);
    expect(published).toMatchObject({ path: shown?.path, width: 480, height: 160 });
    expect((await sharp(Buffer.from(published?.png ?? '', 'base64')).metadata()).width).toBe(480);
    expect(LOGO_ID).toMatch(/-000000000003$/);
  });
});
