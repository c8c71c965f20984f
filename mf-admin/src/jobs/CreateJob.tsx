import { type AnswerOf, type Call, createPermanentJob, createQuickJob } from '@cleaning/contracts';
import { Button, Card, LinkButton, Notice, Outcome, PageHeader, useAlert, useUnsaved } from '@cleaning/ui';
import { type ApiError, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { checkedBy, RequiredNote, refusalOf, showIssues } from '../desk/forms';
import { FIRST_ROW, PermanentJobFields, type PermanentJobForm } from './PermanentJobFields';
import { QuickJobFields, type QuickJobForm } from './QuickJobFields';
import { createJob, createPermanent, createQuick } from './texts';

type Answer = AnswerOf<typeof createPermanentJob>;
type Created = Extract<Answer, { status: 'done' }>;

interface Creation {
  busy: boolean;
  error: ApiError | null;
  created: Created | null;
}

/**
 * What follows a sent creation form: done shows the server's sentence and empties the form, status error is an alert
 * (spec point 8), a refused field is marked. What was typed stays unless the job was created.
 */
function useCreation<Job extends FieldValues>(
  call: Call,
  action: { run: (input: { body: Job }) => Promise<Answer>; busy: boolean; error: ApiError | null },
  form: UseFormReturn<Job>,
): Creation & { send: (job: Job) => Promise<void> } {
  const alert = useAlert();
  useUnsaved(form.formState.isDirty);
  const [created, setCreated] = useState<Created | null>(null);

  async function send(job: Job) {
    setCreated(null);
    try {
      const answer = await action.run({ body: job });
      if (answer.status === 'error') return await alert(answer.msg);
      form.reset();
      setCreated(answer);
    } catch (error) {
      showIssues(form, call, error);
    }
  }
  return { busy: action.busy, error: action.error, created, send };
}

/** The server's sentence after a creation, and the way to the new job. */
function CreationOutcome({ creation, jobPath }: { creation: Creation; jobPath: string }) {
  return (
    <>
      {creation.error && <Notice tone="danger">{refusalOf(creation.error)}</Notice>}
      <Outcome>
        {creation.created && (
          <>
            <p>{creation.created.msg}</p>
            <LinkButton variant="secondary" to={`${jobPath}/${creation.created.job_id}`}>
              {createJob.seeJob}
            </LinkButton>
          </>
        )}
      </Outcome>
    </>
  );
}

const EMPTY_PERMANENT: PermanentJobForm = {
  job_title: '',
  job_address: '',
  job_location: '',
  job_need_count: '1',
  pay_per_hr: '',
  pay_per_hr_sub_contractor: '',
  job_description: '',
  timeline_data: [FIRST_ROW],
};

export function CreatePermanentJobScreen() {
  const form = useForm({ defaultValues: EMPTY_PERMANENT, resolver: checkedBy<PermanentJobForm>(createPermanentJob) });
  const creation = useCreation(createPermanentJob, useAction(createPermanentJob), form);
  return (
    <>
      <PageHeader title={createPermanent.title} lead={createPermanent.lead} />
      <Card>
        <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
          <RequiredNote />
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

const EMPTY_QUICK: QuickJobForm = {
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

export function CreateQuickJobScreen() {
  const form = useForm({ defaultValues: EMPTY_QUICK, resolver: checkedBy<QuickJobForm>(createQuickJob) });
  const creation = useCreation(createQuickJob, useAction(createQuickJob), form);
  return (
    <>
      <PageHeader title={createQuick.title} lead={createQuick.lead} />
      <Card>
        <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
          <RequiredNote />
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
