import os from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { runProgram } from '../program.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { getRecipient, NOT_ENCRYPTED } from './encryption.mjs';
import { findDamage, listBackups, readManifest } from './folder.mjs';
import { readPlaces, withDataDir, withReplaceableDataDir } from './places.mjs';
import { applyRetention } from './retention.mjs';
import { drillNewest, schedule } from './schedule.mjs';
import { ScheduleState } from './schedule-state.mjs';
import { takeBackup } from './take.mjs';

const USAGE = `npm run backup -- FOLDER                 takes a backup, checks it, and removes those whose time is over
npm run backup -- check FOLDER [NAME]    reads a backup again and compares it with what was written
npm run backup -- list FOLDER            names the backups, the newest first
npm run backup -- drill FOLDER           restores the newest one for a trial into SCRATCH_DIR, compares, and checks the money
npm run drill -- FOLDER                  takes a backup and does the same with it
npm run backup -- schedule FOLDER        takes one each night until it is stopped (the service backup-schedule of docker compose)
npm run restore -- FOLDER [NAME]         puts databases and objects back; the newest backup when no name is given
DATA_DIR is the folder of npm start's data. With AUTH_DATABASE_URL and its like set, those databases are used (docs/operations.md).
BACKUP_RECIPIENT is the age public key that backups are encrypted to; restore opens them with BACKUP_IDENTITY_FILE.`;

const getDataDir = () => path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
const usesExternalDatabases = () => process.env.AUTH_DATABASE_URL !== undefined;

function pickBackup(folder, name = listBackups(folder)[0]) {
  if (!name) throw new Problem(`There is no complete backup in ${folder}.`);
  return name;
}

function describeBackup(folder, name) {
  const { databases, objects } = readManifest(path.join(folder, name));
  const tables = Object.values(databases).flatMap((database) => database.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = [...tables, ...objects].reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return `${name}: ${tables.length} tables with ${rows} rows, ${objects.length} objects, ${megabytes.toFixed(1)} MB`;
}

/** On demand: loads all packages of the services, for their migrations, which takes two seconds and memory. */
const loadRestore = () => import('./restore.mjs');

async function take(folder) {
  const recipient = getRecipient(process.env);
  const work = (places) => step('Taking a backup', () => takeBackup(places, folder, recipient));
  const name = await (usesExternalDatabases() ? work(await readPlaces(process.env)) : withDataDir(getDataDir(), work));
  console.log(describeBackup(folder, name));
  console.log(recipient ? `Encrypted to ${recipient}.` : NOT_ENCRYPTED);
  const gone = applyRetention(folder);
  if (gone.length > 0) console.log(`Their time was over: ${gone.join(', ')}`);
}

async function check(folder, name) {
  const damage = await findDamage(folder, pickBackup(folder, name));
  if (damage.length > 0) throw new Problem(damage.join('\n'));
  console.log(`Whole. ${describeBackup(folder, pickBackup(folder, name))}`);
}

async function restore(folder, given) {
  const { restoreBackup } = await loadRestore();
  const name = pickBackup(folder, given);
  const { tables } = readManifest(path.join(folder, name)).databases.auth;
  const demo = tables.some((table) => table.name === 'demo_seed' && table.rows > 0);
  const work = (places) => step(`Restoring ${describeBackup(folder, name)}`, () => restoreBackup(places, folder, name));
  await (usesExternalDatabases()
    ? work(await readPlaces(process.env))
    : withReplaceableDataDir(getDataDir(), demo, work));
}

const getScratchDir = () =>
  path.resolve(process.env.SCRATCH_DIR ?? path.join(os.tmpdir(), `cleaning-drill-${process.pid}`));

async function runDrill(folder) {
  const { different, money } = await step('Restoring for a trial', () =>
    drillNewest(folder, getScratchDir(), process.env),
  );
  ScheduleState.openExisting(folder)?.saveDrill(different.length === 0);
  if (different.length > 0) throw new Problem(`The trial failed: ${different.join('; ')}`);
  console.log('Restored and compared: nothing is missing.');
  if (money) console.log(describeMoney(money));
}

const describeMoney = ({ receivables, pay }) =>
  `${receivables.clients} clients: invoiced ${receivables.invoiced}, paid ${receivables.paid}, open ${receivables.open}, in agreement with the ledger.
${pay.people} people: earned ${pay.earned}, paid ${pay.paid}, in a run ${pay.in_run}, payable ${pay.payable}, held ${pay.held}, in agreement with their payments.`;

async function takeAndDrill(folder) {
  await take(folder);
  await runDrill(folder);
}

const COMMANDS = {
  take,
  check,
  restore,
  drill: runDrill,
  'take-and-drill': takeAndDrill,
  schedule: (folder, _, signal) => schedule(folder, getScratchDir(), { take, environment: process.env, signal }),
  list: (folder) => {
    for (const name of listBackups(folder)) console.log(describeBackup(folder, name));
  },
};

await runProgram(async (signal) => {
  const words = process.argv.slice(2);
  const command = words[0] in COMMANDS ? words.shift() : 'take';
  const [folder, name] = words;
  if (!folder || words.length > 2) {
    console.error(USAGE);
    return 64;
  }
  await COMMANDS[command](path.resolve(folder), name, signal);
});
