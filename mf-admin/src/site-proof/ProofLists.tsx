import { PRICED_SERVICES } from '@cleaning/contracts';
import { Button, Card, DateField, SelectField, TextAreaField, TextField, toOptions } from '@cleaning/ui';
import { PickedField } from '@cleaning/ui/forms';
import type { ReactNode } from 'react';
import { get, type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { ProofForm } from './proofForm';
import { siteProof as texts } from './texts';

type List = 'testimonials' | 'ratings' | 'prices' | 'examples' | 'checks';
type Form = UseFormReturn<ProofForm>;

const SERVICES = toOptions(PRICED_SERVICES);
const STARS = ['5', '4', '3', '2', '1'];
const NO_SOURCE = { source: '', source_address: '' };
const FRESH: { [Name in List]: ProofForm[Name][number] } = {
  testimonials: { text: '', name: '', organisation: '', ...NO_SOURCE, said_on: '', rating: '' },
  ratings: { ...NO_SOURCE, value: '', count: '', read_on: '' },
  prices: { service: 'office-cleaning', dollars: '', per: '', note: '' },
  examples: { service: 'office-cleaning', title: '', details: '', dollars: '', per: '' },
  checks: { title: '', text: '' },
};

interface ListFieldsProps {
  form: Form;
  name: List;
  title: string;
  thing: string;
  add: string;
  children: (field: (name: string) => { name: never; error: string | undefined }, path: string) => ReactNode;
}

/** One list of the form: entries with their fields, to add and to remove. */
function ListFields({ form, name, title, thing, add, children }: ListFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  return (
    <Card title={title}>
      {fields.map(({ id }, index) => {
        const path = `${name}.${index}`;
        const field = (of: string) => ({
          ...form.register(`${path}.${of}` as never),
          name: `${path}.${of}` as never,
          error: (get(form.formState.errors, `${path}.${of}`) as { message?: string } | undefined)?.message,
        });
        return (
          <fieldset key={id} className="ma-fields">
            <legend>{`${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${index + 1}`}</legend>
            {children(field, path)}
            <div>
              <Button variant="secondary" onClick={() => remove(index)}>
                {texts.remove(thing, index + 1)}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button variant="secondary" onClick={() => append(FRESH[name] as never)}>
          {add}
        </Button>
      </div>
    </Card>
  );
}

/** The lists of the form. */
export function ProofLists({ form }: { form: Form }) {
  return (
    <>
      <ListFields
        form={form}
        name="testimonials"
        title={texts.testimonials}
        thing={texts.testimonial}
        add={texts.addTestimonial}
      >
        {(field, path) => (
          <>
            <TextAreaField label={texts.words} rows={3} required {...field('text')} />
            <div className="ma-pair">
              <TextField label={texts.name} required {...field('name')} />
              <TextField label={texts.organisation} {...field('organisation')} />
            </div>
            <div className="ma-pair">
              <TextField label={texts.source} hint={texts.sourceHint} required {...field('source')} />
              <TextField label={texts.address} {...field('source_address')} />
            </div>
            <div className="ma-pair">
              <PickedField form={form} name={`${path}.said_on` as never} as={DateField} label={texts.saidOn} required />
              <SelectField label={texts.stars} options={STARS} placeholder={texts.noStars} {...field('rating')} />
            </div>
          </>
        )}
      </ListFields>
      <ListFields form={form} name="ratings" title={texts.ratings} thing={texts.rating} add={texts.addRating}>
        {(field, path) => (
          <>
            <div className="ma-pair">
              <TextField label={texts.source} hint={texts.sourceHint} required {...field('source')} />
              <TextField label={texts.address} {...field('source_address')} />
            </div>
            <div className="ma-pair">
              <TextField label={texts.value} inputMode="decimal" required {...field('value')} />
              <TextField label={texts.count} inputMode="numeric" required {...field('count')} />
            </div>
            <PickedField form={form} name={`${path}.read_on` as never} as={DateField} label={texts.readOn} required />
          </>
        )}
      </ListFields>
      <ListFields form={form} name="prices" title={texts.prices} thing={texts.price} add={texts.addPrice}>
        {(field) => (
          <>
            <SelectField label={texts.service} options={SERVICES} {...field('service')} />
            <div className="ma-pair">
              <TextField
                label={texts.dollars}
                hint={texts.withGst}
                inputMode="numeric"
                required
                {...field('dollars')}
              />
              <TextField label={texts.per} hint={texts.perHint} required {...field('per')} />
            </div>
            <TextField label={texts.note} {...field('note')} />
          </>
        )}
      </ListFields>
      <ListFields form={form} name="examples" title={texts.examples} thing={texts.example} add={texts.addExample}>
        {(field) => (
          <>
            <div className="ma-pair">
              <SelectField label={texts.service} options={SERVICES} {...field('service')} />
              <TextField label={texts.heading} required {...field('title')} />
            </div>
            <TextAreaField label={texts.details} rows={3} required {...field('details')} />
            <div className="ma-pair">
              <TextField
                label={texts.exampleDollars}
                hint={texts.withGst}
                inputMode="numeric"
                required
                {...field('dollars')}
              />
              <TextField label={texts.per} hint={texts.perHint} required {...field('per')} />
            </div>
          </>
        )}
      </ListFields>
      <ListFields form={form} name="checks" title={texts.checks} thing={texts.check} add={texts.addCheck}>
        {(field) => (
          <>
            <TextField label={texts.heading} required {...field('title')} />
            <TextAreaField label={texts.text} rows={2} required {...field('text')} />
          </>
        )}
      </ListFields>
    </>
  );
}
