import { ADDRESS_STATES, type CallAnswer, getMyPayDetails, saveMyPayDetails } from '@cleaning/contracts';
import {
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
} from '@cleaning/ui';
import { getMessage, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import {
  bindFields,
  type FormBase,
  PickedField,
  resetToSaved,
  SaveForm,
  useFormBase,
  validateRules,
} from '@cleaning/ui/forms';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { payDetails as texts } from './texts';

type Details = CallAnswer<typeof getMyPayDetails>;
type Typed = Omit<Details, 'gst_registered' | 'report_problems' | 'version'>;
type Field = keyof Typed;
type TextName = Exclude<Field, 'single_name'>;

const FIELDS = Object.keys(texts.fields) as Field[];
const listStates = () => ADDRESS_STATES.map((value) => ({ value, label: texts.states[value] }));
const listKinds = () => Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

const toTypedFields = ({ version: _, gst_registered: __, report_problems: ___, ...details }: Details): Typed => details;

/** Whether GST is paid: from the user's statement and the office's check of the register. */
function describeGst({ gst_registered, gst_claimed_from }: Details): string {
  if (gst_registered) return texts.gstPaid;
  return gst_claimed_from === '' ? texts.gstNone : texts.gstWaits;
}

const formatLabel = (field: string): string =>
  (({ ...texts.fields, ...texts.accountFields }) as Readonly<Record<string, string>>)[field] ?? field;

/** Details that the yearly report still needs. */
function Missing({ report_problems }: Details) {
  if (report_problems.length === 0) return <p className="mc-note">{texts.complete}</p>;
  const fields = [...new Set(report_problems.map(({ field }) => formatLabel(field)))];
  return <Notice tone="warn">{texts.missing(fields.join(', '))}</Notice>;
}

interface DetailsFormProps {
  base: FormBase<Details>;
}

function DetailsForm({ base }: DetailsFormProps) {
  const details = base.thing;
  const me = useCurrentUser();
  const save = useAction(saveMyPayDetails);
  const buildBody = (typed: Typed) => ({ ...typed, version: details.version });
  const form = useForm<Typed>({
    defaultValues: toTypedFields(details),
    resolver: validateRules((typed) => getOwnSentences(saveMyPayDetails, buildBody(typed))),
  });
  const { errors } = form.formState;
  const isBusiness = form.watch('name_kind') === 'business';

  const field = bindFields(form);
  const getFieldProps = (name: TextName) => ({ ...field(name), label: texts.fields[name] });
  const wrong = FIELDS.filter((name) => errors[name]).map((name) => texts.fields[name]);

  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: buildBody(typed) })}
      onSaved={(kept, typed) => base.saved(kept, resetToSaved(form, typed, toTypedFields(kept)))}
      base={base}
      listSentences={getOwnSentences}
      refusal={wrong.length > 0 ? '' : getMessage(save.error)}
      submitLabel={texts.save}
      className="mc-form"
    >
      <Card title={texts.report}>
        <p className="mc-note">{texts.reportLead}</p>
        <SelectField {...getFieldProps('name_kind')} options={listKinds()} />
        {isBusiness ? (
          <TextField {...getFieldProps('business_name')} autoComplete="organization" />
        ) : (
          <>
            <TextField {...getFieldProps('family_name')} autoComplete="family-name" />
            <TextField {...getFieldProps('given_name')} autoComplete="given-name" />
            <TextField {...getFieldProps('second_given_name')} autoComplete="additional-name" />
            <CheckboxField label={texts.fields.single_name} {...form.register('single_name')} />
          </>
        )}
        {me.address !== '' && <p className="mc-note">{texts.street(me.address, me.zip_code)}</p>}
        <TextField {...getFieldProps('suburb')} autoComplete="address-level2" />
        <SelectField {...getFieldProps('state')} options={listStates()} placeholder={texts.chooseState} />
      </Card>
      <Card title={texts.gst}>
        <p>{describeGst(details)}</p>
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
        <TextField {...getFieldProps('fund_name')} />
        <TextField {...getFieldProps('fund_usi')} hint={texts.usiHint} autoCapitalize="characters" />
        <TextField {...getFieldProps('fund_member_number')} />
      </Card>
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
    </SaveForm>
  );
}

/** Keeps typed values while somebody else changes the details, and says so. */
function HeldForm({ latest, onTyped, onSaved }: { latest: Details; onTyped: () => void; onSaved: () => void }) {
  const base = useFormBase(latest);
  const hold = useCallback(() => {
    base.hold();
    onTyped();
  }, [base.hold, onTyped]);
  const keep = (kept: Details, typedSince: boolean) => {
    base.saved(kept, typedSince);
    if (!typedSince) onSaved();
  };
  return (
    <>
      {base.isStale && (
        <Notice tone="warn">
          <p>{texts.stale}</p>
          <Button variant="secondary" onClick={base.release}>
            {texts.reload}
          </Button>
        </Notice>
      )}
      {/* It is said above, in the person's language. */}
      <DetailsForm key={base.key} base={{ ...base, isStale: false, hold, saved: keep }} />
    </>
  );
}

/** The user's details for the tax record and super. */
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
