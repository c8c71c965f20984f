import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last confirmation that the company charges GST at a rate. Valid while that rate is saved. */
@Entity('gst_confirmation')
export class GstConfirmation {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  /** Hundredths of a percent. */
  @Column({ type: 'integer' })
  rate: number;

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  confirmedBy: string;

  @Column({ type: 'timestamptz' })
  confirmedAt: Date;
}
