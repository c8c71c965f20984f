import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createLogger, NestLogger } from './logging.js';

/** What is written for some calls of the logger, as JSON. */
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

describe('a line of the log', () => {
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
  ])('of %s says what there is, and never "undefined"', (_, act, msg) => {
    expect(lines(act)).toMatchObject([{ msg, context: 'Feed' }]);
    expect(JSON.stringify(lines(act))).not.toContain('undefined');
  });

  describe('that is written to', () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const { fd } = process.stdout;
    const writeTo = (path: string, message: string) => {
      const file = openSync(path, 'a');
      Object.assign(process.stdout, { fd: file });
      try {
        createLogger('jobs', 'info').fatal(message);
      } finally {
        Object.assign(process.stdout, { fd });
        closeSync(file);
      }
    };
    afterAll(() => rmSync(folder, { recursive: true }));

    it('a full disk is lost, and the next one is written when there is room', () => {
      const log = join(folder, 'log');
      writeTo('/dev/full', 'lost');
      writeTo(log, 'written');
      expect(JSON.parse(readFileSync(log, 'utf8'))).toMatchObject({ level: 'fatal', service: 'jobs', msg: 'written' });
    });
  });
});
