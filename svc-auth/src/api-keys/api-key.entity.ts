import type { ApiScope } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key by which a program uses the calls. */
@Entity('api_key')
export class ApiKey {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Unique among keys that aren't revoked, ignoring case. */
  @Column({ type: 'text' })
  name: string;

  /** SHA-256 of the key, which has 256 random bits. */
  @Column({ type: 'text' })
  keyHash: string;

  @Column({ type: 'text', array: true })
  scopes: ApiScope[];

  /** Addresses, and networks in CIDR notation; empty: any address. */
  @Column({ type: 'text', array: true })
  networks: string[];

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  madeBy: string;

  /** Their account. Null for a key that the previous version has made during an update. */
  @Column({ type: 'uuid', nullable: true })
  madeById: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  /** Written once a minute at most. */
  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @Column({ type: 'text', default: '' })
  lastUsedFrom: string;
}
