import { Field, TextField, type TextFieldProps } from '@cleaning/ui';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { getServedPostcodes } from '../site/proof';
import type { QuoteForm } from './draft';
import type { Suburb } from './suburbList';
import { findSuburb, suggestSuburbs } from './suburbs';
import { quote as texts } from './texts';

const POSTCODE = /^\d{4}$/;

function describeCoverage(postcode: string): string {
  const served = getServedPostcodes();
  if (served.length === 0) return texts.servedUnknown(postcode);
  return served.includes(postcode) ? texts.served(postcode) : texts.notServed(postcode);
}

/**
 * Whether the company works there, once the postcode is known. Promises nothing if the company hasn't said where it
 * works.
 */
function Served({ postcode }: { postcode: string }) {
  const isServed = getServedPostcodes().includes(postcode);
  return (
    <p role="status" className={`quote-form__wide quote-served quote-served--${isServed ? 'yes' : 'no'}`}>
      {POSTCODE.test(postcode) && describeCoverage(postcode)}
    </p>
  );
}

interface SuburbFieldsProps {
  form: UseFormReturn<QuoteForm>;
  suburb: TextFieldProps;
  postcode: TextFieldProps;
}

/** A suburb with suggestions from the product's own list, and its postcode. Any other text can be typed as well. */
export function SuburbFields({ form, suburb, postcode }: SuburbFieldsProps) {
  const list = useRef<readonly Suburb[]>([]);
  const [options, setOptions] = useState<readonly Suburb[]>([]);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const typedPostcode = useWatch({ control: form.control, name: 'postcode' }) ?? '';
  const buildOptionId = (index: number) => `${listId}-${index}`;
  const setPostcode = (value: string) =>
    form.setValue('postcode', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  /** Postcode that a suburb filled in. Changing the suburb clears it, unless it was typed. */
  const given = useRef('');
  const givePostcode = (value: string) => {
    given.current = value;
    setPostcode(value);
  };
  const close = () => {
    setOptions([]);
    setActive(-1);
  };
  const choose = (chosen: Suburb) => {
    form.setValue('suburb', chosen.name, { shouldDirty: true, shouldValidate: true });
    givePostcode(chosen.postcode);
    close();
  };
  const suggest = (typed: string) => {
    setOptions(suggestSuburbs(list.current, typed));
    setActive(-1);
    const named = findSuburb(list.current, typed);
    if (named) givePostcode(named.postcode);
    else if (given.current !== '' && form.getValues('postcode') === given.current) givePostcode('');
  };
  const load = async (input: HTMLInputElement) => {
    if (list.current.length > 0) return;
    list.current = await import(/* webpackChunkName: "suburbs" */ './suburbList').then(
      ({ SUBURBS }) => SUBURBS,
      // Without suggestions, the field is an ordinary one.
      () => [],
    );
    if (document.activeElement === input) suggest(input.value);
  };
  const box = useRef<HTMLDivElement>(null);
  // Somebody was in it before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && box.current?.contains(activeElement)) void load(activeElement);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = options;
    if (length === 0) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? length : active) - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const { label, error, hint: _, onChange, onBlur, ...input } = suburb;

  return (
    <>
      <div ref={box} className="quote-suburb">
        <Field label={label} error={error} hint={texts.suburbHint} required={input.required}>
          {(control) => (
            <input
              {...input}
              {...control}
              className="ui-control"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-activedescendant={active >= 0 ? buildOptionId(active) : undefined}
              autoComplete="address-level2"
              onFocus={({ currentTarget }) => load(currentTarget)}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                suggest(event.target.value);
                return onChange?.(event);
              }}
              onBlur={(event) => {
                close();
                return onBlur?.(event);
              }}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <div
          id={listId}
          role="listbox"
          aria-label={texts.suburbs}
          className="quote-suburb__list"
          hidden={options.length === 0}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={`${option.name} ${option.postcode}`}
              id={buildOptionId(index)}
              role="option"
              aria-selected={index === active}
              // Before the field loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.name} <span>{option.postcode}</span>
            </div>
          ))}
        </div>
      </div>
      <TextField {...postcode} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
      <Served postcode={typedPostcode.trim()} />
    </>
  );
}
