import { useState } from 'react';

interface EditableTextProps {
  label: string;
  initial: string;
  /** More than one line may be typed. */
  multiline?: boolean;
}

/** Text of the document that can be changed in place and prints as it looks. */
export function EditableText({ label, initial, multiline = false }: EditableTextProps) {
  const [text, setText] = useState(initial);
  const control = {
    'aria-label': label,
    value: text,
    className: 'ma-editable',
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  return multiline ? <textarea rows={2} {...control} /> : <input {...control} />;
}
