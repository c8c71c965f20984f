import { Column, PrimaryColumn } from 'typeorm';

/** A link to one page, for whoever has it. The entity of each kind of page extends it with what the link opens. */
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
