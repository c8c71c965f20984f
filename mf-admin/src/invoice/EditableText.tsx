interface EditableTextProps {
  label: string;
  value: string;
  onEdit: (text: string) => void;
  maxLength: number;
  /** More than one line may be typed. */
  multiline?: boolean;
  inputMode?: 'decimal';
  isWrong?: boolean;
}

/** Text of the document that can be changed in place and prints as it looks. */
export function EditableText({ label, value, onEdit, maxLength, multiline, inputMode, isWrong }: EditableTextProps) {
  const control = {
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    value,
    maxLength,
    className: 'ma-editable',
    onChange: (event: { target: { value: string } }) => onEdit(event.target.value),
  };
  return multiline ? <textarea rows={2} {...control} /> : <input inputMode={inputMode} {...control} />;
}
