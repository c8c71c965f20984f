import {
  ADDRESS_STATES,
  type AnswerOf,
  type BodyInput,
  getMyPayDetails,
  issuesOf,
  saveMyPayDetails,
} from '@cleaning/contracts';
import {
  asSentence,
  Button,
  Card,
  CheckboxField,
  DateField,
  ErrorSummary,
  Notice,
  Outcome,
  PageHeader,
  QueryState,
  SelectField,
  TextField,
  useUnsaved,
} from '@cleaning/ui';
import { ApiError, messageOf, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { PickedField } from '@cleaning/ui/forms';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { payDetails as texts } from './texts';

type Details = AnswerOf<typeof getMyPayDetails>;
type Typed = Omit<Details, 'gst_registered' | 'report_problems' | 'version'>;
type Field = keyof Typed;
type TextName = Exclude<Field, 'single_name'>;

const FIELDS = Object.keys(texts.fields) as Field[];
const stateChoices = () => ADDRESS_STATES.map((value) => ({ value, label: texts.states[value] }));
const kindChoices = () => Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

const typedFrom = ({ version: _, gst_registered: __, report_problems: ___, ...details }: Details): Typed => details;

/** What GST is paid on: what the person says, and what the office has found in the register. */
function gstStanding({ gst_registered, gst_claimed_from }: Details): string {
  if (gst_registered) return texts.gstPaid;
  return gst_claimed_from === '' ? texts.gstNone : texts.gstWaits;
}

const labelOf = (field: string): string =>
  (({ ...texts.fields, ...texts.accountFields }) as Readonly<Record<string, string>>)[field] ?? field;

/** What the yearly report still needs. */
function Missing({ report_problems }: Details) {
  if (report_problems.length === 0) return <p className="mc-note">{texts.complete}</p>;
  const fields = [...new Set(report_problems.map(({ field }) => labelOf(field)))];
  return <Notice tone="warn">{texts.missing(fields.join(', '))}</Notice>;
}

interface DetailsFormProps {
  details: Details;
  onTyped: () => void;
  onSaved: () => void;
}

function DetailsForm({ details, onTyped, onSaved }: DetailsFormProps) {
  const me = useCurrentUser();
  const save = useAction(saveMyPayDetails);
  const form = useForm<Typed>({ defaultValues: typedFrom(details) });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  useEffect(() => {
    if (isDirty) onTyped();
  }, [isDirty, onTyped]);
  const isBusiness = form.watch('name_kind') === 'business';

  function show(field: string, msg: string): void {
    const known = FIELDS.find((name) => name === field);
    if (known) form.setError(known, { message: asSentence(msg) });
  }

  const submit = form.handleSubmit(async (typed) => {
    const body: BodyInput<typeof saveMyPayDetails> = { ...typed, version: details.version };
    const issues = saveMyPayDetails.body ? issuesOf(saveMyPayDetails.body, body) : [];
    for (const { field, msg } of issues) show(field, msg);
    if (issues.length > 0) return;
    try {
      await save.run({ body });
      onSaved();
    } catch (error) {
      if (error instanceof ApiError) for (const { field, msg } of error.issues) show(field, msg);
    }
  });

  const control = (name: TextName) => ({
    ...form.register(name),
    label: texts.fields[name],
    error: errors[name]?.message,
  });
  const wrong = FIELDS.filter((name) => errors[name]).map((name) => texts.fields[name]);

  return (
    <form onSubmit={submit} noValidate className="mc-form">
      <Card title={texts.report}>
        <p className="mc-note">{texts.reportLead}</p>
        <SelectField {...control('name_kind')} options={kindChoices()} />
        {isBusiness ? (
          <TextField {...control('business_name')} autoComplete="organization" />
        ) : (
          <>
            <TextField {...control('family_name')} autoComplete="family-name" />
            <TextField {...control('given_name')} autoComplete="given-name" />
            <TextField {...control('second_given_name')} autoComplete="additional-name" />
            <CheckboxField label={texts.fields.single_name} {...form.register('single_name')} />
          </>
        )}
        {me.address !== '' && <p className="mc-note">{texts.street(me.address, me.zip_code)}</p>}
        <TextField {...control('suburb')} autoComplete="address-level2" />
        <SelectField {...control('state')} options={stateChoices()} placeholder={texts.chooseState} />
      </Card>
      <Card title={texts.gst}>
        <p>{gstStanding(details)}</p>
        <PickedField
          form={form}
          name="gst_claimed_from"
          as={DateField}
          label={texts.fields.gst_claimed_from}
          hint={texts.gstHint}
        />
      </Card>
      <Card title={texts.fund}>
        <p className="mc-note">{texts.fundLead}</p>
        <TextField {...control('fund_name')} />
        <TextField {...control('fund_usi')} hint={texts.usiHint} autoCapitalize="characters" />
        <TextField {...control('fund_member_number')} />
      </Card>
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
      {save.error && wrong.length === 0 && <Notice tone="danger">{messageOf(save.error)}</Notice>}
      <Button type="submit" busy={save.busy}>
        {texts.save}
      </Button>
    </form>
  );
}

/** The form keeps what is typed while somebody else changes the details, and says so. */
function HeldForm({ latest, onTyped, onSaved }: { latest: Details; onTyped: () => void; onSaved: () => void }) {
  const [held, setHeld] = useState<Details | null>(null);
  const base = held ?? latest;
  const hold = useCallback(() => {
    setHeld((before) => before ?? latest);
    onTyped();
  }, [latest, onTyped]);
  const release = () => {
    setHeld(null);
    onSaved();
  };
  return (
    <>
      {base.version !== latest.version && (
        <Notice tone="warn">
          <p>{texts.stale}</p>
          <Button variant="secondary" onClick={() => setHeld(null)}>
            {texts.reload}
          </Button>
        </Notice>
      )}
      <DetailsForm key={base.version} details={base} onTyped={hold} onSaved={release} />
    </>
  );
}

/** What the person gives for the tax record and for super. */
export default function PayDetailsScreen() {
  const query = useCall(getMyPayDetails);
  const [isSaved, setSaved] = useState(false);
  const typed = useCallback(() => setSaved(false), []);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} back={{ to: '/payments', label: texts.back }} />
      <Outcome>{isSaved ? texts.saved : ''}</Outcome>
      <QueryState query={query}>
        {(details) => (
          <>
            <Missing {...details} />
            <HeldForm latest={details} onTyped={typed} onSaved={() => setSaved(true)} />
          </>
        )}
      </QueryState>
    </>
  );
}
