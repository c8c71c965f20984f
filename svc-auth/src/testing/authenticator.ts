import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const computeSha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toBase64url = (data: Buffer | Uint8Array) => Buffer.from(data).toString('base64url');

export interface AnswerOverrides {
  origin?: string;
  rpId?: string;
  challenge?: string;
  verified?: boolean;
  userHandle?: string;
}

/** An authenticator in software, with one ES256 passkey and a counter (WebAuthn Level 3, 6.1 and 6.5). */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicJwk: { x: string; y: string };
  private userHandle = 'AAAA';
  counter = 0;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicJwk = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  }

  /** A second device with the same key, as an attacker would have it. */
  clone(): Authenticator {
    return Object.assign(Object.create(Authenticator.prototype), this) as Authenticator;
  }

  /** Like `navigator.credentials.create`. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, wrong: AnswerOverrides = {}) {
    this.userHandle = options.user.id;
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(this.publicJwk.x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(this.publicJwk.y, 'base64url'))],
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      isoCBOR.encode(cose),
    ]);
    const authData = Buffer.concat([
      this.buildAuthenticatorData(wrong.rpId ?? options.rp.id, wrong, HAS_CREDENTIAL),
      credential,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: toBase64url(this.buildClientData('webauthn.create', options.challenge, wrong)),
      attestationObject: toBase64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** Like `navigator.credentials.get`; increases the counter. */
  get(options: { challenge: string; rpId: string }, wrong: AnswerOverrides = {}) {
    this.counter += 1;
    const authenticatorData = this.buildAuthenticatorData(wrong.rpId ?? options.rpId, wrong);
    const clientData = this.buildClientData('webauthn.get', options.challenge, wrong);
    const signature = sign('sha256', Buffer.concat([authenticatorData, computeSha256(clientData)]), this.privateKey);
    return this.answer({
      clientDataJSON: toBase64url(clientData),
      authenticatorData: toBase64url(authenticatorData),
      signature: toBase64url(signature),
      userHandle: wrong.userHandle ?? this.userHandle,
    });
  }

  private buildAuthenticatorData(rpId: string, { verified = true }: AnswerOverrides, further = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      computeSha256(rpId),
      Buffer.from([USER_PRESENT | (verified ? USER_VERIFIED : 0) | further]),
      counter,
    ]);
  }

  private buildClientData(type: string, challenge: string, wrong: AnswerOverrides): Buffer {
    const data = { type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? this.origin };
    return Buffer.from(JSON.stringify(data));
  }

  private answer<Response extends object>(response: Response) {
    const id = toBase64url(this.credentialId);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
