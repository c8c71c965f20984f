import { abnText, dollarsText } from '@cleaning/contracts';
import type { Paper } from '@cleaning/service-kit/paper';

interface Addressee {
  readonly to_name: string;
  readonly to_trading_name: string;
  readonly to_abn: string;
  readonly to_address: string;
}

/** Whom a document is for: names, ABN and address. */
export function pickAddressee(paper: Paper, label: string, to: Addressee): void {
  paper.heading(label, { level: 3 });
  paper.text(to.to_name, { weight: 'bold', size: 12 });
  if (to.to_trading_name !== '') paper.text(to.to_trading_name);
  if (to.to_abn !== '') paper.text(`ABN ${abnText(to.to_abn)}`);
  if (to.to_address !== '') paper.text(to.to_address);
  paper.space(16);
}

/** An amount that may be below 0: "−A$12.00". */
export const formatSignedDollars = (amount: string): string =>
  amount.startsWith('-') ? `−${dollarsText(amount.slice(1))}` : dollarsText(amount);
