import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company logo. Papers issued with it keep it. */
@Entity('company_logo')
export class CompanyLogo {
  /** SHA-256 of the PNG, in hexadecimal. */
  @PrimaryColumn({ type: 'text' })
  sha256: string;

  @Column({ type: 'bytea' })
  png: Buffer;

  /** px */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  /** Used on new papers; at most one, by a unique index. */
  @Column({ type: 'boolean' })
  isCurrent: boolean;
}
