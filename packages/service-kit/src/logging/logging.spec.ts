import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createLogger, NestLogger } from './logging.js';

/** Runs the logger and returns its lines, parsed from JSON. */
function lines(act: (logger: NestLogger) => void): Record<string, unknown>[] {
  const written: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk));
      done();
    },
  });
  act(new NestLogger(pino({ base: null, timestamp: false }, sink)));
  return written.map((line) => JSON.parse(line));
}

describe('logger', () => {
  it.each([
    ['an error without a stack', (logger: NestLogger) => logger.error('It failed', undefined, 'Feed'), 'It failed'],
    ['a text with details', (logger: NestLogger) => logger.log('Started', 'in 3 s', 'Feed'), 'Started in 3 s'],
    ['nothing', (logger: NestLogger) => logger.warn(undefined, undefined, 'Feed'), 'Nothing was said'],
    [
      'an object',
      (logger: NestLogger) => logger.warn({ msg: 'Refused', code: 'forbidden' }, undefined, 'Feed'),
      'Refused',
    ],
    ['an error', (logger: NestLogger) => logger.error(new Error('It broke'), undefined, 'Feed'), 'It broke'],
  ])('logs %s without the word undefined', (_, act, msg) => {
    expect(lines(act)).toMatchObject([{ msg, context: 'Feed' }]);
    expect(JSON.stringify(lines(act))).not.toContain('undefined');
  });

  describe('full or slow output', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'log-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    const readMessages = () =>
      readFileSync(join(folder, 'log'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg);

    it('does not stop the service', () => {
      const disk = openSync('/dev/full', 'w');
      const logger = createLogger('jobs', 'info', disk);
      for (let lines = 0; lines < 10_000; lines += 1) logger.fatal('No room');
      closeSync(disk);
    });

    it.each([
      ['some lines', 3],
      ['more lines than the buffer holds', 20_000],
    ])('receives the oldest and newest lines once there is room, after %s', (_, count) => {
      const disk = openSync(join(folder, 'log'), 'w');
      const logger = createLogger('jobs', 'info', disk);
      const full = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
        throw Object.assign(new Error('No space left'), { code: 'ENOSPC' });
      });
      for (let lines = 0; lines < count; lines += 1) logger.info(String(lines));
      full.mockRestore();
      logger.info('There is room');
      logger.info('last');
      closeSync(disk);
      expect(readMessages().slice(0, 3)).toEqual(['0', '1', '2']);
      expect(readMessages().at(-1)).toBe('last');
    });

    it('receives every line when its reader is slow', async () => {
      const reader = spawn('sh', ['-c', 'sleep 0.2; cat > log'], { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
      const { fd } = (reader.stdin as unknown as { _handle: { fd: number } })._handle;
      const logger = createLogger('jobs', 'info', fd);
      const numbers = Array.from({ length: 5000 }, (_, index) => String(index));
      for (const number of numbers) logger.info(number);
      reader.stdin.end();
      await once(reader, 'close');
      expect(readMessages()).toEqual(numbers);
    });
  });
});
