import { CheckboxField, DateField, FileField, SelectField, TextAreaField, TextField, TimeField } from '@cleaning/ui';
import { useState } from 'react';
import { Example, Examples } from './Example';
import { examples as texts } from './texts';

const { states } = texts;
const ERROR = 'That BSB isn’t valid. A BSB has 6 digits, like 105-900.';

/** Fields of forms. */
export function FormFields() {
  const [day, setDay] = useState('2026-11-28');
  const [time, setTime] = useState('06:00');
  return (
    <>
      <Examples title="Text field">
        <Example state={states.usual}>
          <TextField label="Legal name" defaultValue="Wattlebird Property" />
        </Example>
        <Example state={states.hovered}>
          <TextField label="Legal name, hovered" className="is-hovered" />
        </Example>
        <Example state={states.focused}>
          <TextField label="Legal name, focused" className="is-focused" />
        </Example>
        <Example state={states.required}>
          <TextField label="Legal name, required" required />
        </Example>
        <Example state={states.hint}>
          <TextField label="Order number" hint="Printed on each invoice of the client." />
        </Example>
        <Example state={states.error}>
          <TextField label="BSB" error={ERROR} defaultValue="10590" />
        </Example>
        <Example state={states.disabled}>
          <TextField label="ABN" disabled defaultValue="23 000 000 004" />
        </Example>
        <Example state={states.long}>
          <TextField label={texts.long} defaultValue={texts.long} />
        </Example>
      </Examples>
      <Examples title="Other fields">
        <Example state="Text area">
          <TextAreaField label="Notes" rows={3} defaultValue={texts.long} />
        </Example>
        <Example state={`Text area, ${states.error.toLowerCase()}`}>
          <TextAreaField label="Reason" rows={3} error="Fill in this field." />
        </Example>
        <Example state="Select">
          <SelectField label="Month" options={['October', 'November']} />
        </Example>
        <Example state={`Select, ${states.disabled.toLowerCase()}`}>
          <SelectField label="Year" options={['2026']} disabled />
        </Example>
        <Example state={`Select, ${states.error.toLowerCase()}`}>
          <SelectField label="Client" options={[texts.long]} error="Choose a client." />
        </Example>
        <Example state="Date">
          <DateField label="Paid on" value={day} onChange={setDay} />
        </Example>
        <Example state="Time">
          <TimeField label="Starts at" value={time} onChange={setTime} />
        </Example>
        <Example state="File">
          <FileField label="Bank statement" />
        </Example>
        <Example state="Checkbox">
          <CheckboxField label="Add a balancing entry" defaultChecked />
        </Example>
        <Example state={`Checkbox, ${states.disabled.toLowerCase()}`}>
          <CheckboxField label="Sent by post" disabled />
        </Example>
        <Example state={`Checkbox, ${states.long.toLowerCase()}`}>
          <CheckboxField label={texts.long} />
        </Example>
      </Examples>
    </>
  );
}
