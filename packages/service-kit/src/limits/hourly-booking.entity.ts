import { Column, PrimaryColumn } from 'typeorm';

/** Until when a key has used its hour. A service's entity extends it with its table name. */
export abstract class HourlyBooking {
  @PrimaryColumn({ type: 'text' })
  address: string;

  @Column({ type: 'timestamptz' })
  bookedUntil: Date;
}
