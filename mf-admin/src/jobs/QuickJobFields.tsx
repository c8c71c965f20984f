import { QUICK_JOB_CAP_MINUTES } from '@cleaning/contracts';
import { DateField, TextAreaField, TextField, TimeField } from '@cleaning/ui';
import { bindFields, PickedField } from '@cleaning/ui/forms';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CodeHint } from '../site-card/CodeHint';
import { createJob, createQuick } from './texts';

/** The form as typed: numbers and amounts stay text until the service parses them. */
export interface QuickJobForm {
  job_title: string;
  job_address: string;
  c_count_for_job: string;
  pay_per_hr_for_me: string;
  pay_per_hr_for_c: string;
  job_date: string;
  job_time: string;
  job_desc: string;
  expected_minutes: string;
}

/** The fields of a one-off job, for creating and editing. */
export function QuickJobFields({ form }: { form: UseFormReturn<QuickJobForm> }) {
  const bound = bindFields(form);
  const field = (name: keyof QuickJobForm) => ({ required: name !== 'expected_minutes', ...bound(name) });
  return (
    <>
      <TextField label={createJob.title} {...field('job_title')} />
      <TextField label={createJob.address} {...field('job_address')} />
      <div className="ma-pair">
        <PickedField form={form} name="job_date" as={DateField} label={createQuick.date} required />
        <PickedField form={form} name="job_time" as={TimeField} label={createQuick.time} required />
      </div>
      <div className="ma-pair">
        <TextField label={createJob.need} type="number" min={1} step={1} {...field('c_count_for_job')} />
        <TextField
          label={createQuick.expected}
          hint={createQuick.expectedHint}
          type="number"
          min={1}
          max={QUICK_JOB_CAP_MINUTES}
          step={1}
          {...field('expected_minutes')}
        />
      </div>
      <div className="ma-pair">
        <TextField label={createJob.companyPay} inputMode="decimal" {...field('pay_per_hr_for_me')} />
        <TextField label={createJob.contractorPay} inputMode="decimal" {...field('pay_per_hr_for_c')} />
      </div>
      <TextAreaField label={createJob.description} hint={createJob.descriptionHint} rows={4} {...field('job_desc')} />
      <CodeHint text={useWatch({ control: form.control, name: 'job_desc' })} readBy="description" />
    </>
  );
}
