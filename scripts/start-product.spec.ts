import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.join(__dirname, 'start.mjs');

it.each([
  ['--help', "Unknown option '--help'"],
  ['--emtpy', "Unknown option '--emtpy'"],
  ['empty', "Unexpected argument 'empty'"],
])('refuses npm start -- %s, lists valid options and makes nothing', (word, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, word], {
    env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ status, stdout, stderr, made: readdirSync(folder) }).toEqual({
    status: 1,
    stdout: '',
    stderr: `✖ ${said}. npm start takes "-- --empty" (no demo company), and the settings PORT, HOST and DATA_DIR.\n`,
    made: [],
  });
  rmSync(folder, { recursive: true });
});
