import {
  type CallAnswer,
  type CallBody,
  type changeLoginSettings,
  DONE,
  type getLoginSettings,
} from '@cleaning/contracts';
import { type Caller, insertOnce, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, In, IsNull, Not } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { LinkedIdentity } from '../identities/identity.entity.js';
import { ProviderClient } from '../identities/provider-client.service.js';
import { LoginSettingsRow } from './login-settings.entity.js';
import { findIssuerInPlaceOfPassword } from './login-settings.queries.js';

const SETTINGS_ROW = { id: 1 } as const;
const DEFAULTS = { adminsWithoutPassword: false, contractorsWithProviders: false, version: 0 } as const;
const toWord = (isOn: boolean) => (isOn ? 'yes' : 'no');

/** Login settings, decided by the admins. */
@Injectable()
export class LoginSettings {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly client: ProviderClient,
  ) {}

  get(): Promise<CallAnswer<typeof getLoginSettings>> {
    return this.read(this.manager);
  }

  private async read(manager: EntityManager): Promise<CallAnswer<typeof getLoginSettings>> {
    const row = (await manager.findOneBy(LoginSettingsRow, SETTINGS_ROW)) ?? DEFAULTS;
    return {
      admins_without_password: row.adminsWithoutPassword,
      contractors_with_providers: row.contractorsWithProviders,
      version: row.version,
      providers: this.client.list(),
    };
  }

  /**
   * Throws 409 if somebody else changed them meanwhile, and for an admin who turns passwords off without having logged
   * in with a provider.
   */
  async change(
    admin: Caller,
    { version, ...settings }: CallBody<typeof changeLoginSettings>,
  ): Promise<CallAnswer<typeof changeLoginSettings>> {
    await this.transactions.run(async (tx) => {
      const before = await this.read(tx.manager);
      const turnsPasswordsOff = settings.admins_without_password && !before.admins_without_password;
      if (turnsPasswordsOff) await this.requireUsedIdentity(tx, admin);
      const next = {
        ...SETTINGS_ROW,
        adminsWithoutPassword: settings.admins_without_password,
        contractorsWithProviders: settings.contractors_with_providers,
        version: version + 1,
      };
      const isWritten =
        version === 0
          ? await insertOnce(tx.manager, LoginSettingsRow, next)
          : (await tx.manager.update(LoginSettingsRow, { ...SETTINGS_ROW, version }, next)).affected === 1;
      if (!isWritten) throw refuse('settings_changed_reload');
      await writeAudit(tx, {
        actor: admin,
        action: 'login-settings.changed',
        subject: { kind: 'list', id: '', name: 'Login settings' },
        details: {
          admins_without_password: toWord(settings.admins_without_password),
          contractors_with_providers: toWord(settings.contractors_with_providers),
        },
      });
    });
    return DONE;
  }

  /** True if such an account may log in with a provider. */
  async allowsProviders(manager: EntityManager, { role }: Pick<Account, 'role'>): Promise<boolean> {
    return role !== 'user' || (await this.read(manager)).contractors_with_providers;
  }

  /**
   * Name of the provider that replaces an admin's password; undefined if the password opens the account. It does for
   * admins without a connected provider: invited ones, or those added by the operator.
   */
  async findProviderInPlaceOfPassword(
    manager: EntityManager,
    { id, role }: Pick<Account, 'id' | 'role'>,
  ): Promise<string | undefined> {
    const { issuers } = this.client;
    if (role !== 'admin' || issuers.length === 0) return undefined;
    const issuer = await findIssuerInPlaceOfPassword(manager, id, issuers);
    return issuer && this.client.getName(issuer);
  }

  private async requireUsedIdentity({ manager }: Transaction, { id: accountId }: Caller): Promise<void> {
    const used = { accountId, issuer: In(this.client.issuers), lastUsedAt: Not(IsNull()) };
    if (!(await manager.existsBy(LinkedIdentity, used))) throw refuse('admin_without_provider');
  }
}
