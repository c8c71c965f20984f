import { PassThrough, Readable } from 'node:stream';
import type { Response } from 'express';
import { send } from './object-store.js';

/** The parts of a response that `send` uses. */
const answer = () => Object.assign(new PassThrough(), { set: () => undefined }) as unknown as Response & PassThrough;

describe('send', () => {
  it('releases the store when the reader left before the first byte', async () => {
    const response = answer();
    response.destroy();
    const stream = Readable.from([Buffer.from('photo')]);
    await send(response, { stream, size: 5 }, {});
    expect(stream.destroyed).toBe(true);
  });

  it('fails with the error of the store', async () => {
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from('ph');
        throw new Error('The connection was cut');
      })(),
    );
    await expect(send(answer(), { stream, size: 5 }, {})).rejects.toThrow('The connection was cut');
  });
});
