import { randomBytes } from 'node:crypto';
import { CONFIRM_EMAIL_PAGE, INVITATION_DAYS, RESET_LINK_MINUTES, RESET_PASSWORD_PAGE } from '@cleaning/contracts';
import { databaseNow, getNow, hashSha256, inFuture, type Transaction } from '@cleaning/service-kit';
import { type EntityManager, In, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type LinkPurpose, OneTimeLink } from './link.entity.js';
import { deleteOldLinks } from './links.queries.js';

/** Links for choosing a password. */
export const PASSWORD_LINKS: readonly LinkPurpose[] = ['reset-password', 'invitation'];

const VALIDITY_MS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': RESET_LINK_MINUTES * 60_000,
  invitation: INVITATION_DAYS * 24 * 60 * 60_000,
  'confirm-email': RESET_LINK_MINUTES * 60_000,
};

export interface MadeLink {
  readonly id: string;
  /** Path on the site, with the token in the fragment. */
  readonly path: string;
  readonly expiresAt: Date;
}

/** Creates a link for a person. Only the result has the token; the database stores its hash. */
export async function makeOneTimeLink(
  { manager }: Transaction,
  accountId: string,
  purpose: LinkPurpose,
  madeBy?: string,
): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url');
  const link = { id: uuidv7(), expiresAt: new Date(getNow().getTime() + VALIDITY_MS[purpose]) };
  await manager.insert(OneTimeLink, {
    ...link,
    accountId,
    purpose,
    tokenHash: hashSha256(token),
    madeBy: madeBy ?? null,
  });
  await deleteOldLinks(manager);
  const page = purpose === 'confirm-email' ? CONFIRM_EMAIL_PAGE : RESET_PASSWORD_PAGE;
  return { ...link, path: `${page}#${token}` };
}

/** A valid link for one of the purposes, otherwise null. Doesn't use it up. */
export const findLink = (
  manager: EntityManager,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<OneTimeLink | null> =>
  manager.findOneBy(OneTimeLink, {
    tokenHash: hashSha256(token),
    usedAt: IsNull(),
    expiresAt: inFuture(),
    purpose: In(purposes),
  });

/** The person of such a link. */
export async function findLinkPerson(
  manager: EntityManager,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<string | null> {
  const link = await findLink(manager, token, purposes);
  return link?.accountId ?? null;
}

/** Uses a link up. Returns null if it has expired or was used. */
export async function consumeLink(
  { manager }: Transaction,
  token: string,
): Promise<Pick<OneTimeLink, 'purpose' | 'madeBy'> | null> {
  const consumed = await manager
    .createQueryBuilder()
    .update(OneTimeLink)
    .set({ usedAt: databaseNow })
    .where({ tokenHash: hashSha256(token), usedAt: IsNull(), expiresAt: inFuture() })
    .returning(['purpose', 'madeBy'])
    .execute();
  const [link] = consumed.raw as { purpose: LinkPurpose; made_by: string | null }[];
  return link ? { purpose: link.purpose, madeBy: link.made_by } : null;
}

/** Makes the other links useless with which the person could choose a password. */
export async function consumePasswordLinks({ manager }: Transaction, accountId: string): Promise<void> {
  const unused = { accountId, usedAt: IsNull(), purpose: In(PASSWORD_LINKS) };
  await manager.update(OneTimeLink, unused, { usedAt: databaseNow });
}

/** Invalidates mailed links and those created by admins. */
export async function consumeMailedLinks({ manager }: Transaction, accountId: string): Promise<void> {
  await manager.update(OneTimeLink, { accountId, usedAt: IsNull() }, { usedAt: databaseNow });
}
