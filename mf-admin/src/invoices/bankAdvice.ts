import type { AdminRow, StepUpMethod } from '@cleaning/contracts';
import { invoiceSettings as texts } from './texts';

/** Whether another admin can approve. @param me id of the reader */
export const hasOtherAdmin = (admins: readonly Pick<AdminRow, 'id' | 'disabled'>[], me: string): boolean =>
  admins.some(({ id, disabled }) => id !== me && !disabled);

interface BankSituation {
  readonly canMail: boolean;
  /** Ways in which the reader can confirm their identity; undefined until they are loaded. */
  readonly methods: readonly StepUpMethod[] | undefined;
  readonly hasOther: boolean;
  /** Whether documents already show bank details. The first ones need no second admin. */
  readonly hasAccount: boolean;
}

/** Advice for an admin before they change the bank details. */
export function describeBankChange({ canMail, methods, hasOther, hasAccount }: BankSituation): string {
  const asksOther = hasAccount && hasOther && methods?.every((method) => method === 'password');
  return [texts.bankHint, canMail && texts.bankMailed, asksOther && texts.bankAskOther].filter(Boolean).join(' ');
}
