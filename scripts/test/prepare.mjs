import { installPackages, listMissingPackages } from '../machine/apt.mjs';
import { areNpmPackagesInstalled, installNpmPackages } from '../machine/npm.mjs';
import { findProgram } from '../machine/programs.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { CHROMIUM, HEADLESS_SHELL } from './browser.mjs';

/** Read the text of PDFs; needed wherever journeys run. */
const JOURNEY_PROGRAMS = { pdftotext: 'poppler-utils' };
const PROGRAMS = {
  ...JOURNEY_PROGRAMS,
  nginx: 'nginx',
  'redis-server': 'redis-server',
  // The second opinion on encrypted documents and backups.
  age: 'age',
  // The second opinion on codes of authenticator apps.
  oathtool: 'oathtool',
};
/** Operations: tests of alerts and of backups to another machine need them, and are skipped where they cannot be installed. */
const OPTIONAL_PROGRAMS = {
  // The second opinion on metadata of photos: without it the tests look at their bytes alone.
  exiftool: 'libimage-exiftool-perl',
  promtool: 'prometheus',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  restic: 'restic',
};

async function install(packages) {
  if (packages.length > 0) await step(`Installing ${packages.join(' and ')}`, () => installPackages(packages));
}

/** Chromium itself does as well, in more time. */
async function installHeadlessShell() {
  try {
    await install([HEADLESS_SHELL]);
  } catch (error) {
    if (!findProgram(CHROMIUM)) throw error;
    console.log(`  Chromium is used instead: ${error.message}`);
  }
}

/** In one call, which reads the lists of packages once; where it fails, in one for what is needed and one for each that can be missing. */
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

/** npm mostly waits for the network: programs are installed meanwhile. */
async function installAll(signal, programs, optional = {}) {
  const [npm, missing] = await Promise.allSettled([installNpm(), installPrograms(programs, optional)]);
  signal.throwIfAborted();
  for (const { reason } of [npm, missing]) if (reason) throw reason;
  return missing.value;
}

/** Installs what journeys need: npm's packages, what reads PDFs, the browser. @throws Problem that names what cannot be installed */
export const prepareJourneys = (signal) => installAll(signal, JOURNEY_PROGRAMS);

/**
 * Installs what tests need, those of operations some programs more. Resolves with why these are missing, or undefined.
 * @throws Problem that names what cannot be installed
 */
export const prepare = (signal, { operations }) => installAll(signal, PROGRAMS, operations ? OPTIONAL_PROGRAMS : {});
