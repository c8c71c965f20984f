import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure, Problem } from '../problem.mjs';
import { computeBackupBytes, computeRestoredBytes, requireDiskSpace } from './disk-space.mjs';
import { findDamage, listBackups, readManifest } from './folder.mjs';
import { Offsite } from './offsite.mjs';
import { isBackupDue, isDrillDue, isSendDue, isTimeOfDay } from './schedule-rules.mjs';
import { ScheduleState } from './schedule-state.mjs';

const CHECK_MS = 60_000;
/** Default of the services' BUSINESS_TZ. */
const DEFAULT_ZONE = 'Australia/Adelaide';
const METRICS_PORT = 9200;

/** For Prometheus; deploy/monitoring/alerts-machine.yml uses them. Leaves out what has not happened yet. */
export function formatMetrics({ taken, good, sent, drilled, drillGood }) {
  const figures = [
    ['cleaning_backup_taken_timestamp_seconds', 'When the newest good backup was taken', taken && taken / 1000],
    [
      'cleaning_backup_last_success',
      'Whether the last attempt succeeded, sending it away included',
      good && Number(good === 'yes'),
    ],
    [
      'cleaning_backup_sent_timestamp_seconds',
      'When the newest backup was sent to the other machine',
      sent && sent / 1000,
    ],
    [
      'cleaning_backup_drill_timestamp_seconds',
      'When a backup was last restored for a trial',
      drilled && drilled / 1000,
    ],
    [
      'cleaning_backup_drill_success',
      'Whether the last trial brought everything back',
      drillGood && Number(drillGood === 'yes'),
    ],
  ];
  return figures
    .filter(([, , value]) => value !== undefined)
    .map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}

function log(level, msg, more = {}) {
  console.log(JSON.stringify({ level, time: new Date().toISOString(), service: 'backup', msg, ...more }));
}

/** The private key of an encrypted backup is usually not on this machine; then only digests are compared. */
const canOpen = ({ recipient }, { BACKUP_IDENTITY_FILE: identity }) => !recipient || Boolean(identity);

/** PostgreSQL refuses writes when the disk is full. The fetched backup is as large as the newest one here. @throws Problem */
function requireSpaceForDrill(folder, scratch, environment, isFetched) {
  const [newest] = listBackups(folder);
  if (!newest) return;
  const manifest = readManifest(path.join(folder, newest));
  const restored = canOpen(manifest, environment) ? computeRestoredBytes(manifest) : 0;
  requireDiskSpace(scratch, restored + (isFetched ? computeBackupBytes(folder) : 0));
}

/** Restores the newest backup for a trial: from the other machine, if there is one. @returns differences */
export async function drillNewest(folder, scratch, environment) {
  const offsite = Offsite.fromEnvironment(environment);
  const copy = path.join(scratch, 'copy');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  requireSpaceForDrill(folder, scratch, environment, Boolean(offsite));
  try {
    if (offsite) await offsite.fetch(copy);
    const from = offsite ? copy : folder;
    const [name] = listBackups(from);
    if (!name) return { different: ['There is no complete backup.'] };
    if (!canOpen(readManifest(path.join(from, name)), environment)) return { different: await findDamage(from, name) };
    // Imported on demand, because it loads all packages of the services.
    const { drill } = await import('./drill.mjs');
    return await drill(from, name, path.join(scratch, 'restored'), environment.BUSINESS_TZ || DEFAULT_ZONE);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Until it is interrupted: takes a backup each night, sends it to another machine, and restores one for a trial each month.
 * @param take takes and checks a backup, and removes expired ones
 * @param environment BACKUP_AT ('HH:MM' of TZ, default 02:15) and the variables of Offsite
 */
export async function schedule(folder, scratch, { take, environment, signal }) {
  const state = new ScheduleState(folder);
  const at = environment.BACKUP_AT || '02:15';
  if (!isTimeOfDay(at)) throw new Problem('BACKUP_AT is no time of the day: write it like 02:15.');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4').end(formatMetrics(state.values));
  }).listen(METRICS_PORT);

  /** @param work repeated after an hour if it, or sending the backup, has failed */
  const attempt = async (work) => {
    const begun = Date.now();
    state.save({ tried: begun });
    try {
      await work(begun);
      const offsite = Offsite.fromEnvironment(environment);
      if (offsite) {
        await offsite.send(folder);
        state.save({ sent: Date.now() });
      } else log('warn', 'The backup is on this machine only: set BACKUP_TARGET');
      state.save({ good: 'yes' });
      log('info', offsite ? 'A backup was taken and sent' : 'A backup was taken', { backup: listBackups(folder)[0] });
    } catch (error) {
      state.save({ good: 'no' });
      log('error', 'The backup failed', { err: describeFailure(error) });
    }
  };
  const backUp = () =>
    attempt(async (begun) => {
      await take(folder);
      state.save({ taken: begun });
    });
  const runDrill = async () => {
    const { different } = await drillNewest(folder, scratch, environment).catch((error) => ({
      different: [describeFailure(error)],
    }));
    state.saveDrill(different.length === 0);
    if (different.length === 0) log('info', 'A backup was restored for a trial, and nothing is missing');
    else log('error', 'The trial restore failed', { different: different.slice(0, 20) });
  };

  while (!signal.aborted) {
    if (isBackupDue(state.values, at, Date.now())) await backUp();
    else if (isSendDue(state.values, Date.now())) await attempt(async () => {});
    if (!signal.aborted && isDrillDue(state.values, Date.now())) await runDrill();
    await pause(CHECK_MS, undefined, { signal }).catch(() => {});
  }
  server.close();
}
