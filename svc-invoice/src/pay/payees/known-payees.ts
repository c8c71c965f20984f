import type { StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

/** Keeps the replica of what svc-auth publishes of people for paying them. */
@Injectable()
export class KnownPayees {
  @OnChange('payee')
  async apply(id: string, payee: StateOf<'payee'> | null, { manager }: Transaction): Promise<void> {
    if (!payee) {
      await manager.query('DELETE FROM known_payee WHERE person_id = $1', [id]);
      return;
    }
    const { abn, address, postcode, bank, payments_held_until } = payee;
    await manager.query(
      `INSERT INTO known_payee (person_id, abn, address, postcode, bank_ending, bank_fingerprint, name_characters,
         payments_held_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (person_id) DO UPDATE SET abn = $2, address = $3, postcode = $4, bank_ending = $5,
         bank_fingerprint = $6, name_characters = $7, payments_held_until = $8`,
      [
        ...[id, abn, address, postcode],
        ...[bank?.ending ?? null, bank?.fingerprint ?? null, bank?.name_characters ?? ''],
        payments_held_until ?? null,
      ],
    );
  }
}
