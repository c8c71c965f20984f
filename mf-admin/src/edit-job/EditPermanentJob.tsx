import { createPermanentJob, type EditableJob, editPermanentJob } from '@cleaning/contracts';
import { Button, Notice } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { checkedBy } from '../forms/checkedBy';
import { refusalOf } from '../forms/showIssues';
import { useTyped } from '../forms/useFormBase';
import { PermanentJobFields } from '../job-form/PermanentJobFields';
import type { PermanentJobForm } from '../job-form/permanentJobForm';
import { editJob as texts } from '../texts';
import { JOB_READS, useChange } from './useChange';

export function EditPermanentJob({ job, onTyped }: { job: EditableJob; onTyped: () => void }) {
  const action = useAction(editPermanentJob, { refreshes: JOB_READS });
  const form = useForm<PermanentJobForm>({
    defaultValues: {
      job_title: job.title,
      job_address: job.address,
      job_location: job.location,
      job_need_count: String(job.need_count),
      pay_per_hr: job.company_pay_per_hour,
      pay_per_hr_sub_contractor: job.contractor_pay_per_hour,
      job_description: job.description,
      timeline_data: job.timeline,
    },
    resolver: checkedBy<PermanentJobForm>(createPermanentJob),
  });
  useTyped(form, onTyped);
  const change = useChange(createPermanentJob, job, form);
  const submit = form.handleSubmit((typed) =>
    change(() => action.run({ body: { ...typed, job_id: job.job_id, version: job.version } })),
  );
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <PermanentJobFields form={form} />
      {action.error && <Notice tone="danger">{refusalOf(action.error)}</Notice>}
      <Button type="submit" busy={action.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
