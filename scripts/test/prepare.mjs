import { installPackages, listMissingPackages } from '../machine/apt.mjs';
import { areNpmPackagesInstalled, installNpmPackages } from '../machine/npm.mjs';
import { findProgram } from '../machine/programs.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { CHROMIUM, HEADLESS_SHELL } from './browser.mjs';

/** For reading the text of PDFs. */
const JOURNEY_PROGRAMS = { pdftotext: 'poppler-utils' };
const PROGRAMS = {
  ...JOURNEY_PROGRAMS,
  nginx: 'nginx',
  'redis-server': 'redis-server',
  // Independent check of encrypted documents and backups.
  age: 'age',
  // Independent check of codes of authenticator apps.
  oathtool: 'oathtool',
};
/** Tests of alerts and of backups to another machine are skipped if these cannot be installed. */
const OPTIONAL_PROGRAMS = {
  // Independent check of metadata of photos; without it, tests only check the bytes.
  exiftool: 'libimage-exiftool-perl',
  promtool: 'prometheus',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  restic: 'restic',
};

async function install(packages) {
  if (packages.length > 0) await step(`Installing ${packages.join(' and ')}`, () => installPackages(packages));
}

/** Chromium itself works too, but more slowly. */
async function installHeadlessShell() {
  try {
    await install([HEADLESS_SHELL]);
  } catch (error) {
    if (!findProgram(CHROMIUM)) throw error;
    console.log(`  Chromium is used instead: ${error.message}`);
  }
}

/** In one call, which reads the package lists once; if it fails, separately for required and optional programs. */
async function installPrograms(programs, optional) {
  const [needed, others] = [programs, optional].map((named) => listMissingPackages(named));
  const browser = findProgram(HEADLESS_SHELL) ? [] : [HEADLESS_SHELL];
  if ([needed, browser, others].filter(({ length }) => length > 0).length > 1)
    try {
      return await install([...needed, ...browser, ...others]);
    } catch {}
  await install(needed);
  if (browser.length > 0) await installHeadlessShell();
  return install(others).catch((error) => error.message);
}

async function installNpm() {
  if (!(await areNpmPackagesInstalled(ROOT))) await step('Installing npm packages', () => installNpmPackages(ROOT));
}

/** In parallel, because npm mostly waits for the network. */
async function installAll(signal, programs, optional = {}) {
  const [npm, missing] = await Promise.allSettled([installNpm(), installPrograms(programs, optional)]);
  signal.throwIfAborted();
  for (const { reason } of [npm, missing]) if (reason) throw reason;
  return missing.value;
}

/** Installs npm packages, the PDF reader and the browser. @throws Problem naming what cannot be installed */
export const prepareJourneys = (signal) => installAll(signal, JOURNEY_PROGRAMS);

/**
 * Installs what tests need; tests of operations need further programs. Resolves with the reason why these are missing, or undefined.
 * @throws Problem naming what cannot be installed
 */
export const prepare = (signal, { operations }) => installAll(signal, PROGRAMS, operations ? OPTIONAL_PROGRAMS : {});
