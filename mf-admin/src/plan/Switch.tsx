import { useId } from 'react';
import './switch.css';

interface SwitchProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of them selected: radio buttons for the keyboard and screen readers. */
export function Switch<Value extends string>({ label, options, value, onChange }: SwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className="ma-switch">
      <legend className="ui-sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
