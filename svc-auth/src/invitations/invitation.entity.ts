import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody whom the office has invited to register as sub-contractor, until they have. */
@Entity('contractor_invitation')
export class Invitation {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** Of one invitation, in whatever case, by a unique index. */
  @Column({ type: 'text' })
  email: string;

  /** SHA-256 of the token, which has 256 random bits. */
  @Column({ type: 'text' })
  tokenHash: string;

  /** Of the call that has mailed last. */
  @Column({ type: 'uuid' })
  requestKey: string;

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  invitedBy: string;

  @Column({ type: 'timestamptz' })
  sentAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
