import type { Role } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-auth's accounts. Written by the handler of its changes alone. */
@Entity('known_account')
export class KnownAccount {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  name: string;
  @Column('text')
  role: Role;
  @Column('boolean')
  verified: boolean;
  @Column('boolean')
  removed: boolean;
  @Column('integer')
  session_version: number;
  /** Ids of sessions that ended before their tokens do. */
  @Column('uuid', { array: true })
  ended_sessions: string[];
}
