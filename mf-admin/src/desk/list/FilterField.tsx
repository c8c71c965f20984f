import { SelectField, toOptions } from '@cleaning/ui';
import { DayFilter } from '../ListTools';
import type { Filter } from './filters';

interface FilterFieldProps extends Pick<Filter, 'label' | 'choices'> {
  shown: string;
  onChange: (value: string) => void;
}

export function FilterField({ label, choices, shown, onChange }: FilterFieldProps) {
  if (choices === null) return <DayFilter label={label} value={shown} onDay={onChange} />;
  return (
    <SelectField
      label={label}
      options={toOptions(choices)}
      value={shown}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
