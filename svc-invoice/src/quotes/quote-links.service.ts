import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { QUOTE_LINK_DAYS, QUOTE_PAGE } from '@cleaning/contracts';
import { ENVIRONMENT, type Transaction } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 } from 'uuid';
import { dayPlus } from '../pay/calendar/days.js';
import type { Quote } from './quote.entity.js';
import { QuoteLink } from './quote-link.entity.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Links to quotes. The database keeps the hash of a token only; the token is made of the link's random id with a key that is derived from the
 * secret of svc-auth and svc-invoice, so that the mail, which is written after the commit, can name it.
 */
@Injectable()
export class QuoteLinks {
  private readonly key: Buffer;

  constructor(@Inject(ENVIRONMENT) environment: Record<string, unknown>) {
    this.key = Buffer.from(hkdfSync('sha256', String(environment.AUTH_SECRET), '', 'cleaning:quote-links', 32));
  }

  /** Makes a link that ends QUOTE_LINK_DAYS after the last day of the quote. */
  async make({ manager }: Transaction, { id: quoteId, validUntil }: Pick<Quote, 'id' | 'validUntil'>): Promise<string> {
    const id = v4();
    const expiresAt = new Date(`${dayPlus(validUntil, QUOTE_LINK_DAYS)}T00:00:00Z`);
    await manager.insert(QuoteLink, { id, quoteId, tokenHash: hashOf(this.token(id)), expiresAt, revokedAt: null });
    return id;
  }

  /** The page of the quote, with the token. */
  path(linkId: string): string {
    return `${QUOTE_PAGE}#${this.token(linkId)}`;
  }

  /** The id of the quote that a token leads to; null when it is wrong, ended or revoked. */
  async quoteOf(manager: EntityManager, token: string): Promise<string | null> {
    const link = await manager.findOneBy(QuoteLink, { tokenHash: hashOf(token) });
    return link && !link.revokedAt && link.expiresAt.getTime() > Date.now() ? link.quoteId : null;
  }

  private token(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }
}
