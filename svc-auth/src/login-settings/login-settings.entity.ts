import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How people may log in. One row at most; without it the defaults hold. */
@Entity('login_settings')
export class StoredLoginSettings {
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
