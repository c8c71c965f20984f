import { Button, Card, TextField } from '@cleaning/ui';
import { type FormEvent, useState } from 'react';
import type { TypedCell } from './importedFile';
import type { ImportTexts } from './texts';

interface MissingFieldsProps<Field extends string> {
  texts: ImportTexts;
  labels: Readonly<Record<Field, string>>;
  /** Fields without a column. */
  fields: readonly Field[];
  required: readonly Field[];
  filled: readonly TypedCell<Field>[];
  busy: boolean;
  onFill: (filled: TypedCell<Field>[]) => void;
}

/** Fields that the file has no column for, entered once for all rows. */
export function MissingFields<Field extends string>({
  texts,
  labels,
  fields,
  required,
  filled,
  busy,
  onFill,
}: MissingFieldsProps<Field>) {
  const [typed, setTyped] = useState<ReadonlyMap<Field, string>>(
    () => new Map(filled.map(({ field, text }) => [field, text])),
  );
  if (!fields.some((field) => required.includes(field))) return null;
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const cells = fields.map((field) => ({ field, text: (typed.get(field) ?? '').trim() }));
    onFill(cells.filter(({ text }) => text !== ''));
  };
  return (
    <Card title={texts.missing}>
      <p className="ma-hint">{texts.missingLead}</p>
      <form className="ma-form" onSubmit={fill} noValidate>
        <div className="ma-import-columns">
          {fields.map((field) => (
            <TextField
              key={field}
              label={labels[field]}
              value={typed.get(field) ?? ''}
              onChange={({ target }) => setTyped(new Map([...typed, [field, target.value]]))}
            />
          ))}
        </div>
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {texts.fillAll}
          </Button>
        </div>
      </form>
    </Card>
  );
}
