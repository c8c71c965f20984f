import { ENVIRONMENT, type Environment } from '@cleaning/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { environment } from '../environment.js';
import { AdminAccounts } from './admin-accounts.js';

/** Adds the admin of ADMIN_EMAIL and ADMIN_PASSWORD when nobody has that e-mail. Of replicas that start at once one adds it. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    private readonly dataSource: DataSource,
    private readonly admins: AdminAccounts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.env;
    const [{ taken, any_admin }] = await this.dataSource.query<[{ taken: boolean; any_admin: boolean }]>(
      `SELECT coalesce(bool_or(lower(email) = lower($1)), false) AS taken, coalesce(bool_or(role = 'admin'), false) AS any_admin
       FROM account WHERE removed_at IS NULL`,
      [email ?? ''],
    );
    if (email && password && !taken) {
      if (await this.admins.add({ name: 'Administrator', email, password })) this.logger.log('Added the first admin');
    } else if (!any_admin) {
      this.logger.warn('There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or run add-admin');
    }
  }
}
