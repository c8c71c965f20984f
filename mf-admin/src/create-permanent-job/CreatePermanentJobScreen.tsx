import { createPermanentJob } from '@cleaning/contracts';
import { Button, Card, PageHeader, TextAreaField, TextField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { CreationOutcome } from '../create-job/CreationOutcome';
import { useCreation } from '../create-job/useCreation';
import { checkedBy } from '../forms/checkedBy';
import { createJob, createPermanent } from '../texts';
import { FIRST_ROW, type PermanentJobForm } from './permanentJobForm';
import { TimetableEditor } from './TimetableEditor';

const EMPTY: PermanentJobForm = {
  job_title: '',
  job_address: '',
  job_location: '',
  job_need_count: '1',
  pay_per_hr: '',
  pay_per_hr_sub_contractor: '',
  job_description: '',
  timeline_data: [FIRST_ROW],
};

export default function CreatePermanentJobScreen() {
  const form = useForm({ defaultValues: EMPTY, resolver: checkedBy<PermanentJobForm>(createPermanentJob) });
  const creation = useCreation(createPermanentJob, useAction(createPermanentJob), form);
  const { errors } = form.formState;
  const field = (name: Exclude<keyof PermanentJobForm, 'timeline_data'>) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });

  return (
    <>
      <PageHeader title={createPermanent.title} lead={createPermanent.lead} />
      <Card>
        <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
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
          <CreationOutcome creation={creation} jobPath="/admin/jobs" />
          <Button type="submit" busy={creation.busy}>
            {createPermanent.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}
