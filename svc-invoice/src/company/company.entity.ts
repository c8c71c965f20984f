import type { CompanyDetails, CompanyFacts } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Company details that aren't on papers (those are in the invoice settings). No row before the first save. */
@Entity('company_facts')
export class CompanyFactsRow {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'jsonb' })
  facts: CompanyFacts;
}

/** Saved company details. Rows are never changed. */
@Entity('company_version')
export class CompanyVersion {
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'jsonb' })
  details: CompanyDetails;

  @Column({ type: 'text' })
  savedBy: string;

  @Column({ type: 'timestamptz' })
  savedAt: Date;
}
