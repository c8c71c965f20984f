import { createHmac } from 'node:crypto';
import {
  type CallAnswer,
  type CallBody,
  type EntityState,
  type getPayeeAccounts,
  toBareNumber,
} from '@cleaning/contracts';
import { Sealing, type States, Transactions, toStatesById } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsSelect, In, Not, type Repository } from 'typeorm';
import { writeAudit } from '../audit/audit-entry.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { Account } from './account.entity.js';

const COLUMNS = {
  id: true,
  abn: true,
  address: true,
  zipCode: true,
  accountName: true,
  accountNumber: true,
  bsb: true,
  passportNumber: true,
  paymentsHeldUntil: true,
  erasedAt: true,
} as const satisfies FindOptionsSelect<Account>;
type PayeeAccount = Pick<Account, keyof typeof COLUMNS>;

/** Characters of an account's name that are no letters from A to Z and no blanks, each once: some banks do not take them. */
const findUnusualCharacters = (name: string): string =>
  [...new Set(name.normalize('NFC').replace(/[A-Za-z ]/g, ''))].toSorted().join('');

/** Data that svc-invoice needs to pay people. */
@Injectable()
export class PayeeAccounts {
  private readonly logger = new Logger(PayeeAccounts.name);

  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly sealed: SealedDetails,
  ) {}

  /** The state in the feed. Of the bank details it only shows that they exist, and that they changed. */
  async findStates(ids: readonly string[]): Promise<States<'payee'>> {
    const rows = await this.accounts.find({ select: COLUMNS, where: { id: In(ids) } });
    return toStatesById(rows.map((row) => ({ id: row.id, state: this.getState(row) })));
  }

  private getState(row: PayeeAccount): EntityState<'payee'> {
    const { abn, address, zipCode: postcode } = row;
    const held = row.paymentsHeldUntil?.toISOString();
    const common = {
      abn,
      address,
      postcode,
      payments_held_until: held,
      erased: row.erasedAt ? true : undefined,
    };
    if (row.accountNumber === '' || row.bsb === '') return { ...common, bank: null };
    const opened = this.tryOpen(row);
    if (!opened) return { ...common, bank: null };
    const { bsb } = opened;
    const number = toBareNumber(opened.accountNumber);
    const ending = number.length > 3 ? number.slice(-3) : '';
    const characters = findUnusualCharacters(row.accountName);
    return {
      ...common,
      bank: {
        ending,
        fingerprint: this.computeFingerprint(row, bsb, number),
        ...(characters === '' ? {} : { name_characters: characters }),
      },
    };
  }

  /** Null if the bank details can't be opened, so that other people's payments and the feed don't wait for it. */
  private tryOpen(row: PayeeAccount): PayeeAccount | null {
    try {
      return this.sealed.open({ ...row, passportNumber: '' });
    } catch (error) {
      this.logger.error(`The bank details of ${row.id} cannot be opened: ${(error as Error).message}`);
      return null;
    }
  }

  /** For a bank file. Includes removed people until their details are erased. */
  async list({ ids, admin, purpose }: CallBody<typeof getPayeeAccounts>): Promise<CallAnswer<typeof getPayeeAccounts>> {
    return this.transactions.run(async (tx) => {
      const rows = await tx.manager.find(Account, {
        select: COLUMNS,
        where: { id: In(ids), accountNumber: Not(''), bsb: Not('') },
        order: { id: 'ASC' },
      });
      await writeAudit(tx, {
        actor: admin,
        action: 'payee.bank-details-read',
        subject: { kind: 'pay-run', id: '', name: purpose },
        details: { people: String(rows.length) },
      });
      return {
        accounts: rows.flatMap((row) => {
          const opened = this.tryOpen(row);
          if (!opened) return [];
          const { id, accountName: account_name, bsb, accountNumber: account_number } = opened;
          const fingerprint = this.computeFingerprint(row, bsb, toBareNumber(account_number));
          return [{ id, account_name, bsb, account_number, fingerprint }];
        }),
      };
    });
  }

  /**
   * HMAC-SHA-256 with its key id; bound to the person. The key derives from the DATA_KEY of the sealed number: during a
   * rotation it changes when the number is sealed again, and the feed says so.
   */
  private computeFingerprint({ id, accountNumber: sealed }: PayeeAccount, bsb: string, number: string): string {
    const keys = this.sealing.deriveKeys('bank-fingerprint');
    const key = keys.find((each) => sealed.startsWith(`sealed:1:${each.id}:`)) ?? keys[0];
    if (!key) throw new Error('There is no data key');
    const digest = createHmac('sha256', key.key)
      .update(`${id} ${toBareNumber(bsb)} ${number}`)
      .digest('base64url');
    return `${key.id}:${digest}`;
  }
}
