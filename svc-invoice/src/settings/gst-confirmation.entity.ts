import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who has confirmed last that the company charges GST at a rate. It holds while that rate is the saved one. */
@Entity('gst_confirmation')
export class GstConfirmation {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' })
  onlyRow: boolean;

  /** Hundredths of a percent. */
  @Column({ type: 'integer' })
  rate: number;

  /** The admin's name at that time. */
  @Column({ name: 'confirmed_by', type: 'text' })
  confirmedBy: string;

  @Column({ name: 'confirmed_at', type: 'timestamptz' })
  confirmedAt: Date;
}
