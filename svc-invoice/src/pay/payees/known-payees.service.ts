import type { EntityState } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { KnownPayee } from './payee.entity.js';

/** Stores svc-auth's payment details of people. */
@Injectable()
export class KnownPayees {
  @OnChange('payee')
  async apply(id: string, payee: EntityState<'payee'> | null, { manager }: Transaction): Promise<void> {
    if (!payee) {
      await manager.delete(KnownPayee, { personId: id });
      return;
    }
    const { abn, address, postcode, bank, payments_held_until, erased = false } = payee;
    await manager.upsert(
      KnownPayee,
      {
        personId: id,
        abn,
        address,
        postcode,
        bankEnding: bank?.ending ?? null,
        bankFingerprint: bank?.fingerprint ?? null,
        nameCharacters: bank?.name_characters ?? '',
        paymentsHeldUntil: payments_held_until ? new Date(payments_held_until) : null,
        erased,
      },
      ['personId'],
    );
  }
}
