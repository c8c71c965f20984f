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

/** A person's payment data, which admins edit. */
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

  const renderText = (name: TextName, label: string) => <TextField label={label} {...field(`details.${name}`)} />;
  const renderDay = (name: TextName, label: string, hint?: string) => (
    <PickedField form={form} name={`details.${name}`} as={DateField} label={label} hint={hint} />
  );
  const renderChoice = (name: TextName, label: string, labels: Readonly<Record<string, string>>) => (
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
          {renderDay('gst_from', gst.from, gst.fromHint)}
          {renderDay('gst_checked_on', gst.checked)}
          {renderDay('gst_ended_on', gst.ended)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{rcti.title}</legend>
        <div className="ma-pair">
          {renderChoice('rcti_form', rcti.form, rcti.forms)}
          {hasAgreement && renderDay('rcti_from', rcti.from)}
          {hasAgreement && renderDay('rcti_ended_on', rcti.ended)}
          {hasAgreement && renderDay('rcti_refused_on', rcti.refused)}
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
          {renderChoice('name_kind', reported.kind, reported.kinds)}
          {isBusiness ? (
            renderText('business_name', reported.business)
          ) : (
            <>
              {renderText('family_name', reported.family)}
              {renderText('given_name', reported.given)}
              {renderText('second_given_name', reported.second)}
            </>
          )}
          {renderText('suburb', reported.suburb)}
          {renderChoice('state', reported.state, {
            '': reported.stateNone,
            ...Object.fromEntries(ADDRESS_STATES.map((state) => [state, state])),
          })}
        </div>
        {!isBusiness && <CheckboxField label={reported.single} {...form.register('details.single_name')} />}
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{engagement.title}</legend>
        <div className="ma-pair">
          {renderChoice('contract_with', engagement.contract, engagement.contracts)}
          {renderChoice('mainly_labour', engagement.labour, engagement.answers)}
          {renderChoice('paid_for_result', engagement.result, engagement.answers)}
          {renderChoice('may_delegate', engagement.delegate, engagement.answers)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{fund.title}</legend>
        <div className="ma-pair">
          {renderText('fund_name', fund.name)}
          {renderText('fund_usi', fund.usi)}
          {renderText('fund_member_number', fund.member)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{statement.title}</legend>
        <p className="ma-hint">{statement.lead}</p>
        <div className="ma-pair">
          {renderDay('statement_on', statement.on)}
          {renderText('statement_reason', statement.reason)}
        </div>
      </fieldset>
    </SaveForm>
  );
}
