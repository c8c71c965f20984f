import {
  COMPLIANCE_FIELDS,
  type ComplianceConfirmation,
  type ComplianceField,
  OPTIONAL_DETAILS,
  POLICE_OUTCOMES,
} from '@cleaning/contracts';
import { DateField, SelectField, TextField, toOptions } from '@cleaning/ui';
import { bindFields, PickedField } from '@cleaning/ui/forms';
import type { UseFormReturn } from 'react-hook-form';
import { decision as texts } from './texts';

/** Values of the verification form, as typed. */
export type Typed = Record<ComplianceField, string> &
  Record<ComplianceConfirmation, boolean> & { issued_on: string; expires_on: string; work_limit: boolean };

const OUTCOMES = toOptions(POLICE_OUTCOMES);
const DAYS: ReadonlySet<ComplianceField> = new Set(['valid_from', 'check_again_on']);
const DIGITS: ReadonlySet<ComplianceField> = new Set(['amount', 'insured_abn']);

export function DetailField({ form, field }: { form: UseFormReturn<Typed>; field: ComplianceField }) {
  const label = COMPLIANCE_FIELDS[field];
  const required = !OPTIONAL_DETAILS.has(field);
  if (DAYS.has(field)) return <PickedField form={form} name={field} as={DateField} label={label} required={required} />;
  const given = { label, required, ...bindFields(form)(field) };
  if (field === 'outcome') return <SelectField {...given} options={OUTCOMES} placeholder={texts.chooseOutcome} />;
  return <TextField {...given} inputMode={DIGITS.has(field) ? 'numeric' : undefined} />;
}
