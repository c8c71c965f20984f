import type { BankLine } from '@cleaning/contracts';
import { bankLines as texts } from './texts';

export const describePayer = ({ payer, reference }: Pick<BankLine, 'payer' | 'reference'>): string =>
  payer || reference || texts.noName;
