import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { BLOCK_BYTES, computeEncryptedSize, decryptChunks, encrypt, HEAD_BYTES } from './age.js';

let identity: string;
let recipient: string;
beforeAll(async () => {
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
});

const encryptObject = async (plain: Buffer, chunkBytes: number) => {
  const chunks = Array.from({ length: Math.ceil(plain.length / chunkBytes) }, (_, index) =>
    plain.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  const { chunks: object, head } = await encrypt(Readable.from(chunks), recipient);
  return { object: await buffer(Readable.from(object)), head };
};

describe('encrypted', () => {
  it.each([0, 1, BLOCK_BYTES - 1, BLOCK_BYTES, BLOCK_BYTES + 1, 3 * BLOCK_BYTES, 200_000])(
    'writes the computed size and decrypts again: %i bytes',
    async (bytes) => {
      const plain = randomBytes(bytes);
      const { object: stored, head } = await encryptObject(plain, 10_007);
      expect(stored.length).toBe(computeEncryptedSize(bytes));
      expect(head.length).toBe(HEAD_BYTES);
      expect(stored.subarray(0, HEAD_BYTES).equals(head)).toBe(true);
      const opened = await buffer(Readable.from(decryptChunks(Readable.from([stored]), [identity])));
      expect(opened.equals(plain)).toBe(true);
    },
  );

  it('differs each time', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await encryptObject(Buffer.from('the same'), 8)).object),
    );
    expect(one?.equals(other as Buffer)).toBe(false);
  });

  it('fails with the error of its source', async () => {
    const failing = async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('The connection was cut');
    };
    const reading = async () => buffer(Readable.from((await encrypt(failing(), recipient)).chunks));
    await expect(reading()).rejects.toThrow('The connection was cut');
  });
});
