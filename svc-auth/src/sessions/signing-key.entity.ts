import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that signs tokens, or did. The private half is sealed under DATA_KEY and nowhere but in this row. */
@Entity({ name: 'signing_key' })
export class SigningKey {
  @PrimaryColumn({ type: 'uuid' })
  kid: string;

  /** PEM, sealed at `signing_key/<kid>/private_key`. */
  @Column({ type: 'text' })
  private_key: string;

  @Column({ type: 'text' })
  public_key_pem: string;

  @Column({ type: 'timestamptz' })
  created_at: Date;

  /** When another key took its place; null for the one that signs. */
  @Column({ type: 'timestamptz', nullable: true })
  retired_at: Date | null;
}
