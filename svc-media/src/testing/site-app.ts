import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CallAnswer,
  FIRST_PROOF,
  listSiteTexts,
  publishSiteTexts,
  SITE_ID,
  saveSiteTexts,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { type TestApp, type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { FOLDER_STORE, startMediaTestApp } from './stores.js';

/** One-line pages instead of the shell's, written by the real program. */
const RENDER = `
const writePhotos = ({ catergory, imgs }) => [catergory, ...imgs.before, ...imgs.after].map((one) => one.img_path ?? one).join(' ');
const writeGallery = ({ collections, has_more }) => [...collections.map(writePhotos), has_more ? 'and more' : ''].join(', ');
const writePage = ({ data }, path) => '<header>' + data.company.telephone + ' ' + writeGallery(data.gallery) + '</header><main>' +
  [path, path === '/' ? data.texts['home.title'] : data.texts['about.lead'] ?? 'A family.'].join(' | ') + '</main><script src="/static/' + Math.random() + '"></script>';
exports.pagePaths = () => ['/', '/about-us'];
exports.toFileName = (path) => (path + '/index.html').replace(/^\\/+/, '');
exports.renderOne = async (input, path) => {
  if (input.data.texts['about.lead'] === 'crash') throw new Error('crash');
  return writePage(input, path);
};
exports.renderSite = async (input) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return new Map([...exports.pagePaths().map((path) => [exports.toFileName(path), writePage(input, path)]), ['app.html', 'app']]);
};
exports.buildSitemap = (site, paths, changed) => paths.map((path) => site + path + ' ' + changed(path)).join('\\n');
exports.sharePictures = () => new Map();
exports.listTexts = async () => new Map([['about.lead', 'A family.'], ['about.story', ['One.', 'Two.']], ['home.title', 'Home']]);
`;

async function createPageProgram(): Promise<string> {
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

export interface TestSite {
  readonly testApp: TestApp;
  readonly admin: TestPerson;
  /** Folder of the page program. Its `build.txt` names the build. */
  readonly program: string;
  /** Output folder, with a subfolder for each build. */
  readonly pages: string;
  stop(): Promise<void>;
}

/** Starts svc-media with a website of two pages in a folder. */
export async function startSite(): Promise<TestSite> {
  const program = await createPageProgram();
  const pages = await mkdtemp(join(tmpdir(), 'pages-'));
  const env = { PAGES_PROGRAM: program, PAGES_FOLDER: pages, SITE_URL: 'https://www.company.example' };
  const { testApp, stop } = await startMediaTestApp(FOLDER_STORE, env);
  return {
    testApp,
    admin: await testApp.createPerson({ name: 'Helen', role: 'admin' }),
    program,
    pages,
    stop: async () => {
      await stop();
      for (const folder of [program, pages]) await rm(folder, { recursive: true });
    },
  };
}

/** Calls about the website. */
export function createSiteCalls(site: () => TestSite) {
  const getPath = (name: string) => join(site().pages, 'b1', name);
  const read = (name: string) => readFile(getPath(name), 'utf8').catch(() => '');
  return {
    getPath,
    read,
    waitForText: (name: string, text: string) => waitFor(async () => (await read(name)).includes(text)),
    /** Waits for the marker written after all pages. */
    waitUntilWritten: () =>
      waitFor(async () => (await readFile(join(site().pages, 'b1.written'), 'utf8').catch(() => '')) !== ''),
    changeCompany: (telephone: string) =>
      site().testApp.deliver('site', SITE_ID, { company: { ...DEMO_COMPANY, telephone }, proof: FIRST_PROOF }),
    readTexts: async (page: string) => {
      const all: CallAnswer<typeof listSiteTexts> = (
        await site().testApp.call(listSiteTexts, { token: site().admin.token })
      ).body;
      return all.find((one) => one.page === page);
    },
    save: (version: number, changed: Record<string, string>, page = 'about') =>
      site().testApp.call(saveSiteTexts, { token: site().admin.token, body: { page, version, texts: changed } }),
    publish: (version: number, page = 'about') =>
      site().testApp.call(publishSiteTexts, { token: site().admin.token, body: { page, version } }),
  };
}
