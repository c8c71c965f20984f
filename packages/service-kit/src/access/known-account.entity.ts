import type { Role } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-auth's accounts. Only the handler of its changes writes it. */
@Entity('known_account')
export class KnownAccount {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'boolean' })
  verified: boolean;

  @Column({ type: 'boolean' })
  removed: boolean;

  @Column({ type: 'integer' })
  sessionVersion: number;

  @Column({ type: 'uuid', array: true })
  endedSessions: string[];

  /** Null where it isn’t known. */
  @Column({ type: 'boolean', nullable: true })
  secondFactor: boolean | null;

  /** The jobs of a supervisor; null for others. */
  @Column({ type: 'uuid', array: true, nullable: true })
  places: string[] | null;
}
