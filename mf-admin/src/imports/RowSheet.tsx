import { Button, Sheet, TextField, toSentence, useIsWide, useUnsaved } from '@cleaning/ui';
import { type FormEvent, useState } from 'react';
import type { FileRow, TypedCell } from './importedFile';
import type { ImportTexts } from './texts';

interface RowSheetProps<Field extends string> {
  texts: ImportTexts;
  labels: Readonly<Record<Field, string>>;
  row: FileRow;
  /** In display order. */
  fields: readonly Field[];
  onSave: (typed: TypedCell<Field>[]) => void;
  onClose: () => void;
}

/** Edits cells of one row that have problems or are missing. */
export function RowSheet<Field extends string>({ texts, labels, row, fields, onSave, onClose }: RowSheetProps<Field>) {
  const isWide = useIsWide();
  const textBefore = (field: Field) => row.cells?.find((cell) => cell.field === field)?.text ?? '';
  const [typed, setTyped] = useState<TypedCell<Field>[]>(() =>
    fields.map((field) => ({ field, text: textBefore(field) })),
  );
  useUnsaved(typed.some(({ field, text }) => text !== textBefore(field)));
  const problemIn = (field: Field) => row.problems.find((problem) => problem.field === field)?.msg;
  const type = (field: Field, text: string) =>
    setTyped((now) => now.map((cell) => (cell.field === field ? { field, text } : cell)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <Sheet
      label={texts.editRow(row.row, row.name || texts.noName)}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <form className="ma-form" onSubmit={save} noValidate>
        {typed.map(({ field, text }) => {
          const problem = problemIn(field);
          return (
            <TextField
              key={field}
              label={labels[field]}
              error={problem && toSentence(problem)}
              value={text}
              onChange={({ target }) => type(field, target.value)}
            />
          );
        })}
        <Button type="submit">{texts.saveRow}</Button>
      </form>
    </Sheet>
  );
}
