import { type CallBody, DONE, type Done, type SavedQuoteText, type saveQuoteText } from '@cleaning/contracts';
import { type Caller, insertOnce, type Refusal, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { QuoteText } from './quote-making.entity.js';

const toSubject = ({ id, title }: Pick<QuoteText, 'id' | 'title'>) => ({ kind: 'quote', id, name: title }) as const;

/** Texts that can be put into quotes. A quote has a copy. */
@Injectable()
export class QuoteTexts {
  constructor(
    private readonly transactions: Transactions,
    @InjectRepository(QuoteText) private readonly texts: Repository<QuoteText>,
  ) {}

  list(): Promise<SavedQuoteText[]> {
    return this.texts.find({ order: { title: 'ASC', id: 'ASC' } });
  }

  /** Throws 404, 409. */
  save(admin: Caller, { id, edit, title, text }: CallBody<typeof saveQuoteText>): Promise<SavedQuoteText> {
    return this.transactions.run(async (tx) => {
      const texts = tx.manager.getRepository(QuoteText);
      if (edit === 0) {
        const isNew = await insertOnce(tx.manager, QuoteText, { id, title, text, edit: 1 });
        // Sent twice.
        if (!isNew) return texts.findOneByOrFail({ id });
      } else {
        const { affected } = await texts.update({ id, edit }, { title, text, edit: edit + 1 });
        if (!affected) throw (await texts.existsBy({ id })) ? refuse('changed') : this.createRefusal();
      }
      await recordAudit(tx, { actor: admin, action: 'quote-text.saved', subject: toSubject({ id, title }) });
      return texts.findOneByOrFail({ id });
    });
  }

  /** Throws 404. */
  async remove(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const text = await tx.manager.findOneBy(QuoteText, { id });
      if (!text) throw this.createRefusal();
      await tx.manager.delete(QuoteText, { id });
      await recordAudit(tx, { actor: admin, action: 'quote-text.removed', subject: toSubject(text) });
    });
    return DONE;
  }

  private createRefusal(): Refusal {
    return refuse('no_such_quote_text');
  }
}
