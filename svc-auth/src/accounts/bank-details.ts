import type { AnswerOf, showBankDetails } from '@cleaning/contracts';
import { type Caller, NotFound, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { writeAudit } from '../audit/write-audit.js';
import { Account } from './account.entity.js';
import { SealedDetails } from './sealed-details.js';

@Injectable()
export class BankDetails {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
  ) {}

  /** Nobody sees them without an entry in the audit log. Throws NotFound for admins too: they have none. */
  show(admin: Caller, id: string): Promise<AnswerOf<typeof showBankDetails>> {
    return this.transactions.run(async (tx) => {
      const account = await tx.manager.findOneBy(Account, { id, role: 'user', removed_at: IsNull() });
      if (!account) throw new NotFound('There is no such sub-contractor.');
      const { name, bank_name, account_type, account_name, account_number, bsb, passport_number } =
        this.sealed.open(account);
      await writeAudit(tx, {
        actor: admin,
        action: 'account.bank-details-shown',
        subject: { kind: 'person', id, name },
      });
      return { bank_name, account_type, account_name, account_number, bsb, passport_number };
    });
  }
}
