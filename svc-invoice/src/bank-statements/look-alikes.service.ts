import { type CallBody, DONE, type Done, formatAmount, type settleLookAlike } from '@cleaning/contracts';
import { type Caller, databaseNow, findLocked, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { BankLineRow, BankLookAlike, BankOutgoing } from './bank-statement.entity.js';

type Choice = CallBody<typeof settleLookAlike>['choice'];

const CHOICE_NAMES = { same: 'Same payment', another: 'Add as another payment' } as const;
const ACTIONS = { same: 'bank-line.same', another: 'bank-line.another', open: 'bank-line.reopened' } as const;

/** Statement payments and outgoing entries that resemble existing ones. Admins decide whether they are the same. */
@Injectable()
export class LookAlikes {
  constructor(private readonly transactions: Transactions) {}

  /** Idempotent. Of two who choose at once the first one counts. Throws 404, and 409 for another choice than the one that was made. */
  async settle(admin: Caller, id: string, choice: Choice): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const { manager } = tx;
      const payment = await findLocked(manager, BankLookAlike, { id });
      const outgoing = payment ? null : await findLocked(manager, BankOutgoing, { id });
      const found = payment ?? (outgoing?.likeId ? outgoing : null);
      if (!found) throw refuse('no_such_look_alike');
      if (found.choice === (choice === 'open' ? null : choice)) return;
      if (found.choice === 'another') throw refuse('look_alike_added');
      if (found.choice !== null && choice !== 'open')
        throw refuse('look_alike_chosen', { by: found.chosenBy, choice: CHOICE_NAMES[found.choice] });
      if (payment && choice === 'another')
        await manager.insert(BankLineRow, {
          id,
          statementId: found.statementId,
          account: found.account,
          lineKey: found.lineKey,
          day: found.day,
          cents: found.cents,
          payer: found.payer,
          reference: found.reference,
          ignoredAt: null,
        });
      await manager.update<BankLookAlike | BankOutgoing>(
        payment ? BankLookAlike : BankOutgoing,
        { id },
        choice === 'open'
          ? { choice: null, chosenBy: '', chosenAt: null }
          : { choice, chosenBy: admin.name, chosenAt: databaseNow },
      );
      await recordAudit(tx, {
        actor: admin,
        action: ACTIONS[choice],
        subject: { kind: 'list', id, name: `${found.day} A$${formatAmount(found.cents)}` },
      });
    });
    return DONE;
  }
}
