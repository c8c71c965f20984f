import type { SiteProof } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the website promises and shows as proof; no row before it was saved for the first time. */
@Entity('site_proof')
export class SavedSiteProof {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'jsonb' })
  proof: SiteProof;

  /** One more with each change. */
  @Column({ type: 'integer' })
  version: number;
}

/** Proof as somebody has saved it. Rows are never changed. */
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
