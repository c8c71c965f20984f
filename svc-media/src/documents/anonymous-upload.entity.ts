import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What people without an account have uploaded, by minute and address. */
@Entity('anonymous_upload')
export class AnonymousUpload {
  @PrimaryColumn({ type: 'timestamptz' })
  minute: Date;

  /** A digest of the address that it came from. */
  @PrimaryColumn({ type: 'text' })
  source: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  bytes: number;
}
