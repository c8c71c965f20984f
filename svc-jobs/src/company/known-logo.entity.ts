import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's logo. At most one row; none without a logo. */
@Entity('known_logo')
export class KnownLogo {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'bytea' })
  png: Buffer;

  /** px */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;
}
