import { formatAbn, formatDollarAmount } from '@cleaning/contracts';
import type { Paper } from '@cleaning/service-kit/paper';

interface Addressee {
  readonly to_name: string;
  readonly to_trading_name: string;
  readonly to_abn: string;
  readonly to_address: string;
}

/** Prints the addressee: names, ABN and address. */
export function pickAddressee(paper: Paper, label: string, to: Addressee): void {
  paper.writeHeading(label, { level: 3 });
  paper.writeText(to.to_name, { weight: 'bold', size: 12 });
  if (to.to_trading_name !== '') paper.writeText(to.to_trading_name);
  if (to.to_abn !== '') paper.writeText(`ABN ${formatAbn(to.to_abn)}`);
  if (to.to_address !== '') paper.writeText(to.to_address);
  paper.addSpace(16);
}

/** An amount that may be below 0: "−A$12.00". */
export const formatSignedDollars = (amount: string): string =>
  amount.startsWith('-') ? `−${formatDollarAmount(amount.slice(1))}` : formatDollarAmount(amount);
