import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { bech32 } from '@scure/base';
import { decryptedChunks, encryptedSize, HEAD_BYTES } from './age.js';
import { BLOCK_BYTES, encrypted, recipientOf } from './age-writer.js';

const identityBytes = randomBytes(32);
const identity = bech32.encodeFromBytes('AGE-SECRET-KEY-', identityBytes).toUpperCase();
const recipient = recipientOf(identityBytes);

const written = (plain: Buffer, chunkBytes: number) => {
  const chunks = Array.from({ length: Math.ceil(plain.length / chunkBytes) }, (_, index) =>
    plain.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  const { chunks: object, head } = encrypted(Readable.from(chunks), recipient);
  return { object: buffer(Readable.from(object)), head };
};

describe('what is written in the age format', () => {
  it.each([0, 1, BLOCK_BYTES - 1, BLOCK_BYTES, BLOCK_BYTES + 1, 3 * BLOCK_BYTES, 200_000])(
    'is read by the npm package: %i bytes',
    async (bytes) => {
      const plain = randomBytes(bytes);
      const { object, head } = written(plain, 10_007);
      const stored = await object;
      expect(stored.length).toBe(encryptedSize(bytes));
      expect(head.length).toBe(HEAD_BYTES);
      expect(stored.subarray(0, HEAD_BYTES).equals(head)).toBe(true);
      const opened = await buffer(Readable.from(decryptedChunks(Readable.from([stored]), [identity])));
      expect(opened.equals(plain)).toBe(true);
    },
  );

  it('differs each time', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => written(Buffer.from('the same'), 8).object));
    expect(one?.equals(other as Buffer)).toBe(false);
  });

  it('ends with the error of its source', async () => {
    const failing = async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('The connection was cut');
    };
    const { chunks } = encrypted(failing(), recipient);
    await expect(buffer(Readable.from(chunks))).rejects.toThrow('The connection was cut');
  });
});
