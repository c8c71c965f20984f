import { Column, PrimaryColumn } from 'typeorm';

/** A link to one page for whoever has it. Entities of each kind of page extend it with their target. */
export abstract class PageLink {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** SHA-256 of the token. */
  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
