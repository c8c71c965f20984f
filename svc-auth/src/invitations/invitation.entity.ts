import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person invited to register as sub-contractor, until they do. */
@Entity('contractor_invitation')
export class Invitation {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** Unique, ignoring case. */
  @Column({ type: 'text' })
  email: string;

  /** SHA-256 of the token, which has 256 random bits. */
  @Column({ type: 'text' })
  tokenHash: string;

  /** Key of the call that last mailed it. */
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
