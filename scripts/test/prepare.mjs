import { installPackages, missingPackages } from '../machine/apt.mjs';
import { installNpmPackages, npmPackagesInstalled } from '../machine/npm.mjs';
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
/** Tests of alerts and of backups to another machine need them, and are skipped where they cannot be installed. */
const OPTIONAL_PROGRAMS = {
  // The second opinion on metadata of photos: without it the tests look at their bytes alone.
  exiftool: 'libimage-exiftool-perl',
  promtool: 'prometheus',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  restic: 'restic',
};

/** Chromium itself does as well, in more time. */
async function installHeadlessShell() {
  try {
    await step(`Installing ${HEADLESS_SHELL}`, () => installPackages([HEADLESS_SHELL]));
  } catch (error) {
    if (!findProgram(CHROMIUM)) throw error;
    console.log(`  Chromium is used instead: ${error.message}`);
  }
}

async function install(programs) {
  const packages = missingPackages(programs);
  if (packages.length > 0) await step(`Installing ${packages.join(' and ')}`, () => installPackages(packages));
}

/** Installs what journeys need: npm's packages, what reads PDFs, the browser. @throws Problem that names what cannot be installed */
export async function prepareJourneys(signal, programs = JOURNEY_PROGRAMS) {
  if (!(await npmPackagesInstalled(ROOT))) await step('Installing npm packages', () => installNpmPackages(ROOT));
  await install(programs);
  if (!findProgram(HEADLESS_SHELL)) await installHeadlessShell();
  signal.throwIfAborted();
}

/** Installs what all tests need. Resolves with why optional programs are missing, or undefined. */
export async function prepare(signal) {
  await prepareJourneys(signal, PROGRAMS);
  return install(OPTIONAL_PROGRAMS).catch((error) => error.message);
}
