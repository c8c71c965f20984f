import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public halves of RSA keys (RFC 7517). */
export interface KeySet {
  readonly keys: readonly { readonly kid: string; readonly kty: 'RSA'; readonly n: string; readonly e: string }[];
}

/** The last set of public keys from svc-auth, and its time; one row. */
@Entity('token_key_set')
export class TokenKeySet {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: true;

  @Column({ type: 'jsonb' })
  keys: KeySet;

  @Column({ type: 'timestamptz' })
  fetchedAt: Date;
}
