import { formatMoney } from '@cleaning/ui';
import { useState } from 'react';
import { EditableText } from './EditableText';
import { amountsOfEdits, plainAmount } from './edits';

interface EditablePriceProps {
  label: string;
  /** A$, without separators. */
  value: string;
  onEdit: (amount: string) => void;
}

/** The price with its thousands apart, as everywhere on the document; while somebody types, just what they have typed. */
export function EditablePrice({ label, value, onEdit }: EditablePriceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // The rate does not matter for the sub total.
  const amount = amountsOfEdits(value, 0)?.sub_total;
  const atRest = amount === undefined ? value : formatMoney(amount).replace('A$', '');

  function edit(text: string) {
    setTyped(text);
    onEdit(plainAmount(text));
  }

  return (
    <EditableText
      label={label}
      value={typed ?? atRest}
      printed={atRest}
      onEdit={edit}
      onLeave={() => setTyped(null)}
      maxLength={14}
      inputMode="decimal"
      isWrong={amount === undefined}
    />
  );
}
