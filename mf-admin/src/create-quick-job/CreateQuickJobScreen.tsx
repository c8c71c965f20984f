import { createQuickJob } from '@cleaning/contracts';
import { Button, Card, PageHeader, TextAreaField, TextField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { CreationOutcome } from '../create-job/CreationOutcome';
import { useCreation } from '../create-job/useCreation';
import { checkedBy } from '../forms/checkedBy';
import { createJob, createQuick } from '../texts';

const EMPTY = {
  job_title: '',
  job_address: '',
  c_count_for_job: '1',
  pay_per_hr_for_me: '',
  pay_per_hr_for_c: '',
  job_date: '',
  job_time: '',
  job_desc: '',
};

export default function CreateQuickJobScreen() {
  const form = useForm({ defaultValues: EMPTY, resolver: checkedBy<typeof EMPTY>(createQuickJob) });
  const creation = useCreation(createQuickJob, useAction(createQuickJob), form);
  const { errors } = form.formState;
  const field = (name: keyof typeof EMPTY) => ({ error: errors[name]?.message, ...form.register(name) });

  return (
    <>
      <PageHeader title={createQuick.title} lead={createQuick.lead} />
      <Card>
        <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
          <TextField label={createJob.title} {...field('job_title')} />
          <TextField label={createJob.address} {...field('job_address')} />
          <div className="ma-pair">
            <TextField label={createQuick.date} type="date" {...field('job_date')} />
            <TextField label={createQuick.time} type="time" {...field('job_time')} />
          </div>
          <TextField label={createJob.need} type="number" min={1} step={1} {...field('c_count_for_job')} />
          <div className="ma-pair">
            <TextField label={createJob.companyPay} inputMode="decimal" {...field('pay_per_hr_for_me')} />
            <TextField label={createJob.contractorPay} inputMode="decimal" {...field('pay_per_hr_for_c')} />
          </div>
          <TextAreaField label={createJob.description} rows={4} {...field('job_desc')} />
          <CreationOutcome creation={creation} jobPath="/admin/quick-job-data" />
          <Button type="submit" busy={creation.busy}>
            {createQuick.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}
