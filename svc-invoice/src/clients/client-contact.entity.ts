import type { ContactRole } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person at a client, in the order in which the office has entered them. */
@Entity('client_contact')
export class ClientContactRow {
  @PrimaryColumn({ type: 'uuid' })
  clientId: string;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  telephone: string;

  @Column({ type: 'text', array: true })
  roles: ContactRole[];

  /** May open the client's page; null: decided by their roles. */
  @Column({ type: 'boolean', nullable: true })
  opensPage: boolean | null;
}
