import type { BankLine } from '@cleaning/contracts';
import { bankLines as texts } from './texts';

export const payerOf = ({ payer, reference }: Pick<BankLine, 'payer' | 'reference'>): string =>
  payer || reference || texts.noName;
