import { ENVIRONMENT, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { bech32 } from '@scure/base';
import { identityToRecipient } from 'age-encryption';
import { UnreadableObject } from './age.js';

/** An age identity that is derived from DATA_KEY. */
export interface DocumentKey {
  /** Of the DATA_KEY; it tells nothing of the key. */
  readonly id: string;
  /** `AGE-SECRET-KEY-1…`: what `age -d -i` reads. */
  readonly identity: string;
}

/** An X25519 identity is 32 random bytes in bech32, in capital letters. */
const identityOf = (key: Buffer): string => bech32.encodeFromBytes('AGE-SECRET-KEY-', key).toUpperCase();

/** The keys that documents are encrypted with, the newest first. */
@Injectable()
export class DocumentKeys {
  readonly all: readonly DocumentKey[];
  readonly current: DocumentKey;
  private recipient: Promise<string> | undefined;

  constructor(@Inject(ENVIRONMENT) env: SealingEnvironment) {
    this.all = new Sealing(env).keysFor('documents').map(({ id, key }) => ({ id, identity: identityOf(key) }));
    this.current = this.all[0] as DocumentKey;
  }

  /** What new documents are encrypted to. */
  currentRecipient(): Promise<string> {
    this.recipient ??= identityToRecipient(this.current.identity);
    return this.recipient;
  }

  /** Throws UnreadableObject when neither DATA_KEY nor DATA_KEY_PREVIOUS is the key of that id. */
  identity(id: string): string {
    const found = this.all.find((key) => key.id === id);
    if (!found) throw new UnreadableObject(`Neither DATA_KEY nor DATA_KEY_PREVIOUS is the key ${id}`);
    return found.identity;
  }
}
