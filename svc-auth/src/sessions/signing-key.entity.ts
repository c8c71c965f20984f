import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key that signs tokens. Its private half is nowhere but in this row. */
@Entity({ name: 'signing_key' })
export class SigningKey {
  @PrimaryColumn({ type: 'uuid' })
  kid: string;

  @Column({ type: 'text' })
  private_key_pem: string;

  @Column({ type: 'text' })
  public_key_pem: string;

  @Column({ type: 'timestamptz' })
  created_at: Date;
}
