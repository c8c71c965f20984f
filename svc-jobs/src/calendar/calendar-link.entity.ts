import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The address under which a person's calendar program reads their shifts. */
@Entity('calendar_link')
export class CalendarLink {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** SHA-256 of the secret, in hex. The secret has 256 random bits and can't be guessed. */
  @Column({ type: 'text' })
  keyHash: string;

  @Column({ type: 'timestamptz' })
  madeAt: Date;
}
