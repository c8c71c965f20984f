import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Progress } from './progress.mjs';

const usage = { seconds: 0 };
jest.mock('../machine/processes.mjs', () => ({ readProcessorSeconds: () => usage.seconds }));

describe('Progress', () => {
  let folder: string;
  let logFile: string;
  let now: number;
  let progress: InstanceType<typeof Progress>;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'progress-'));
    logFile = path.join(folder, 'log');
    writeFileSync(logFile, '');
    now = 0;
    usage.seconds = 0;
    progress = new Progress(() => [{ pid: 1, logFile }], { now: () => now });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Checks each second. Returns whether progress was ever stuck. */
  function wait(seconds: number, work: (second: number) => void = () => {}): boolean {
    for (let second = 0; second < seconds; second += 1) {
      now += 1000;
      work(second);
      if (progress.isStuck()) return true;
    }
    return false;
  }

  it('is not stuck for hours while the process uses a twentieth of a processor', () =>
    expect(
      wait(7200, () => {
        usage.seconds += 0.05;
      }),
    ).toBe(false));

  it('is not stuck for hours while the process logs each minute', () =>
    expect(wait(7200, (second) => second % 60 === 0 && appendFileSync(logFile, 'Drawing documents\n'))).toBe(false));

  it('is stuck after two idle minutes', () => {
    expect(wait(119)).toBe(false);
    expect(wait(5)).toBe(true);
  });

  it('is stuck when the process only polls', () =>
    expect(
      wait(300, () => {
        usage.seconds += 0.01;
      }),
    ).toBe(true));

  it('restarts its count at the last work', () => {
    expect(wait(110)).toBe(false);
    appendFileSync(logFile, 'Made the tables\n');
    expect(wait(110)).toBe(false);
  });
});
