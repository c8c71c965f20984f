import { createPermanentJob } from '@cleaning/contracts';
import { Button, Card, PageHeader } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { CreationOutcome } from '../create-job/CreationOutcome';
import { useCreation } from '../create-job/useCreation';
import { checkedBy } from '../forms/checkedBy';
import { PermanentJobFields } from '../job-form/PermanentJobFields';
import { FIRST_ROW, type PermanentJobForm } from '../job-form/permanentJobForm';
import { createPermanent } from '../texts';

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
  return (
    <>
      <PageHeader title={createPermanent.title} lead={createPermanent.lead} />
      <Card>
        <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
          <PermanentJobFields form={form} />
          <CreationOutcome creation={creation} jobPath="/admin/jobs" />
          <Button type="submit" busy={creation.busy}>
            {createPermanent.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}
