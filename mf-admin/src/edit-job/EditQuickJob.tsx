import { createQuickJob, type EditableJob, editQuickJob } from '@cleaning/contracts';
import { Button, Notice } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { checkedBy } from '../forms/checkedBy';
import { refusalOf } from '../forms/showIssues';
import { useTyped } from '../forms/useFormBase';
import { QuickJobFields, type QuickJobForm } from '../job-form/QuickJobFields';
import { editJob as texts } from '../texts';
import { JOB_READS, useChange } from './useChange';

export function EditQuickJob({ job, onTyped }: { job: EditableJob; onTyped: () => void }) {
  const action = useAction(editQuickJob, { refreshes: JOB_READS });
  const form = useForm<QuickJobForm>({
    defaultValues: {
      job_title: job.title,
      job_address: job.address,
      c_count_for_job: String(job.need_count),
      pay_per_hr_for_me: job.company_pay_per_hour,
      pay_per_hr_for_c: job.contractor_pay_per_hour,
      job_date: job.date,
      job_time: job.time,
      job_desc: job.description,
      expected_minutes: String(job.expected_minutes ?? ''),
    },
    resolver: checkedBy<QuickJobForm>(createQuickJob),
  });
  useTyped(form, onTyped);
  const change = useChange(createQuickJob, job, form);
  const submit = form.handleSubmit((typed) =>
    change(() => action.run({ body: { ...typed, job_id: job.job_id, version: job.version } })),
  );
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <QuickJobFields form={form} />
      {action.error && <Notice tone="danger">{refusalOf(action.error)}</Notice>}
      <Button type="submit" busy={action.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
