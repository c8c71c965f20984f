import {
  addDays,
  buildFieldProblem,
  type CallBody,
  computeMonthlyCents,
  DONE,
  type Done,
  getBusinessToday,
  type reviseQuote,
  type saveQuote,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  getNow,
  InvalidInput,
  insertOnce,
  recordAudit,
  refuse,
  refuseField,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { Enquiry } from '../enquiries/enquiry.entity.js';
import { findChanges } from '../settings/changes.js';
import { Quote } from './quote.entity.js';
import { findStoredLines } from './quote-rules.js';
import { findVersions, lockQuote, requireUnaccepted, toSubject } from './quote-store.js';
import { takeNextNumber } from './quotes.queries.js';

/** A new version of a quote that has expired is valid for so many days. */
const NEW_DAYS = 30;

type Body = CallBody<typeof saveQuote>;

const NOT_FOUND = {
  enquiry_id: 'quote_enquiry_deleted',
  client_id: 'quote_client_deleted',
} as const;

/** Throws 400 for an unknown id. Locks the row against deletion until the transaction ends. */
async function requireExisting(
  manager: EntityManager,
  entity: typeof Enquiry | typeof Client,
  field: keyof typeof NOT_FOUND,
  id: string,
): Promise<void> {
  if (id === '') return;
  const [found] = await manager.find<Enquiry | Client>(entity, {
    select: { id: true },
    where: { id },
    lock: { mode: 'for_key_share' },
  });
  if (!found) throw refuseField(field, NOT_FOUND[field]);
}

/** Quotes until they are sent. */
@Injectable()
export class QuoteDrafts {
  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Adds a draft, once for each id, or changes one. Throws 400, 404, 409. */
  async save(admin: Caller, body: Body): Promise<string> {
    if (body.valid_until < getBusinessToday(this.env.BUSINESS_TZ, getNow()))
      throw new InvalidInput([buildFieldProblem('valid_until', 'in_past')]);
    await this.transactions.run(async (tx) => {
      if (body.edit === 0) await this.add(tx, admin, body);
      else await this.change(tx, admin, body);
    });
    return body.id;
  }

  /** Throws 404, and 409 when it was sent. */
  async remove(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (quote.state !== 'draft') throw refuse('quote_sent');
      await tx.manager.delete(Quote, { id });
      await recordAudit(tx, { actor: admin, action: 'quote.removed', subject: toSubject(quote) });
    });
    return DONE;
  }

  /** The draft of the next version: the one that is there, or a copy. Throws 404, 409. */
  revise(admin: Caller, { id, new_id: newId }: CallBody<typeof reviseQuote>): Promise<{ id: string }> {
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      await requireUnaccepted(tx.manager, quote);
      const versions = await findVersions(tx.manager, quote);
      const draft = versions.find(({ state }) => state === 'draft');
      if (draft) return { id: draft.id };
      const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
      const next: Quote = {
        ...quote,
        id: newId,
        version: (versions.at(-1)?.version ?? 0) + 1,
        state: 'draft',
        edit: 1,
        validUntil: quote.validUntil < today ? addDays(today, NEW_DAYS) : quote.validUntil,
        supplier: null,
        gstRate: null,
        createdBy: admin.name,
        createdAt: new Date(),
        changedAt: new Date(),
        sentAt: null,
        seenAt: null,
        declinedAt: null,
        declineReason: '',
        madeAt: null,
      };
      await tx.manager.insert(Quote, next);
      await recordAudit(tx, { actor: admin, action: 'quote.created', subject: toSubject(next) });
      return { id: newId };
    });
  }

  private async add(tx: Transaction, admin: Caller, body: Body): Promise<void> {
    const { id } = body;
    const columns = await this.buildColumns(tx.manager, body);
    // The second of two concurrent repeats waits for the first one's row.
    const isNew = await insertOnce(tx.manager, Quote, {
      id,
      rootId: id,
      number: await takeNextNumber(tx.manager),
      version: 1,
      state: 'draft',
      edit: 1,
      ...columns,
      createdBy: admin.name,
    });
    const quote = await tx.manager.findOneByOrFail(Quote, { id });
    if (!isNew) {
      if (Object.keys(findChanges(quote, columns)).length > 0) throw refuse('other_contents');
      return;
    }
    await recordAudit(tx, { actor: admin, action: 'quote.created', subject: toSubject(quote) });
  }

  private async change(tx: Transaction, admin: Caller, body: Body): Promise<void> {
    const quote = await lockQuote(tx, body.id);
    if (quote.state !== 'draft') throw refuse('quote_needs_version');
    requireVersion(quote.edit, body.edit, 'changed');
    const columns = await this.buildColumns(tx.manager, body);
    await tx.manager.update(Quote, { id: quote.id }, { ...columns, edit: quote.edit + 1, changedAt: databaseNow });
    await recordAudit(tx, { actor: admin, action: 'quote.changed', subject: toSubject(quote) });
  }

  private async buildColumns(manager: EntityManager, body: Body) {
    const { enquiry_id, client_id, company, name, email, telephone, address, valid_until, texts } = body;
    const lines = findStoredLines(body.lines);
    await requireExisting(manager, Enquiry, 'enquiry_id', enquiry_id);
    await requireExisting(manager, Client, 'client_id', client_id);
    return {
      enquiryId: enquiry_id || null,
      clientId: client_id || null,
      company,
      name,
      email,
      telephone,
      address,
      validUntil: valid_until,
      lines,
      texts,
      monthlyCents: lines.reduce((sum, line) => sum + computeMonthlyCents(line), 0),
    };
  }
}
