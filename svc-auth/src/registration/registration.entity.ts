import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentIds } from '../accounts/account-documents.entity.js';

/** The staged documents of a registered person. svc-media reads them in the feed. */
@Entity({ name: 'registration' })
export class RegistrationRecord {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @Column({ type: 'uuid' })
  registrationId: string;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}
