import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Bytes uploaded without an account, by minute and address. */
@Entity('anonymous_upload')
export class AnonymousUpload {
  @PrimaryColumn({ type: 'timestamptz' })
  minute: Date;

  /** A digest of the sender's address. */
  @PrimaryColumn({ type: 'text' })
  source: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  bytes: number;
}
