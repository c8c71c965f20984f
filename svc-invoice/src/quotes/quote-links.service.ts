import { addDays, QUOTE_LINK_DAYS, QUOTE_PAGE } from '@cleaning/contracts';
import { getNow, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 } from 'uuid';
import { LinkTokens } from '../page-links/link-tokens.service.js';
import type { Quote } from './quote.entity.js';
import { QuoteLink } from './quote-link.entity.js';

/** Links to quotes. */
@Injectable()
export class QuoteLinks {
  constructor(private readonly tokens: LinkTokens) {}

  /** Makes a link that ends QUOTE_LINK_DAYS after the last day of the quote, or after today when that is over. */
  async make({ manager }: Transaction, { id: quoteId, validUntil }: Pick<Quote, 'id' | 'validUntil'>): Promise<string> {
    const id = v4();
    const today = getNow().toISOString().slice(0, 10);
    const lastDay = validUntil > today ? validUntil : today;
    const expiresAt = new Date(`${addDays(lastDay, QUOTE_LINK_DAYS)}T00:00:00Z`);
    const tokenHash = this.tokens.hashFor('quote-links', id);
    await manager.insert(QuoteLink, { id, quoteId, tokenHash, expiresAt, revokedAt: null });
    return id;
  }

  /** The page of the quote, with the token. */
  getPath(linkId: string): string {
    return `${QUOTE_PAGE}#${this.tokens.getToken('quote-links', linkId)}`;
  }

  /**
   * True if the link's path opens it. False for links from before the secret was changed: the mailed path opens those.
   */
  isOpenedByPath({ id, tokenHash }: Pick<QuoteLink, 'id' | 'tokenHash'>): boolean {
    return this.tokens.hashFor('quote-links', id) === tokenHash;
  }

  /** The id of the quote that a token leads to; null when it is wrong, ended or revoked. */
  async findQuote(manager: EntityManager, token: string): Promise<string | null> {
    return (await this.tokens.open(manager, QuoteLink, token))?.quoteId ?? null;
  }
}
