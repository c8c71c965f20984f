import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** The stored language of a person; English for one who is gone. */
export async function pickLanguage(manager: EntityManager, id: string): Promise<string> {
  const account = await manager.findOne(Account, { where: { id }, select: { id: true, language: true } });
  return account?.language ?? 'en';
}
