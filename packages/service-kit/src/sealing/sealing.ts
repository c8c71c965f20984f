import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Variables of a service with sealed data. Each key is random text of at least 32 characters. */
export const sealingEnvironment = {
  /** Seals new data. */
  DATA_KEY: z.string().min(32),
  /** The previous key, which opens data that was not sealed again yet. Set only while the key is rotated. */
  DATA_KEY_PREVIOUS: z.string().min(32).optional(),
};
export type SealingEnvironment = z.output<z.ZodObject<typeof sealingEnvironment>>;

/** The value cannot be opened: wrong key, wrong context, or changed. */
export class SealError extends Error {}

/** AES-256-GCM (NIST SP 800-38D) with a nonce of 96 bits and a tag of 128 bits. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed:1:(?<keyId>[\da-f]{16}):(?<data>[\w-]+)$/;

const deriveKey = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `cleaning:${purpose}`, bytes));

/** True if a stored text is sealed. */
export const isSealed = (text: string): boolean => SEALED.test(text);

/**
 * Seals short texts (fields of a row) with AES-256-GCM under DATA_KEY. A sealed text contains the id of its key. It is
 * bound to its context, which is where it is stored: in another row or column it does not open.
 */
export class Sealing {
  /** Id of the newest key. It reveals nothing about the key. */
  readonly keyId: string;
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly secrets: readonly string[];

  constructor({ DATA_KEY, DATA_KEY_PREVIOUS }: SealingEnvironment) {
    this.secrets = [DATA_KEY, ...(DATA_KEY_PREVIOUS ? [DATA_KEY_PREVIOUS] : [])];
    const deriveKeyId = (secret: string) => deriveKey(secret, 'key-id', 8).toString('hex');
    this.keyId = deriveKeyId(DATA_KEY);
    this.keys = new Map(this.secrets.map((secret) => [deriveKeyId(secret), deriveKey(secret, 'fields', 32)]));
  }

  /** @param context where the text is stored, such as `account/<id>/bsb` */
  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys.get(this.keyId) as Buffer, nonce);
    cipher.setAAD(Buffer.from(context));
    const data = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `sealed:1:${this.keyId}:${data.toString('base64url')}`;
  }

  /** Throws SealError, which contains nothing of the value. */
  open(sealed: string, context: string): string {
    const { keyId = '', data = '' } = SEALED.exec(sealed)?.groups ?? {};
    const key = this.keys.get(keyId);
    if (!key) throw new SealError(keyId ? `There is no key ${keyId}` : 'The value is not sealed');
    const bytes = Buffer.from(data, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new SealError('The sealed value is cut short');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new SealError('The sealed value was changed, or belongs to another place');
    }
  }

  /** True if the text was sealed with the newest key. */
  isCurrent(sealed: string): boolean {
    return SEALED.exec(sealed)?.groups?.keyId === this.keyId;
  }

  /** Keys for another purpose (32 bytes each), the newest first. */
  deriveKeys(purpose: string): { readonly id: string; readonly key: Buffer }[] {
    const ids = [...this.keys.keys()];
    return this.secrets.map((secret, index) => ({ id: ids[index] as string, key: deriveKey(secret, purpose, 32) }));
  }
}
