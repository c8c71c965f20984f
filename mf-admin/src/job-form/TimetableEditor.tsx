import { Button } from '@cleaning/ui';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { createPermanent } from '../texts';
import { FURTHER_ROW, type PermanentJobForm } from './permanentJobForm';
import { TimetableRowFields } from './TimetableRowFields';

export function TimetableEditor({ form }: { form: UseFormReturn<PermanentJobForm> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'timeline_data' });
  return (
    <section aria-labelledby="timetable-editor" className="ma-timetable">
      <h2 id="timetable-editor">{createPermanent.timetable}</h2>
      {fields.map((row, index) => (
        <TimetableRowFields
          key={row.id}
          form={form}
          index={index}
          onRemove={row.isRemove ? () => remove(index) : undefined}
        />
      ))}
      <Button variant="secondary" onClick={() => append(FURTHER_ROW)}>
        {createPermanent.addRow}
      </Button>
    </section>
  );
}
