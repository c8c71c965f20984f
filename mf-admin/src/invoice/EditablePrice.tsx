import { formatMoney } from '@cleaning/ui';
import { useState } from 'react';
import { EditableText } from './EditableText';
import { amountsOfEdits, plainAmount } from './edits';

interface EditablePriceProps {
  label: string;
  /** A$ as typed, without separators. */
  value: string;
  onEdit: (amount: string) => void;
}

/** The price with its thousands apart, as everywhere on the document; bare digits while somebody types. */
export function EditablePrice({ label, value, onEdit }: EditablePriceProps) {
  const [typing, setTyping] = useState(false);
  // The rate does not matter for the sub total.
  const amount = amountsOfEdits(value, 0)?.sub_total;
  const atRest = amount === undefined ? value : formatMoney(amount).replace('A$', '');
  return (
    <EditableText
      label={label}
      value={typing ? value : atRest}
      onEdit={(text) => onEdit(plainAmount(text))}
      onTyping={setTyping}
      maxLength={14}
      inputMode="decimal"
      isWrong={amount === undefined}
    />
  );
}
