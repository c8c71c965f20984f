import { Transactions, violatedConstraint } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/write-audit.js';
import { hashPassword } from '../passwords/password-hashing.js';
import { addAccount, EMAIL_UNIQUE } from './account-changes.js';
import { SealedDetails } from './sealed-details.js';

const NO_DETAILS = {
  address: '',
  zip_code: '',
  contact_no: '',
  abn: '',
  passport_number: '',
  bank_name: '',
  account_type: '',
  account_name: '',
  account_number: '',
  bsb: '',
};

/** Admins are added by whoever runs the server: by its environment or a command. No account stands for them. */
const OPERATOR = { id: '', name: 'Operator' };

@Injectable()
export class AdminAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
  ) {}

  /** Answers false when somebody has the e-mail already; then nothing is changed. */
  async add(admin: { id?: string; name: string; email: string; password: string }): Promise<boolean> {
    const { password, ...person } = admin;
    const password_hash = await hashPassword(password);
    try {
      await this.transactions.runWithoutWaiting(async (tx) => {
        const details = { ...NO_DETAILS, ...person, role: 'admin', verified: true, password_hash } as const;
        const { id, name } = await addAccount(tx, this.sealed, details);
        await writeAudit(tx, { actor: OPERATOR, action: 'account.admin-added', subject: { kind: 'person', id, name } });
      });
      return true;
    } catch (error) {
      if (violatedConstraint(error) === EMAIL_UNIQUE) return false;
      throw error;
    }
  }
}
