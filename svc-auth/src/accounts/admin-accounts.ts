import { Transactions, violatedConstraint } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { hashPassword } from '../passwords/password-hashing.js';
import { addAccount, EMAIL_UNIQUE } from './account-changes.js';

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

@Injectable()
export class AdminAccounts {
  constructor(private readonly transactions: Transactions) {}

  /** Answers false when somebody has the e-mail already; then nothing is changed. */
  async add(admin: { id?: string; name: string; email: string; password: string }): Promise<boolean> {
    const { password, ...person } = admin;
    const password_hash = await hashPassword(password);
    try {
      await this.transactions.runWithoutWaiting((tx) =>
        addAccount(tx, { ...NO_DETAILS, ...person, role: 'admin', verified: true, password_hash }),
      );
      return true;
    } catch (error) {
      if (violatedConstraint(error) === EMAIL_UNIQUE) return false;
      throw error;
    }
  }
}
