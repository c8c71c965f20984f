import { ADDRESS_STATES, AGREEMENT_TERMS, type Payee, type PayeeDetails, savePayee } from '@cleaning/contracts';
import { CheckboxField, DateField, SelectField, TextField, toOptions } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, type FormBase, PickedField, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { engagement, fund, gst, rcti, reported, statement, payee as texts } from './payeeTexts';

interface Typed {
  version: number;
  details: PayeeDetails;
}

type TextName = {
  [Name in keyof PayeeDetails]: PayeeDetails[Name] extends string ? Name : never;
}[keyof PayeeDetails];

interface PayeeFormProps {
  base: FormBase<Payee>;
}

/** Everything that an admin keeps of a person for paying them. */
export function PayeeForm({ base }: PayeeFormProps) {
  const payee = base.thing;
  const save = useAction(savePayee);
  const form = useForm<Typed>({
    defaultValues: { version: payee.version, details: payee.details },
    resolver: validateCall<Typed>(savePayee),
  });
  const field = bindFields(form);
  const isBusiness = form.watch('details.name_kind') === 'business';
  const hasAgreement = form.watch('details.rcti_form') !== '';

  const text = (name: TextName, label: string) => <TextField label={label} {...field(`details.${name}`)} />;
  const day = (name: TextName, label: string, hint?: string) => (
    <PickedField form={form} name={`details.${name}`} as={DateField} label={label} hint={hint} />
  );
  const choice = (name: TextName, label: string, labels: Readonly<Record<string, string>>) => (
    <SelectField label={label} options={toOptions(labels)} {...field(`details.${name}`)} />
  );

  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ params: { user_id: payee.user_id }, body: typed })}
      saved={texts.saved}
      onSaved={(kept, typed) => {
        const { version, details } = kept;
        base.saved(kept, resetToSaved(form, typed, { version, details }));
      }}
      base={base}
      submitLabel={texts.save}
      className="ma-form"
    >
      <fieldset className="ma-fields">
        <legend>{gst.title}</legend>
        <div className="ma-pair">
          {day('gst_from', gst.from, gst.fromHint)}
          {day('gst_checked_on', gst.checked)}
          {day('gst_ended_on', gst.ended)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{rcti.title}</legend>
        <div className="ma-pair">
          {choice('rcti_form', rcti.form, rcti.forms)}
          {hasAgreement && day('rcti_from', rcti.from)}
          {hasAgreement && day('rcti_ended_on', rcti.ended)}
          {hasAgreement && day('rcti_refused_on', rcti.refused)}
        </div>
        {hasAgreement && (
          <fieldset className="ma-timetable-row">
            <legend>{rcti.terms}</legend>
            {AGREEMENT_TERMS.map((term) => (
              <CheckboxField key={term} label={rcti.term[term]} value={term} {...form.register('details.rcti_terms')} />
            ))}
          </fieldset>
        )}
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{reported.title}</legend>
        <div className="ma-pair">
          {choice('name_kind', reported.kind, reported.kinds)}
          {isBusiness ? (
            text('business_name', reported.business)
          ) : (
            <>
              {text('family_name', reported.family)}
              {text('given_name', reported.given)}
              {text('second_given_name', reported.second)}
            </>
          )}
          {text('suburb', reported.suburb)}
          {choice('state', reported.state, {
            '': reported.stateNone,
            ...Object.fromEntries(ADDRESS_STATES.map((state) => [state, state])),
          })}
        </div>
        {!isBusiness && <CheckboxField label={reported.single} {...form.register('details.single_name')} />}
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{engagement.title}</legend>
        <div className="ma-pair">
          {choice('contract_with', engagement.contract, engagement.contracts)}
          {choice('mainly_labour', engagement.labour, engagement.answers)}
          {choice('paid_for_result', engagement.result, engagement.answers)}
          {choice('may_delegate', engagement.delegate, engagement.answers)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{fund.title}</legend>
        <div className="ma-pair">
          {text('fund_name', fund.name)}
          {text('fund_usi', fund.usi)}
          {text('fund_member_number', fund.member)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{statement.title}</legend>
        <p className="ma-hint">{statement.lead}</p>
        <div className="ma-pair">
          {day('statement_on', statement.on)}
          {text('statement_reason', statement.reason)}
        </div>
      </fieldset>
    </SaveForm>
  );
}
