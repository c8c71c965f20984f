import type { SiteProof } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Promises and proof on the website; no row before the first save. */
@Entity('site_proof')
export class SiteProofRow {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'jsonb' })
  proof: SiteProof;

  /** Increases with each change. */
  @Column({ type: 'integer' })
  version: number;
}

/** A saved version of the proof. Rows are never changed. */
@Entity('site_proof_version')
export class SiteProofVersion {
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'jsonb' })
  proof: SiteProof;

  /** Empty: saved before versions were kept. */
  @Column({ type: 'text' })
  savedBy: string;

  @Column({ type: 'timestamptz' })
  savedAt: Date;
}
