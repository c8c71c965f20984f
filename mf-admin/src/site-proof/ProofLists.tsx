import { PRICED_SERVICES } from '@cleaning/contracts';
import { Button, Card, DateField, SelectField, TextAreaField, TextField, toOptions } from '@cleaning/ui';
import { bindFields, PickedField } from '@cleaning/ui/forms';
import type { ReactNode } from 'react';
import { type UseFieldArrayReturn, type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { ProofForm } from './proofForm';
import { siteProof as texts } from './texts';

type List = 'testimonials' | 'ratings' | 'prices' | 'examples' | 'checks';

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
  title: string;
  /** One entry, in words. */
  thing: string;
  add: string;
  list: Pick<UseFieldArrayReturn, 'fields' | 'remove'>;
  onAdd: () => void;
  /** The fields of an entry, by its place in the list. */
  children: (index: number) => ReactNode;
}

/** One list of the form: entries with their fields, to add and to remove. */
function ListFields({ title, thing, add, list: { fields, remove }, onAdd, children }: ListFieldsProps) {
  return (
    <Card title={title}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="ma-fields">
          <legend>{`${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${index + 1}`}</legend>
          {children(index)}
          <div>
            <Button variant="secondary" onClick={() => remove(index)}>
              {texts.remove(thing, index + 1)}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="secondary" onClick={onAdd}>
          {add}
        </Button>
      </div>
    </Card>
  );
}

/** The lists of the form. */
export function ProofLists({ form }: { form: UseFormReturn<ProofForm> }) {
  const { control } = form;
  const field = bindFields(form);
  const testimonials = useFieldArray({ control, name: 'testimonials' });
  const ratings = useFieldArray({ control, name: 'ratings' });
  const prices = useFieldArray({ control, name: 'prices' });
  const examples = useFieldArray({ control, name: 'examples' });
  const checks = useFieldArray({ control, name: 'checks' });
  return (
    <>
      <ListFields
        title={texts.testimonials}
        thing={texts.testimonial}
        add={texts.addTestimonial}
        list={testimonials}
        onAdd={() => testimonials.append(FRESH.testimonials)}
      >
        {(index) => (
          <>
            <TextAreaField label={texts.words} rows={3} required {...field(`testimonials.${index}.text`)} />
            <div className="ma-pair">
              <TextField label={texts.name} required {...field(`testimonials.${index}.name`)} />
              <TextField label={texts.organisation} {...field(`testimonials.${index}.organisation`)} />
            </div>
            <div className="ma-pair">
              <TextField
                label={texts.source}
                hint={texts.sourceHint}
                required
                {...field(`testimonials.${index}.source`)}
              />
              <TextField label={texts.address} {...field(`testimonials.${index}.source_address`)} />
            </div>
            <div className="ma-pair">
              <PickedField
                form={form}
                name={`testimonials.${index}.said_on`}
                as={DateField}
                label={texts.saidOn}
                required
              />
              <SelectField
                label={texts.stars}
                options={STARS}
                placeholder={texts.noStars}
                {...field(`testimonials.${index}.rating`)}
              />
            </div>
          </>
        )}
      </ListFields>
      <ListFields
        title={texts.ratings}
        thing={texts.rating}
        add={texts.addRating}
        list={ratings}
        onAdd={() => ratings.append(FRESH.ratings)}
      >
        {(index) => (
          <>
            <div className="ma-pair">
              <TextField label={texts.source} hint={texts.sourceHint} required {...field(`ratings.${index}.source`)} />
              <TextField label={texts.address} {...field(`ratings.${index}.source_address`)} />
            </div>
            <div className="ma-pair">
              <TextField label={texts.value} inputMode="decimal" required {...field(`ratings.${index}.value`)} />
              <TextField label={texts.count} inputMode="numeric" required {...field(`ratings.${index}.count`)} />
            </div>
            <PickedField form={form} name={`ratings.${index}.read_on`} as={DateField} label={texts.readOn} required />
          </>
        )}
      </ListFields>
      <ListFields
        title={texts.prices}
        thing={texts.price}
        add={texts.addPrice}
        list={prices}
        onAdd={() => prices.append(FRESH.prices)}
      >
        {(index) => (
          <>
            <SelectField label={texts.service} options={SERVICES} {...field(`prices.${index}.service`)} />
            <div className="ma-pair">
              <TextField
                label={texts.dollars}
                hint={texts.withGst}
                inputMode="numeric"
                required
                {...field(`prices.${index}.dollars`)}
              />
              <TextField label={texts.per} hint={texts.perHint} required {...field(`prices.${index}.per`)} />
            </div>
            <TextField label={texts.note} {...field(`prices.${index}.note`)} />
          </>
        )}
      </ListFields>
      <ListFields
        title={texts.examples}
        thing={texts.example}
        add={texts.addExample}
        list={examples}
        onAdd={() => examples.append(FRESH.examples)}
      >
        {(index) => (
          <>
            <div className="ma-pair">
              <SelectField label={texts.service} options={SERVICES} {...field(`examples.${index}.service`)} />
              <TextField label={texts.heading} required {...field(`examples.${index}.title`)} />
            </div>
            <TextAreaField label={texts.details} rows={3} required {...field(`examples.${index}.details`)} />
            <div className="ma-pair">
              <TextField
                label={texts.exampleDollars}
                hint={texts.withGst}
                inputMode="numeric"
                required
                {...field(`examples.${index}.dollars`)}
              />
              <TextField label={texts.per} hint={texts.perHint} required {...field(`examples.${index}.per`)} />
            </div>
          </>
        )}
      </ListFields>
      <ListFields
        title={texts.checks}
        thing={texts.check}
        add={texts.addCheck}
        list={checks}
        onAdd={() => checks.append(FRESH.checks)}
      >
        {(index) => (
          <>
            <TextField label={texts.heading} required {...field(`checks.${index}.title`)} />
            <TextAreaField label={texts.text} rows={2} required {...field(`checks.${index}.text`)} />
          </>
        )}
      </ListFields>
    </>
  );
}
