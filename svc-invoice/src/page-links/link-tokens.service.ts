import { createHmac, hkdfSync } from 'node:crypto';
import { ENVIRONMENT, getNow, hashSha256 } from '@cleaning/service-kit';
import { Inject, Injectable, type Type } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { PageLink } from './page-link.entity.js';

/** What a link opens. Each kind has its own key. */
export type LinkPurpose = 'quote-links' | 'document-links';

/**
 * Tokens of links. The database only has a token's hash. The token is derived from the link's random id with a key from
 * the secret of svc-auth and svc-invoice, so that the mail, which is written after the commit, can contain it.
 */
@Injectable()
export class LinkTokens {
  private readonly keys: Readonly<Record<LinkPurpose, Buffer>>;

  constructor(@Inject(ENVIRONMENT) environment: Record<string, unknown>) {
    const getKey = (purpose: LinkPurpose) =>
      Buffer.from(hkdfSync('sha256', String(environment.AUTH_SECRET), '', `cleaning:${purpose}`, 32));
    this.keys = { 'quote-links': getKey('quote-links'), 'document-links': getKey('document-links') };
  }

  getToken(purpose: LinkPurpose, linkId: string): string {
    return createHmac('sha256', this.keys[purpose]).update(linkId).digest('base64url');
  }

  hashFor(purpose: LinkPurpose, linkId: string): string {
    return hashSha256(this.getToken(purpose, linkId));
  }

  /** The link of a token; null when it is wrong, ended or revoked. */
  async open<Link extends PageLink>(manager: EntityManager, links: Type<Link>, token: string): Promise<Link | null> {
    const link = await manager.findOneBy(links, { tokenHash: hashSha256(token) } as FindOptionsWhere<Link>);
    return link && !link.revokedAt && link.expiresAt.getTime() > getNow().getTime() ? link : null;
  }
}
