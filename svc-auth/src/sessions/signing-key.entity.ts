import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A current or retired key for tokens. The private key is sealed under DATA_KEY and stored in this row only. */
@Entity({ name: 'signing_key' })
export class SigningKey {
  @PrimaryColumn({ type: 'uuid' })
  kid: string;

  /** PEM, sealed at `signing_key/<kid>/private_key`. */
  @Column({ type: 'text' })
  privateKey: string;

  @Column({ type: 'text' })
  publicKeyPem: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** When another key replaced it; null for the current key. */
  @Column({ type: 'timestamptz', nullable: true })
  retiredAt: Date | null;
}
