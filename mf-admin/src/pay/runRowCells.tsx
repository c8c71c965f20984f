import type { PayRunRow } from '@cleaning/contracts';
import { formatMoney, Money } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { preview as texts } from './runTexts';

/**
 * Compares a payment with the last run. People paid before aren't new, and neither are people whom this run leaves out.
 */
export function describeChange({ change, paid_before, left_out }: PayRunRow): string {
  if (left_out) return texts.change.gone;
  return change === 'new' && paid_before ? texts.notInLast : texts.change[change];
}

/** A person's amount or hours; muted if the run leaves the person out, because the totals exclude them. */
export const renderCounted = ({ left_out }: PayRunRow, value: ReactNode): ReactNode =>
  left_out ? <span className="ma-hint">{value}</span> : value;

/** Amount that the run pays a person: none if it leaves them out. */
export function renderToPay({ left_out, to_pay }: PayRunRow): ReactNode {
  if (!left_out) return <Money value={to_pay} />;
  return (
    <span className="ma-stamp ma-hint">
      <Money value="0.00" />
      <small>{texts.notPaid(formatMoney(to_pay))}</small>
    </span>
  );
}
