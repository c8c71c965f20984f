import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentIds } from '../documents/account-documents.entity.js';

/** Which staged documents became a person's with the registration: svc-media reads it from the feed. */
@Entity({ name: 'registration' })
export class RegistrationRecord {
  @PrimaryColumn({ type: 'uuid' })
  user_id: string;

  @Column({ type: 'uuid' })
  registration_id: string;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}
