import {
  addMonths,
  COMPLIANCE_CONFIRMATIONS,
  type ComplianceConfirmation,
  type ComplianceKind,
  type ComplianceVersion,
  getComplianceLabel,
  getComplianceRule,
  getComplianceSettings,
  isDay,
  OPTIONAL_DETAILS,
  type PoliceOutcome,
  verifyDocument,
} from '@cleaning/contracts';
import { CheckboxField, DateField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import {
  bindFields,
  listFieldSentences,
  PickedField,
  resetToSaved,
  SaveForm,
  sendForm,
  validateRules,
} from '@cleaning/ui/forms';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { DetailField, type Typed } from './DetailField';
import { DECIDABLE, type DecisionFormProps, isConflict } from './decisionForms';
import { decision as texts } from './texts';
import { useVerifiedTogether } from './VerifyAll';

const CONFIRMATIONS = Object.keys(COMPLIANCE_CONFIRMATIONS) as ComplianceConfirmation[];

/** Maps each confirmation to a value. */
const mapConfirmations = <T,>(getValue: (name: ComplianceConfirmation) => T) =>
  Object.fromEntries(CONFIRMATIONS.map((name) => [name, getValue(name)])) as Record<ComplianceConfirmation, T>;

/** Body of the call that verifies a version. */
function buildBody(kind: ComplianceKind, { version_id, version }: ComplianceVersion, typed: Typed) {
  const { issued_on, expires_on, outcome, ...others } = typed;
  const { expiry } = getComplianceRule(kind);
  const days = {
    issued_on: issued_on || undefined,
    expires_on: expiry === 'none' ? undefined : expires_on || undefined,
  };
  const confirmed = mapConfirmations((name) => (typed[name] ? ('yes' as const) : ('' as const)));
  return { version_id, version, ...others, ...confirmed, ...days, outcome: outcome as PoliceOutcome | '' };
}

/** Messages for fields that are missing and confirmations that aren't ticked, by field. */
function findGaps(kind: ComplianceKind, typed: Typed): Record<string, string> {
  const { expiry, issued, fields, asks = [], confirms = [] } = getComplianceRule(kind);
  const needed = [
    ...(issued ? (['issued_on'] as const) : []),
    ...(expiry === 'required' ? (['expires_on'] as const) : []),
    ...[...fields, ...asks, ...confirms].filter((name) => !OPTIONAL_DETAILS.has(name)),
  ];
  const left = needed.filter((name) => typed[name] === false || String(typed[name]).trim() === '');
  return Object.fromEntries(left.map((name) => [name, typed[name] === false ? texts.unconfirmed : texts.required]));
}

/** Form for what an admin has read in a document. Dates and fields depend on its kind. */
export function VerifyForm({ kind, version, base, onSaved, onConflict }: DecisionFormProps) {
  const verify = useAction(verifyDocument);
  const { data: settings } = useCall(getComplianceSettings);
  const form = useForm<Typed>({
    defaultValues: {
      ...version.details,
      ...mapConfirmations((name) => version.details[name] === 'yes'),
      issued_on: version.issued_on,
      expires_on: version.expires_on,
      work_limit: version.work_limit,
    },
    resolver: validateRules((typed) => ({
      ...listFieldSentences(verifyDocument, buildBody(kind, version, typed)),
      ...findGaps(kind, typed),
    })),
  });
  const { dirtyFields } = form.formState;
  const bound = bindFields(form);
  const { expiry, issued, fields, asks = [], confirms = [] } = getComplianceRule(kind);
  const isPolice = kind === 'police_check_img';
  const issuedOn = form.watch('issued_on');
  const months = isPolice ? settings?.police_months : undefined;
  const isTyped = dirtyFields.expires_on === true;

  useEffect(() => {
    if (months && isDay(issuedOn) && !isTyped && version.expires_on === '')
      form.setValue('expires_on', addMonths(issuedOn, months));
  }, [form, months, issuedOn, isTyped, version.expires_on]);

  const send = async (typed: Typed) => {
    onConflict('');
    const sent = await verify.run({ body: buildBody(kind, version, typed) });
    if (!sent.ok && isConflict(sent.error)) onConflict(sent.error.msg);
    return sent;
  };
  const saved = texts.verified(getComplianceLabel(kind));
  const keep = (_: unknown, typed: Typed) =>
    onSaved({ ...version, version: version.version + 1 }, resetToSaved(form, typed, typed));

  useVerifiedTogether(kind, DECIDABLE.has(version.state), async () => {
    let isVerified = false;
    await form.handleSubmit(async (typed) => {
      isVerified = await sendForm(form, verifyDocument, typed, { send, saved, onSaved: keep });
    })();
    return isVerified;
  });

  return (
    <SaveForm
      form={form}
      action={verify}
      send={send}
      saved={saved}
      onSaved={keep}
      base={base}
      refusal={isConflict(verify.error) ? '' : undefined}
      submitLabel={version.state === 'verified' ? texts.save : texts.verify}
      className="ma-form"
    >
      <div className="ma-pair">
        {expiry !== 'none' && (
          <PickedField form={form} name="issued_on" as={DateField} label={texts.issuedOn} required={issued === true} />
        )}
        {expiry !== 'none' && (
          <PickedField
            form={form}
            name="expires_on"
            as={DateField}
            label={texts.expiresOn}
            hint={months ? texts.expiresHint(months) : undefined}
            required={expiry === 'required'}
          />
        )}
        {[...fields, ...asks].map((field) => (
          <DetailField key={field} form={form} field={field} />
        ))}
      </div>
      {confirms.length > 0 && (
        <fieldset className="ma-fields">
          <legend>{texts.confirm}</legend>
          {confirms.map((name) => (
            <CheckboxField
              key={name}
              label={
                OPTIONAL_DETAILS.has(name)
                  ? texts.later(COMPLIANCE_CONFIRMATIONS[name])
                  : COMPLIANCE_CONFIRMATIONS[name]
              }
              required={!OPTIONAL_DETAILS.has(name)}
              {...bound(name)}
            />
          ))}
        </fieldset>
      )}
      {kind === 'visa' && <CheckboxField label={texts.workLimit} {...form.register('work_limit')} />}
    </SaveForm>
  );
}
