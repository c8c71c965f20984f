import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who has confirmed last that the company charges GST at a rate. It holds while that rate is the saved one. */
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
