import { randomBytes } from 'node:crypto';
import type { AuditAction, CallAnswer, CallBody, inviteAdmin, inviteSupervisor, makeLink } from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  lockRow,
  refuse,
  refuseField,
  refuseOnConstraint,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Account, addAccount, EMAIL_UNIQUE } from '../accounts/account.entity.js';
import { NO_DETAILS } from '../accounts/admins.service.js';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { LoginSettings } from '../login-settings/login-settings.service.js';
import { pickAddressee } from '../mail/addressee.js';
import { Mails } from '../mail/mails.service.js';
import { Notices } from '../notices/notices.service.js';
import { hashPassword } from '../passwords/passwords.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { isInvited } from './links.queries.js';
import { makeOneTimeLink } from './one-time-links.js';

/** Links that admins make for others, and invitations. */
@Injectable()
export class AdminLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
    private readonly mails: Mails,
    private readonly notices: Notices,
    private readonly settings: LoginSettings,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** An invitation if none was accepted yet, otherwise a link for a new password. */
  async make(admin: Caller, { id }: CallBody<typeof makeLink>): Promise<CallAnswer<typeof makeLink>> {
    // A stolen session must not become the password.
    if (id === admin.id) throw refuse('password_own');
    return this.transactions.run(async (tx) => {
      const account = await lockRow(tx.manager, Account, { id, removedAt: IsNull() }, 'no_such_person');
      if (account.disabledAt) throw refuse('account_is_disabled');
      if (await this.settings.findProviderInPlaceOfPassword(tx.manager, account))
        throw refuse('password_closed_to_admin');
      const purpose = (await isInvited(tx.manager, id)) ? 'invitation' : 'reset-password';
      const link = await makeOneTimeLink(tx, id, purpose, admin.id);
      const { name } = account;
      const to = pickAddressee(account);
      await writeAudit(tx, { actor: admin, action: 'account.link-made', subject: { kind: 'person', id, name } });
      await this.mails.write(tx, {
        kind: 'link-made',
        key: `link-made ${link.id}`,
        to,
        parameters: { name: to.name, admin: admin.name },
        accountId: id,
      });
      return { url: `${this.env.SITE_URL}${link.path}`, expires_at: link.expiresAt.toISOString() };
    });
  }

  invite(admin: Caller, invited: CallBody<typeof inviteAdmin>): Promise<CallAnswer<typeof inviteAdmin>> {
    return this.add(admin, { ...invited, role: 'admin', verified: true }, 'account.admin-invited', (tx, { id, name }) =>
      this.notices.raise(tx, {
        kind: 'new-admin',
        to: 'admins',
        except: [id],
        parameters: { admin: name, by: admin.name },
      }),
    );
  }

  inviteSupervisor(
    admin: Caller,
    { places, ...invited }: CallBody<typeof inviteSupervisor>,
  ): Promise<CallAnswer<typeof inviteSupervisor>> {
    const account = { ...invited, role: 'supervisor' as const, verified: false, places: [...new Set(places)] };
    return this.add(admin, account, 'account.supervisor-invited');
  }

  /** Nobody knows the first password; the invited person chooses one with the link, or connects a provider account. */
  private async add(
    admin: Caller,
    invited: Pick<Account, 'name' | 'email' | 'role' | 'verified'> & { readonly places?: string[] },
    action: AuditAction,
    tell?: (tx: Transaction, account: Account) => Promise<void>,
  ): Promise<{ id: string }> {
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    return refuseOnConstraint({ [EMAIL_UNIQUE]: () => refuseField('email', 'email_taken') }, () =>
      this.transactions.run(async (tx) => {
        const account = await addAccount(tx, this.sealed, { ...NO_DETAILS, ...invited, passwordHash });
        const { id, name, email, role } = account;
        await writeAudit(tx, { actor: admin, action, subject: { kind: 'person', id, name } });
        await tell?.(tx, account);
        const link = await makeOneTimeLink(tx, id, 'invitation', admin.id);
        const parameters = { name, admin: admin.name, path: link.path };
        await this.mails.write(tx, {
          kind: 'invitation',
          key: `invitation ${link.id}`,
          to: { name, address: email },
          parameters: role === 'admin' ? parameters : { ...parameters, as: 'supervisor' },
          accountId: id,
          usefulUntil: link.expiresAt,
        });
        return { id };
      }),
    );
  }
}
