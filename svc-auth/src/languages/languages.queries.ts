import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** A person's stored language; English for removed people. */
export async function pickLanguage(manager: EntityManager, id: string): Promise<string> {
  const account = await manager.findOne(Account, { where: { id }, select: { id: true, language: true } });
  return account?.language ?? 'en';
}
