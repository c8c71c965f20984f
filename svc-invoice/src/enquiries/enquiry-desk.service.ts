import {
  type answerEnquiry,
  type CallBody,
  type changeEnquiry,
  DONE,
  type Done,
  ENQUIRY_STEPS,
  type EnquiryState,
  type noteEnquiry,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  insertOnce,
  lockRow,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { formatQuoteName } from '../quotes/quote-rules.js';
import { deleteEnquiryQuotes, lockEnquiryQuotes } from '../quotes/quotes.queries.js';
import { Enquiry, HistoryNote } from './enquiry.entity.js';
import { formatEnquiryPlace } from './messages.js';

type NewNote = Pick<HistoryNote, 'kind'> & Partial<Omit<HistoryNote, 'id' | 'enquiryId' | 'byName' | 'at' | 'kind'>>;

const toSubject = (enquiry: Enquiry) =>
  ({ kind: 'enquiry', id: enquiry.id, name: formatEnquiryPlace(enquiry) }) as const;

/** Admins' actions on enquiries. Each locks its enquiry and so runs alone. */
@Injectable()
export class EnquiryDesk {
  constructor(private readonly transactions: Transactions) {}

  /** Throws 404, and 409 when the enquiry is not in `from` any more or `to` does not follow. */
  async change(admin: Caller, { id, from, to }: CallBody<typeof changeEnquiry>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const enquiry = await this.lock(tx, id);
      if (enquiry.state === to) return;
      if (enquiry.state !== from) throw refuse('enquiry_changed');
      if (!ENQUIRY_STEPS[from].includes(to) || (enquiry.kind === 'feedback' && to === 'won'))
        throw refuse('enquiry_step', { from, to });
      await this.setState(tx, enquiry, to);
      await this.addNote(tx, admin, enquiry, { kind: 'state', state: to });
      await recordAudit(tx, {
        actor: admin,
        action: 'enquiry.changed',
        subject: toSubject(enquiry),
        details: { state: `${from} → ${to}` },
      });
    });
    return DONE;
  }

  /** Throws 404. */
  async note(admin: Caller, { id, key, text }: CallBody<typeof noteEnquiry>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const enquiry = await this.lock(tx, id);
      await this.addNote(tx, admin, enquiry, { kind: 'note', idempotencyKey: key, text });
    });
    return DONE;
  }

  /** Writes the answer into the history; svc-auth mails it after the commit. Throws 404, and 409 without an address. */
  async answer(admin: Caller, body: CallBody<typeof answerEnquiry>): Promise<Done> {
    const { id, key, channel, subject, text, quoted } = body;
    await this.transactions.run(async (tx) => {
      const enquiry = await this.lock(tx, id);
      if (channel === 'mail' && enquiry.email === '') throw refuse('enquiry_without_email');
      const isQuoted = quoted && enquiry.state === 'new';
      const noteId = await this.addNote(tx, admin, enquiry, {
        kind: 'answer',
        idempotencyKey: key,
        channel,
        subject,
        text,
        state: isQuoted ? 'quoted' : null,
      });
      if (!noteId) return;
      if (isQuoted) await this.setState(tx, enquiry, 'quoted');
      if (channel === 'mail') tx.recordChange('outgoing-mail', noteId);
      await recordAudit(tx, {
        actor: admin,
        action: 'enquiry.answered',
        subject: toSubject(enquiry),
        details: { channel, ...(isQuoted ? { state: 'new → quoted' } : {}) },
      });
    });
    return DONE;
  }

  /** Its quotes go too, but those that were accepted or are of a client. Throws 404. svc-media reads in the feed that the photos go. */
  async remove(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      await lockEnquiryQuotes(tx.manager, id);
      const enquiry = await this.lock(tx, id);
      for (const quote of await deleteEnquiryQuotes(tx.manager, id)) {
        await recordAudit(tx, {
          actor: admin,
          action: 'quote.removed',
          subject: { kind: 'quote', id: quote.id, name: formatQuoteName(quote) },
        });
        tx.announce('quote', quote.id);
      }
      await removeEnquiry(tx, enquiry, admin, 'by hand');
    });
    return DONE;
  }

  private async lock({ manager }: Transaction, id: string): Promise<Enquiry> {
    return lockRow(manager, Enquiry, { id }, 'no_such_enquiry');
  }

  private async setState({ manager }: Transaction, { id }: Enquiry, state: EnquiryState): Promise<void> {
    await manager.update(Enquiry, { id }, { state });
  }

  /** Returns the note's id; undefined for a repeated key. Throws 409 if the key belongs to another enquiry. */
  private async addNote(
    { manager }: Transaction,
    { name: byName }: Caller,
    { id: enquiryId }: Enquiry,
    note: NewNote,
  ): Promise<string | undefined> {
    const id = v7();
    // The lock only serialises this enquiry's notes; another one may use the key concurrently.
    if (!(await insertOnce(manager, HistoryNote, { id, enquiryId, byName, ...note }))) {
      if (await manager.existsBy(HistoryNote, { idempotencyKey: note.idempotencyKey ?? '', enquiryId })) return;
      throw refuse('sent_for_other_enquiry');
    }
    await manager.update(Enquiry, { id: enquiryId }, { changedAt: databaseNow });
    return id;
  }
}

/** Deletes an enquiry with its history. The audit entry does not name the person. */
export async function removeEnquiry(
  tx: Transaction,
  enquiry: Enquiry,
  actor: { readonly id: string; readonly name: string },
  reason: string,
): Promise<void> {
  await tx.manager.delete(Enquiry, { id: enquiry.id });
  await recordAudit(tx, { actor, action: 'enquiry.removed', subject: toSubject(enquiry), details: { reason } });
  tx.recordChange('enquiry-photos', enquiry.id);
}
