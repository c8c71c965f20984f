import {
  type CallAnswer,
  type CallBody,
  type DetailChanges,
  type DetailField,
  DONE,
  type editPerson,
  formatMoment,
  HOUR_MS,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  lockRow,
  refuseField,
  refuseOnConstraint,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Account, changeAccount, EMAIL_UNIQUE } from '../accounts/account.entity.js';
import { DETAIL_PROPERTIES, toAccountDetails, toDetails } from '../accounts/account-details.js';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { EmailConfirmation } from '../links/email-confirmation.service.js';
import { consumeMailedLinks } from '../links/one-time-links.js';
import { Notices } from '../notices/notices.service.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { findDifferentFields, hasBankDetail, listChanges } from './detail-rules.js';

/** Changes the details of sub-contractors. */
@Injectable()
export class PersonDetails {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
    private readonly notices: Notices,
    private readonly confirmation: EmailConfirmation,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Idempotent. Throws 404, 409 and 400. */
  async edit(
    admin: Caller,
    { id, details_version, changes }: CallBody<typeof editPerson>,
  ): Promise<CallAnswer<typeof editPerson>> {
    await refuseOnConstraint({ [EMAIL_UNIQUE]: () => refuseField('changes.email', 'email_taken') }, () =>
      this.transactions.run((tx) => this.apply(tx, admin, { id, details_version, changes }, 'account.details-changed')),
    );
    return DONE;
  }

  /** The details of a sub-contractor as they are, unsealed. Throws 404. */
  async read({ manager }: Transaction, id: string): Promise<Account> {
    const account = await lockRow(
      manager,
      Account,
      { id, role: 'user', removedAt: IsNull() },
      'no_such_sub_contractor',
    );
    return this.sealed.open(account);
  }

  /**
   * Changes differing details, notifies the person at the former address, and audits old and new values. A changed bank
   * account holds payments for PAYMENT_HOLD_HOURS.
   */
  async apply(
    tx: Transaction,
    admin: Caller,
    { id, details_version, changes }: { id: string; details_version: number; changes: DetailChanges },
    action: 'account.details-changed' | 'account.change-approved',
  ): Promise<void> {
    const now = await this.read(tx, id);
    const was = toDetails(now);
    const fields = findDifferentFields(was, changes);
    // Checked before the version, since a repeat is done already.
    if (fields.length === 0) return;
    requireVersion(now.detailsVersion, details_version, 'details_changed');
    const heldUntil = hasBankDetail(fields)
      ? new Date(getNow().getTime() + this.env.PAYMENT_HOLD_HOURS * HOUR_MS)
      : null;
    await this.tell(tx, now, fields, heldUntil);
    const { name } = now;
    await writeAudit(tx, {
      actor: admin,
      action,
      subject: { kind: 'person', id, name },
      details: listChanges(was, changes, fields),
    });
    await this.write(tx, now, changes, fields, heldUntil);
  }

  /** To the former address: the message is written before the account. */
  private tell(
    tx: Transaction,
    { id }: Account,
    fields: readonly DetailField[],
    heldUntil: Date | null,
  ): Promise<void> {
    const [held_until_date = '', held_until_time = ''] = heldUntil
      ? formatMoment(heldUntil, this.env.BUSINESS_TZ).split('T')
      : [];
    return this.notices.raise(tx, {
      kind: 'details-changed',
      to: [id],
      parameters: { field_keys: fields.join(','), held_until_date, held_until_time },
    });
  }

  private async write(
    tx: Transaction,
    now: Account,
    changes: DetailChanges,
    fields: readonly DetailField[],
    heldUntil: Date | null,
  ): Promise<void> {
    const next = this.sealed.seal({ ...now, ...toAccountDetails({ ...toDetails(now), ...changes }) });
    const hasNewEmail = fields.includes('email');
    const outcome = await changeAccount(tx, now.id, (account) => {
      for (const field of fields) account[DETAIL_PROPERTIES[field]] = next[DETAIL_PROPERTIES[field]];
      account.detailsVersion += 1;
      if (hasNewEmail) account.emailConfirmedAt = null;
      if (heldUntil) {
        account.bankChangedAt = getNow();
        account.paymentsHeldUntil = heldUntil;
      }
      return true;
    });
    if (!hasNewEmail || !outcome) return;
    // Somebody who reads the former address's mail must not choose a password with it, nor confirm the new one.
    await consumeMailedLinks(tx, now.id);
    await this.confirmation.ask(tx, outcome.account);
  }
}
