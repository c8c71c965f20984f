import { type CallAnswer, type checkPayBalances, type checkReceivables, paySettings } from '@cleaning/contracts';
import { checkPayMoney } from './pay/runs/balances.queries.js';
import { checkClientMoney, type Reader } from './receivables/check.queries.js';

export interface MoneyCheck {
  readonly receivables: CallAnswer<typeof checkReceivables>;
  readonly pay: CallAnswer<typeof checkPayBalances>;
}

/**
 * The desk's two checks of money, for a database that no service runs on: a backup that was restored for a trial.
 * @param reader in a transaction that sees one state
 * @param zone the company's time zone
 */
export async function checkMoney(reader: Reader, zone: string): Promise<MoneyCheck> {
  const [saved] = await reader.query<{ settings: unknown }[]>('SELECT settings FROM pay_settings');
  const { first_day: firstDay } = paySettings.parse(saved?.settings ?? {});
  return {
    receivables: await checkClientMoney(reader, zone),
    pay: await checkPayMoney(reader, firstDay),
  };
}
