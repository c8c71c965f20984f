import type { AdminRow, StepUpMethod } from '@cleaning/contracts';
import { invoiceSettings as texts } from './texts';

/** Whether another admin can approve. @param me id of the reader */
export const hasOtherAdmin = (admins: readonly Pick<AdminRow, 'id' | 'disabled'>[], me: string): boolean =>
  admins.some(({ id, disabled }) => id !== me && !disabled);

interface BankSituation {
  readonly canMail: boolean;
  /** How the reader can confirm that it’s them; undefined until it is known. */
  readonly methods: readonly StepUpMethod[] | undefined;
  readonly hasOther: boolean;
  /** Whether documents have bank details already. The first ones need no second admin. */
  readonly hasAccount: boolean;
}

/** What an admin should know before they change the bank details. */
export function describeBankChange({ canMail, methods, hasOther, hasAccount }: BankSituation): string {
  const asksOther = hasAccount && hasOther && methods?.every((method) => method === 'password');
  return [texts.bankHint, canMail && texts.bankMailed, asksOther && texts.bankAskOther].filter(Boolean).join(' ');
}
