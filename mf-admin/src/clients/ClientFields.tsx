import { CONTACT_ROLES, MAX_CONTACTS } from '@cleaning/contracts';
import { Button, CheckboxField, SelectField, TextAreaField, TextField } from '@cleaning/ui';
import { bindFields } from '@cleaning/ui/forms';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { LinkedPart } from '../desk/LinkedPart';
import { RequiredNote } from '../desk/RequiredNote';
import type { ClientForm } from './clientForm';
import { CONTACTS_ID } from './paths';
import { clientForm as texts } from './texts';

type Form = UseFormReturn<ClientForm>;

/** Parses a select's value: 'true', 'false', or empty for undefined. */
const parseChoice = (value: unknown): boolean | undefined =>
  value === '' || value === undefined ? undefined : String(value) === 'true';

interface ContactFieldsProps {
  form: Form;
  index: number;
  onRemove: () => void;
}

function ContactFields({ form, index, onRemove }: ContactFieldsProps) {
  const path = `details.contacts.${index}` as const;
  const field = bindFields(form);
  return (
    <fieldset className="ma-timetable-row">
      <legend>{texts.contact(index + 1)}</legend>
      <div className="ma-pair">
        <TextField label={texts.name} required {...field(`${path}.name`)} />
        <TextField label={texts.contactEmail} type="email" {...field(`${path}.email`)} />
        <TextField label={texts.telephone} type="tel" {...field(`${path}.telephone`)} />
      </div>
      <div className="ma-client-roles">
        {CONTACT_ROLES.map((role) => (
          <CheckboxField key={role} label={texts.roles[role]} value={role} {...form.register(`${path}.roles`)} />
        ))}
      </div>
      <SelectField label={texts.page} {...form.register(`${path}.opens_page`, { setValueAs: parseChoice })}>
        {Object.entries(texts.pageChoices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button variant="ghost" onClick={onRemove}>
        {texts.removeContact(index + 1)}
      </Button>
    </fieldset>
  );
}

function Contacts({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'details.contacts' });
  return (
    <fieldset className="ma-fields">
      <legend>{texts.contacts}</legend>
      {fields.map(({ id }, index) => (
        <ContactFields key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < MAX_CONTACTS && (
        <div>
          <Button
            variant="secondary"
            onClick={() => append({ name: '', email: '', telephone: '', roles: [] }, { shouldFocus: true })}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The fields of a client, for adding and changing one. */
export function ClientFields({ form }: { form: Form }) {
  const bound = bindFields(form);
  const field = (name: Exclude<keyof ClientForm['details'], 'contacts'>) => bound(`details.${name}`);
  return (
    <>
      <RequiredNote />
      <fieldset className="ma-fields">
        <legend>{texts.names}</legend>
        <div className="ma-pair">
          <TextField label={texts.legalName} hint={texts.legalHint} required {...field('legal_name')} />
          <TextField label={texts.tradingName} hint={texts.tradingHint} {...field('trading_name')} />
          <TextField label={texts.abn} inputMode="numeric" {...field('abn')} />
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.billing}</legend>
        <TextField label={texts.email} type="email" {...field('billing_email')} />
        <TextAreaField label={texts.address} rows={3} {...field('billing_address')} />
        <div className="ma-pair">
          <TextField label={texts.orderNumber} hint={texts.orderHint} {...field('order_number')} />
          <TextField
            label={texts.terms}
            hint={texts.termsHint}
            type="number"
            min={0}
            step={1}
            {...field('terms_days')}
          />
        </div>
      </fieldset>
      <LinkedPart id={CONTACTS_ID}>
        <Contacts form={form} />
      </LinkedPart>
      <TextAreaField label={texts.notes} hint={texts.notesHint} rows={4} {...field('notes')} />
    </>
  );
}
