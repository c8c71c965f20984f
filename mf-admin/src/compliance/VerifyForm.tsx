import {
  COMPLIANCE_FIELDS,
  type ComplianceKind,
  type ComplianceVersion,
  complianceLabel,
  complianceRule,
  getComplianceSettings,
  monthsAfter,
  verifyDocument,
} from '@cleaning/contracts';
import { Button, CheckboxField, DateField, Notice, TextField } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PickedField, refusalOf, showIssues } from '../desk/forms';
import { decision as texts } from './texts';

interface Typed {
  issued_on: string;
  expires_on: string;
  issuer: string;
  reference: string;
  insurer: string;
  amount: string;
  subclass: string;
  conditions: string;
  work_limit: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface VerifyFormProps {
  kind: ComplianceKind;
  version: ComplianceVersion;
}

/** What an admin has read in a document. Days and fields are those of its kind. */
export function VerifyForm({ kind, version }: VerifyFormProps) {
  const verify = useAction(verifyDocument);
  const { data: settings } = useCall(getComplianceSettings);
  const form = useForm<Typed>({
    defaultValues: {
      ...version.details,
      issued_on: version.issued_on,
      expires_on: version.expires_on,
      work_limit: version.work_limit,
    },
  });
  const { errors, dirtyFields } = form.formState;
  const { expiry, issued, fields } = complianceRule(kind);
  const isPolice = kind === 'police_check_img';
  const issuedOn = form.watch('issued_on');
  const months = isPolice ? settings?.police_months : undefined;
  const isTyped = dirtyFields.expires_on === true;

  useEffect(() => {
    if (months && DAY.test(issuedOn) && !isTyped && version.expires_on === '')
      form.setValue('expires_on', monthsAfter(issuedOn, months));
  }, [form, months, issuedOn, isTyped, version.expires_on]);

  const submit = form.handleSubmit(async ({ issued_on, expires_on, ...typed }) => {
    const days = { ...(issued_on && { issued_on }), ...(expires_on && expiry !== 'none' && { expires_on }) };
    try {
      await verify.run({ body: { version_id: version.version_id, ...typed, ...days } });
      showToast(texts.verified(complianceLabel(kind)));
    } catch (error) {
      showIssues(form, verifyDocument, error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
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
        {fields.map((field) => (
          <TextField
            key={field}
            label={COMPLIANCE_FIELDS[field]}
            required
            inputMode={field === 'amount' ? 'numeric' : undefined}
            error={errors[field]?.message}
            {...form.register(field)}
          />
        ))}
      </div>
      {kind === 'visa' && <CheckboxField label={texts.workLimit} {...form.register('work_limit')} />}
      {verify.error && <Notice tone="danger">{refusalOf(verify.error)}</Notice>}
      <Button type="submit" busy={verify.busy}>
        {version.state === 'verified' ? texts.save : texts.verify}
      </Button>
    </form>
  );
}
