import { Writable } from 'node:stream';
import { pino } from 'pino';
import { NestLogger } from './logging.js';

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
});
