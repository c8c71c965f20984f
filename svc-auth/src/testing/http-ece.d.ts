declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** RFC 8188, with the keys of RFC 8291. Throws for content encrypted for others. */
  export function decrypt(
    data: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
  const ece: { decrypt: typeof decrypt };
  export default ece;
}
