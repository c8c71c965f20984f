import { Column, PrimaryColumn } from 'typeorm';

/** Until when a key has used its share of an hour. The service's entity extends it with the name of its table. */
export abstract class HourlyBooking {
  @PrimaryColumn({ type: 'text' })
  address: string;

  @Column({ type: 'timestamptz' })
  bookedUntil: Date;
}
