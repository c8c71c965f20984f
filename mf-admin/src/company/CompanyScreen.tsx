import { type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import './company.css';
import { type CallAnswer, getCompany, isCompanyKnown, listCompanyVersions, saveCompany } from '@cleaning/contracts';
import { Card, Notice, PageHeader, QueryState, TextAreaField, TextField } from '@cleaning/ui';
import { getSiteData, setSiteData, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { LinkedPart } from '../desk/LinkedPart';
import { RequiredNote } from '../desk/RequiredNote';
import { NextStep } from '../setup/NextStep';
import { ShowSetup } from '../setup/ShowSetup';
import { Logo } from '../website/Pictures';
import { CompanyHistory } from './CompanyHistory';
import { buildBody, type Company, type TypedCompany, toTyped } from './companyForm';
import { company as texts } from './texts';

type Versioned = CallAnswer<typeof getCompany>;
type Field = keyof Company;

const NAMES = ['name', 'short_name', 'trade', 'legal_name', 'abn', 'founded'] as const;
const CONTACT = [
  'street',
  'place',
  'city',
  'state',
  'postal_code',
  'telephone',
  'mobile',
  'fax',
  'email',
  'accounts_email',
  'web_address',
] as const;
const TRUST = ['insurance_dollars', 'insurer'] as const;
const OPTIONAL: ReadonlySet<Field> = new Set([
  'trade',
  'founded',
  'place',
  'mobile',
  'fax',
  'accounts_email',
  'web_address',
  'insurance_dollars',
  'insurer',
  'social',
  'map',
]);

interface CompanyFormProps {
  base: FormBase<Versioned>;
  /** A former version, to fill the form with. */
  former: Company | null;
}

function CompanyForm({ base, former }: CompanyFormProps) {
  const { company, version } = base.thing;
  const save = useAction(saveCompany);
  const form = useForm<TypedCompany>({
    defaultValues: toTyped(company, version),
    ...(former && { values: toTyped(former, version), resetOptions: { keepDefaultValues: true } }),
    resolver: validateCall<TypedCompany>(saveCompany, buildBody),
  });
  const { errors } = form.formState;
  // The map's problem may belong to its latitude or longitude.
  const findProblem = (name: Field): string | undefined => {
    const { message, ...parts } = (errors.company?.[name] ?? {}) as FieldError & Record<string, FieldError | undefined>;
    return message ?? parts.latitude?.message ?? parts.longitude?.message;
  };
  const getFieldProps = (name: Field) => ({
    label: texts.labels[name],
    hint: texts.hints[name],
    required: !OPTIONAL.has(name),
    error: findProblem(name),
    ...form.register(`company.${name}`),
  });
  const renderField = (name: Field) => <TextField key={name} {...getFieldProps(name)} />;
  const hasHoursProblem = errors.company?.hours !== undefined;
  const colour = form.watch('company.colour');

  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: buildBody(typed) })}
      saved={texts.saved}
      onSaved={(kept, typed) => base.saved(kept, resetToSaved(form, typed, toTyped(kept.company, kept.version)))}
      base={base}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <RequiredNote />
      <fieldset className="ma-fields">
        <legend>{texts.names}</legend>
        <div className="ma-pair">{NAMES.map(renderField)}</div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.contact}</legend>
        <div className="ma-pair">{CONTACT.map(renderField)}</div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.hours}</legend>
        <p className="ma-hint">{texts.hoursHint}</p>
        <div className="ma-open-hours">
          {texts.days.map((day, at) => (
            <div key={day} className="ma-open-hours__day">
              <TextField label={texts.opens(day)} type="time" {...form.register(`week.${at}.opens`)} />
              <TextField label={texts.closes(day)} type="time" {...form.register(`week.${at}.closes`)} />
            </div>
          ))}
        </div>
        {hasHoursProblem && <Notice tone="danger">{texts.hoursProblem}</Notice>}
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.trust}</legend>
        <div className="ma-pair">{TRUST.map(renderField)}</div>
        <TextAreaField rows={3} {...getFieldProps('social')} />
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.looks}</legend>
        <div className="ma-pair">
          <div className="ma-colour">
            {renderField('colour')}
            <input
              type="color"
              aria-label={texts.pick}
              value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000'}
              onChange={(event) =>
                form.setValue('company.colour', event.target.value, { shouldDirty: true, shouldValidate: true })
              }
            />
          </div>
          {renderField('map')}
        </div>
      </fieldset>
    </SaveForm>
  );
}

/** Updates the page's frame, which names the company or says that none is entered. Both were rendered before. */
function showInFrame(company: Company): void {
  setSiteData({ ...getSiteData(), company });
  document.querySelector('.shell-unknown')?.remove();
}

function CompanyDetails({ latest }: { latest: Versioned }) {
  const base = useFormBase(latest);
  const [former, setFormer] = useState<Company | null>(null);
  const versions = useCall(listCompanyVersions);
  const begin = () => {
    setFormer(null);
    base.release();
  };
  const keep = (kept: Versioned, typedSince: boolean) => {
    setFormer(null);
    showInFrame(kept.company);
    base.saved(kept, typedSince);
  };
  return (
    <>
      {!isCompanyKnown(latest.company) && <Notice tone="warn">{texts.first}</Notice>}
      <LinkedPart id="details">
        <Card>
          <CompanyForm key={base.key} base={{ ...base, release: begin, saved: keep }} former={former} />
        </Card>
      </LinkedPart>
      <LinkedPart id="logo">
        <Logo />
      </LinkedPart>
      <QueryState query={versions}>
        {(rows) => (
          <CompanyHistory
            versions={rows}
            onRestore={(version) => {
              base.hold();
              setFormer(version);
              scrollTo({ top: 0 });
              showToast(texts.restored);
            }}
          />
        )}
      </QueryState>
    </>
  );
}

export default function CompanyScreen() {
  const query = useCall(getCompany);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <NextStep here={['company', 'logo']} />
      <QueryState query={query}>{(latest) => <CompanyDetails latest={latest} />}</QueryState>
      <ShowSetup />
    </>
  );
}
