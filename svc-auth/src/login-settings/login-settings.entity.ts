import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Login settings. At most one row; defaults apply without it. */
@Entity('login_settings')
export class LoginSettingsRow {
  @PrimaryColumn({ type: 'smallint' })
  id: number;

  @Column({ type: 'boolean' })
  adminsWithoutPassword: boolean;

  @Column({ type: 'boolean' })
  contractorsWithProviders: boolean;

  /** 1, and one more with each change. */
  @Column({ type: 'integer' })
  version: number;
}
