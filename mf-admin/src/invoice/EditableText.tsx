interface EditableTextProps {
  label: string;
  value: string;
  onEdit: (text: string) => void;
  maxLength: number;
  /** More than one line may be typed. */
  multiline?: boolean;
  inputMode?: 'decimal';
  isWrong?: boolean;
  /** Told when somebody begins to type here, and when they leave. */
  onTyping?: (typing: boolean) => void;
}

/** Text of the document that can be changed in place and prints as it looks. */
export function EditableText(props: EditableTextProps) {
  const { label, value, onEdit, maxLength, multiline, inputMode, isWrong, onTyping } = props;
  const control = {
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    value,
    maxLength,
    className: 'ma-editable',
    onFocus: () => onTyping?.(true),
    onBlur: () => onTyping?.(false),
    onChange: (event: { target: { value: string } }) => onEdit(event.target.value),
  };
  return multiline ? <textarea rows={2} {...control} /> : <input inputMode={inputMode} {...control} />;
}
