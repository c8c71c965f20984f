import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's logo. One row at most; none while there is no logo. */
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
