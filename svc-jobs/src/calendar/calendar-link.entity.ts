import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The address under which a person's calendar program reads their shifts. */
@Entity('calendar_link')
export class CalendarLink {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  /** SHA-256 of the secret, in hex. The secret has 256 random bits, so that nobody finds it by trying. */
  @Column({ name: 'key_hash', type: 'text' })
  keyHash: string;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;
}
