import {
  type BankLine,
  type CallAnswer,
  formatAmount,
  type listMatchableLines,
  type matchBankLines,
  type PaymentProposal,
  toCents,
} from '@cleaning/contracts';
import { type Caller, isRefusal, Refusal, refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { ClientPayments } from '../receivables/client-payments.service.js';
import { BankStatements } from './bank-statements.service.js';

type Result = CallAnswer<typeof matchBankLines>['results'][number];

const MAX_LINES = 1000;

/** The proposal that can be booked together with others: the text names an invoice, and no amount is left over. */
const formatNamedInvoice = ({ proposals }: BankLine): PaymentProposal | undefined =>
  proposals[0]?.rule === 'reference' && proposals[0].sure ? proposals[0] : undefined;

/** Payments of bank statements that are booked together because their texts name invoices. */
@Injectable()
export class MatchedLines {
  constructor(
    private readonly statements: BankStatements,
    private readonly payments: ClientPayments,
  ) {}

  async list(): Promise<CallAnswer<typeof listMatchableLines>> {
    const open = await this.statements.listOpen(MAX_LINES);
    const lines = open.flatMap((line) => {
      const proposal = formatNamedInvoice(line);
      const { id, day, amount, payer } = line;
      return proposal ? [{ id, day, amount, payer, client_name: proposal.client_name }] : [];
    });
    return { lines, sum: formatAmount(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)) };
  }

  /** Sequential: invoices paid by an earlier line are not proposed for a later one. */
  async book(admin: Caller, ids: readonly string[]): Promise<CallAnswer<typeof matchBankLines>> {
    const results: Result[] = [];
    for (const id of new Set(ids)) results.push(await this.bookLine(admin, id));
    return { results };
  }

  /** Throws 404 for a line that does not exist. */
  private async bookLine(admin: Caller, id: string): Promise<Result> {
    const line = await this.statements.findLine(id);
    if (!line) throw refuse('no_such_bank_payment');
    const { day, amount, payer, reference } = line;
    const result = { id, day, amount, payer };
    if (line.state === 'booked') return { ...result, outcome: 'already', msg: '' };
    const proposal = formatNamedInvoice(line);
    if (!proposal) return { ...result, outcome: 'left', msg: 'It no longer matches an invoice exactly.' };
    try {
      await this.payments.book(admin, {
        id: v7(),
        client_id: proposal.client_id,
        day,
        amount: toCents(amount),
        payer,
        reference,
        bank_line_id: id,
        parts: proposal.parts.map((part) => ({ invoice_number: part.invoice_number, amount: toCents(part.amount) })),
        remember_payer: true,
      });
      return { ...result, outcome: 'booked', msg: '' };
    } catch (error) {
      // Somebody else booked it meanwhile.
      if (isRefusal(error, 'bank_payment_booked')) return { ...result, outcome: 'already', msg: '' };
      if (error instanceof Refusal) return { ...result, outcome: 'left', msg: error.message };
      throw error;
    }
  }
}
