import { formatMoney } from '@cleaning/ui';
import { useState } from 'react';
import { computeEditedAmounts, toPlainAmount } from './edits';

interface EditableTextProps {
  label: string;
  value: string;
  onEdit: (text: string) => void;
  onLeave?: () => void;
  maxLength: number;
  /** Printed instead of the value. */
  printed?: string;
  /** Whether it accepts several lines. */
  multiline?: boolean;
  inputMode?: 'decimal';
  isWrong?: boolean;
}

/** Text that is edited in the document. Printed as plain text, because a field would cut off long text. */
export function EditableText(props: EditableTextProps) {
  const { label, value, onEdit, onLeave, maxLength, printed = value, multiline, inputMode, isWrong } = props;
  const control = {
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    value,
    maxLength,
    className: 'ma-editable',
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => onEdit(event.target.value),
  };
  return (
    <>
      {multiline ? <textarea rows={2} {...control} /> : <input inputMode={inputMode} {...control} />}
      <span className="ma-printed" aria-hidden="true">
        {printed}
      </span>
    </>
  );
}

interface EditablePriceProps {
  label: string;
  /** A$, without separators. */
  value: string;
  onEdit: (amount: string) => void;
}

/** The price with thousands separators; while typing, the typed text. */
export function EditablePrice({ label, value, onEdit }: EditablePriceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // The sub total doesn't depend on the rate.
  const amount = computeEditedAmounts(value, 0)?.sub_total;
  const atRest = amount === undefined ? value : formatMoney(amount).replace('A$', '');

  function edit(text: string) {
    setTyped(text);
    onEdit(toPlainAmount(text));
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
