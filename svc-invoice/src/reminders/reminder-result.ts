import { type EntityState, formatAmount, formatDollarAmount } from '@cleaning/contracts';
import { raiseNotice, type Transaction } from '@cleaning/service-kit';
import { Client } from '../clients/client.entity.js';
import { getName } from '../clients/clients.service.js';
import { Reminder, ReminderHoldRow, ReminderInvoice } from './reminder.entity.js';

/** svc-auth's result for a message withdrawn at the moment of sending. */
const WITHDRAWN = 'EWITHDRAWN';

/** Records a reminder's result. If it wasn't sent, its steps and the promise it named become available again. */
export async function finishReminder(
  tx: Transaction,
  id: string,
  { state, code }: EntityState<'mail-result'>,
): Promise<void> {
  const { manager } = tx;
  const reminder = await manager.findOneByOrFail(Reminder, { id });
  const isWithdrawn = code === WITHDRAWN;
  await manager.update(Reminder, { id }, { state: isWithdrawn ? 'withdrawn' : state, code: isWithdrawn ? '' : code });
  tx.announce('receivable', reminder.clientId);
  if (state === 'sent' || state === 'unsure') return;
  await manager.update(ReminderInvoice, { reminderId: id }, { released: true });
  await manager.update(ReminderHoldRow, { namedIn: id }, { namedIn: null });
  if (isWithdrawn) return;
  const [invoices, client] = await Promise.all([
    manager.findBy(ReminderInvoice, { reminderId: id }),
    manager.findOneByOrFail(Client, { id: reminder.clientId }),
  ]);
  await raiseNotice(tx, {
    kind: 'reminder-not-sent',
    to: 'admins',
    parameters: {
      client_id: client.id,
      client: getName(client),
      problem: state,
      amount: formatDollarAmount(formatAmount(invoices.reduce((sum, { openCents }) => sum + openCents, 0))),
    },
  });
}
