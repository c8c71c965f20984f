import type { Role } from '@cleaning/contracts';
import type { Recipient } from './mails.service.js';

export interface MailedAccount {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly emailConfirmedAt: Date | null;
}

/**
 * True if messages may repeat what the person typed: they confirmed their address, or an admin has checked them. Until
 * then the address may be somebody else's, and a name such as “Pay now at …” would reach them under the company's.
 */
export const isKnownPerson = ({
  role,
  verified,
  emailConfirmedAt,
}: Pick<MailedAccount, 'role' | 'verified' | 'emailConfirmedAt'>): boolean =>
  role !== 'user' || verified || emailConfirmedAt !== null;

/** Recipient of a message; without a name until the address is known to be theirs. */
export const pickAddressee = (account: MailedAccount): Recipient => ({
  name: isKnownPerson(account) ? account.name : '',
  address: account.email,
});
