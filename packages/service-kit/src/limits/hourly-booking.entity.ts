import { Column, PrimaryColumn } from 'typeorm';

/** When a key's hourly quota is free again. A service's entity extends it with its table name. */
export abstract class HourlyBooking {
  @PrimaryColumn({ type: 'text' })
  address: string;

  @Column({ type: 'timestamptz' })
  bookedUntil: Date;
}
