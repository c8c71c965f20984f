import type { CompanyDetails, CompanyFacts } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known of the company beside what is on its papers, which is in the settings of invoices; no row before the first time. */
@Entity('company_facts')
export class SavedFacts {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'jsonb' })
  facts: CompanyFacts;
}

/** The company's details as somebody has saved them. Rows are never changed. */
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
