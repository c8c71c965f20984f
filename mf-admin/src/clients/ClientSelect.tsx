import { getClient, listClients } from '@cleaning/contracts';
import { SelectField } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { SearchField } from '../desk/ListTools';
import { LoadError } from '../desk/LoadError';
import { pickClientName } from './paths';
import { clientSelect as texts } from './texts';

/** Clients that are offered at a time; others are searched. */
const MAX_OPTIONS = 100;

interface ClientSelectProps {
  label: string;
  hint?: string;
  /** Option for no client. */
  placeholder: string;
  /** An id, or empty. */
  value: string;
  error?: string | undefined;
  onChoose: (id: string) => void;
}

/** Chooses a client. Offers a search if there are more than it lists; the chosen one stays in the list. */
export function ClientSelect({ label, hint, placeholder, value, error, onChoose }: ClientSelectProps) {
  const [text, setText] = useState('');
  const clients = useCall(listClients, { body: { text, page_size: MAX_OPTIONS }, keepPrevious: true });
  const { data } = clients;
  const found = data?.rows ?? [];
  const isMissing = value !== '' && data !== undefined && !found.some(({ id }) => id === value);
  const chosen = useCall(getClient, { params: { id: value }, enabled: isMissing });
  if (!data) return <LoadError query={clients} />;
  if (data.total === 0 && text === '' && value === '') return null;
  const options = [
    ...(isMissing ? [{ value, label: chosen.data ? pickClientName(chosen.data) : texts.chosen }] : []),
    ...found.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {(text !== '' || data.total > MAX_OPTIONS) && <SearchField label={texts.find} value={text} onSearch={setText} />}
      <SelectField
        label={label}
        hint={hint}
        placeholder={placeholder}
        options={options}
        value={value}
        error={error}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  );
}
