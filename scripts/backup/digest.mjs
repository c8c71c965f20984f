import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes bytes on and remembers how many there were and their SHA-256. */
export class Digest extends Transform {
  #hash = createHash('sha256');
  #bytes = 0;

  _transform(chunk, _encoding, done) {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** To be called once, when everything has passed. */
  result() {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Length and SHA-256 of a file as it lies on the disk; undefined when it is not there. */
export async function digestOf(file) {
  const digest = new Digest();
  try {
    await pipeline(createReadStream(file), digest, nowhere());
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  return digest.result();
}
