import { TextAreaField, TextField } from '@cleaning/ui';
import type { UseFormReturn } from 'react-hook-form';
import { createJob, createPermanent } from '../texts';
import type { PermanentJobForm } from './permanentJobForm';
import { TimetableEditor } from './TimetableEditor';

/** What an admin writes of a permanent job, for its creation and for later changes. */
export function PermanentJobFields({ form }: { form: UseFormReturn<PermanentJobForm> }) {
  const { errors } = form.formState;
  const field = (name: Exclude<keyof PermanentJobForm, 'timeline_data'>) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextField label={createJob.title} {...field('job_title')} />
      <TextField label={createJob.address} {...field('job_address')} />
      <TextField
        label={createPermanent.location}
        hint={createPermanent.locationHint}
        inputMode="url"
        {...field('job_location')}
      />
      <TextField label={createJob.need} type="number" min={1} step={1} {...field('job_need_count')} />
      <div className="ma-pair">
        <TextField label={createJob.companyPay} inputMode="decimal" {...field('pay_per_hr')} />
        <TextField label={createJob.contractorPay} inputMode="decimal" {...field('pay_per_hr_sub_contractor')} />
      </div>
      <TextAreaField label={createJob.description} rows={4} {...field('job_description')} />
      <TimetableEditor form={form} />
    </>
  );
}
