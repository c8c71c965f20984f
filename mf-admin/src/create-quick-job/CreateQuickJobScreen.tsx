import { createQuickJob } from '@cleaning/contracts';
import { Button, Card, PageHeader } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { CreationOutcome } from '../create-job/CreationOutcome';
import { useCreation } from '../create-job/useCreation';
import { checkedBy } from '../forms/checkedBy';
import { QuickJobFields, type QuickJobForm } from '../job-form/QuickJobFields';
import { createQuick } from '../texts';

const EMPTY: QuickJobForm = {
  job_title: '',
  job_address: '',
  c_count_for_job: '1',
  pay_per_hr_for_me: '',
  pay_per_hr_for_c: '',
  job_date: '',
  job_time: '',
  job_desc: '',
  expected_minutes: '',
};

export default function CreateQuickJobScreen() {
  const form = useForm({ defaultValues: EMPTY, resolver: checkedBy<QuickJobForm>(createQuickJob) });
  const creation = useCreation(createQuickJob, useAction(createQuickJob), form);
  return (
    <>
      <PageHeader title={createQuick.title} lead={createQuick.lead} />
      <Card>
        <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
          <QuickJobFields form={form} />
          <CreationOutcome creation={creation} jobPath="/admin/quick-job-data" />
          <Button type="submit" busy={creation.busy}>
            {createQuick.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}
