import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { ProcessRecords } from './process-records.mjs';

describe('ProcessRecords', () => {
  let dir: string;
  let records: InstanceType<typeof ProcessRecords>;
  let other: ChildProcess;
  const hasEnded = () => other.exitCode !== null || other.signalCode !== null;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'records-'));
    records = new ProcessRecords(dir);
    other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  });
  afterEach(() => {
    if (!hasEnded()) other.kill('SIGKILL');
    rmSync(dir, { recursive: true });
  });

  it('ends processes that a killed start left running', async () => {
    const exit = once(other, 'exit');
    records.note('svc-auth', other.pid);
    expect(await records.endLeftovers()).toEqual(['svc-auth']);
    expect(await exit).toEqual([null, 'SIGTERM']);
    expect(await records.endLeftovers()).toEqual([]);
  });

  it('spares a process that only reuses an old process id', async () => {
    writeFileSync(
      path.join(dir, 'svc-auth.pid'),
      JSON.stringify({ pid: other.pid, startTime: '1', stopSignal: 'SIGKILL' }),
    );
    expect(await records.endLeftovers()).toEqual([]);
    expect(hasEnded()).toBe(false);
  });

  it('refuses a second start on the same directory', () => {
    records.note('start', other.pid);
    expect(() => records.claim()).toThrow(Problem);
  });
});
