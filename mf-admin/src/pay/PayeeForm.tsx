import { ADDRESS_STATES, AGREEMENT_TERMS, type Payee, type PayeeDetails, savePayee } from '@cleaning/contracts';
import { Button, CheckboxField, DateField, Notice, optionsOf, SelectField, TextField } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { checkedBy, PickedField, refusalOf, resetSent, showIssues, useTyped } from '@cleaning/ui/forms';
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
  payee: Payee;
  onTyped: () => void;
  onSaved: (kept: Payee, typedSince: boolean) => void;
}

/** Everything that an admin keeps of a person for paying them. */
export function PayeeForm({ payee, onTyped, onSaved }: PayeeFormProps) {
  const save = useAction(savePayee);
  const form = useForm<Typed>({
    defaultValues: { version: payee.version, details: payee.details },
    resolver: checkedBy<Typed>(savePayee),
  });
  useTyped(form, onTyped);
  const errors = form.formState.errors.details;
  const isBusiness = form.watch('details.name_kind') === 'business';
  const hasAgreement = form.watch('details.rcti_form') !== '';

  const submit = form.handleSubmit(async (typed) => {
    const sent = await save.run({ params: { user_id: payee.user_id }, body: typed });
    if (!sent.ok) return showIssues(form, savePayee, sent.error);
    const kept = sent.value;
    showToast(texts.saved);
    onSaved(kept, resetSent(form, typed, { version: kept.version, details: kept.details }));
  });

  const text = (name: TextName, label: string) => (
    <TextField label={label} error={errors?.[name]?.message} {...form.register(`details.${name}`)} />
  );
  const day = (name: TextName, label: string, hint?: string) => (
    <PickedField form={form} name={`details.${name}`} as={DateField} label={label} hint={hint} />
  );
  const choice = (name: TextName, label: string, labels: Readonly<Record<string, string>>) => (
    <SelectField
      label={label}
      options={optionsOf(labels)}
      error={errors?.[name]?.message}
      {...form.register(`details.${name}`)}
    />
  );

  return (
    <form onSubmit={submit} noValidate className="ma-form">
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
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <Button type="submit" busy={save.busy}>
        {texts.save}
      </Button>
    </form>
  );
}
