import {
  type AnswerOf,
  type Call,
  createPermanentJob,
  createQuickJob,
  type EnquiryDetail,
  getEnquiry,
  noteEnquiry,
} from '@cleaning/contracts';
import { Button, Card, LinkButton, Notice, Outcome, PageHeader, Skeleton, useAlert, useUnsaved } from '@cleaning/ui';
import {
  type ActionResult,
  type ApiError,
  Link,
  showToast,
  useAction,
  useCall,
  useSearchParams,
} from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, showIssues } from '@cleaning/ui/forms';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { useSendKey } from '../desk/useSendKey';
import { jobOf } from './fromEnquiry';
import { madeLink, PermanentJobFields, type PermanentJobForm } from './PermanentJobFields';
import { QuickJobFields, type QuickJobForm } from './QuickJobFields';
import { createJob, createPermanent, createQuick } from './texts';
import { FIRST_ROW } from './timelineRow';

type Answer = AnswerOf<typeof createPermanentJob>;
type Created = Extract<Answer, { status: 'done' }>;

interface Creation {
  busy: boolean;
  error: ApiError | null;
  created: Created | null;
}

interface CreationOptions<Job extends FieldValues> {
  form: UseFormReturn<Job>;
  /** What the form holds once the job is created. */
  empty: Job;
  /** Where jobs of the kind are. */
  jobPath: string;
  enquiry: EnquiryDetail | null;
}

/**
 * What follows a sent creation form: done shows the server's sentence and empties the form, status error is an alert,
 * and a refused field is marked. What was typed stays unless the job was created. The enquiry that it was made from names it.
 */
function useCreation<Job extends FieldValues & { job_title: string }>(
  call: Call,
  action: {
    run: (input: { body: Job & { key: string } }) => Promise<ActionResult<Answer>>;
    busy: boolean;
    error: ApiError | null;
  },
  { form, empty, jobPath, enquiry }: CreationOptions<Job>,
): Creation & { send: (job: Job) => Promise<void> } {
  const alert = useAlert();
  const keyOf = useSendKey();
  // One with the same values that is made after it is another job.
  const made = useRef(0);
  useUnsaved(form.formState.isDirty);
  const note = useAction(noteEnquiry);
  const [created, setCreated] = useState<Created | null>(null);

  async function noteIn({ id }: EnquiryDetail, { job_title }: Job, { job_id }: Created) {
    const text = createJob.madeFrom(job_title, `${jobPath}/${job_id}`);
    // The job's id: sent again it is the same note.
    const noted = await note.run({ body: { id, key: job_id, text } });
    if (!noted.ok) showToast(createJob.notNoted);
  }

  async function send(job: Job) {
    setCreated(null);
    const sent = await action.run({ body: { ...job, key: keyOf({ ...job, after: made.current }) } });
    if (!sent.ok) return showIssues(form, call, sent.error);
    const answer = sent.value;
    if (answer.status === 'error') return await alert(answer.msg);
    made.current += 1;
    resetSent(form, job, empty);
    setCreated(answer);
    if (enquiry) await noteIn(enquiry, job, answer);
  }
  return { busy: action.busy, error: action.error, created, send };
}

/** The enquiry in the address, if it has one, and what it says above the form. */
function FromEnquiry({ children }: { children: (enquiry: EnquiryDetail | null) => ReactNode }) {
  const [address] = useSearchParams();
  const id = address.get('enquiry') ?? '';
  const query = useCall(getEnquiry, { params: { id }, enabled: id !== '' });
  // It is read once: what has been typed stays when it changes.
  const [first, setFirst] = useState<EnquiryDetail | null>(null);
  if (query.data && query.data.id !== first?.id) setFirst(query.data);
  if (id !== '' && first?.id !== id) {
    if (!query.error) return <Skeleton />;
    return (
      <>
        <Notice tone="warn">{createJob.noEnquiry}</Notice>
        {children(null)}
      </>
    );
  }
  return (
    <>
      {first && (
        <Notice tone="info">
          {createJob.fromEnquiry(first.name)} <Link to={`/admin/enquiries/${first.id}`}>{createJob.seeEnquiry}</Link>
        </Notice>
      )}
      <div key={id}>{children(first)}</div>
    </>
  );
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

function permanentFrom(enquiry: EnquiryDetail): PermanentJobForm {
  const { title, address, description } = jobOf(enquiry);
  return {
    ...EMPTY_PERMANENT,
    job_title: title,
    job_address: address,
    job_location: madeLink(address),
    job_description: description,
  };
}

function PermanentJobCard({ enquiry }: { enquiry: EnquiryDetail | null }) {
  const form = useForm({
    defaultValues: enquiry ? permanentFrom(enquiry) : EMPTY_PERMANENT,
    resolver: checkedBy<PermanentJobForm>(createPermanentJob),
  });
  const options = { form, empty: EMPTY_PERMANENT, jobPath: '/admin/jobs', enquiry };
  const creation = useCreation(createPermanentJob, useAction(createPermanentJob), options);
  return (
    <Card>
      <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
        <RequiredNote />
        <PermanentJobFields form={form} />
        <CreationOutcome creation={creation} jobPath={options.jobPath} />
        <Button type="submit" busy={creation.busy}>
          {createPermanent.submit}
        </Button>
      </form>
    </Card>
  );
}

export function CreatePermanentJobScreen() {
  return (
    <>
      <PageHeader title={createPermanent.title} />
      <FromEnquiry>{(enquiry) => <PermanentJobCard enquiry={enquiry} />}</FromEnquiry>
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

function quickFrom(enquiry: EnquiryDetail): QuickJobForm {
  const { title, address, description } = jobOf(enquiry);
  return { ...EMPTY_QUICK, job_title: title, job_address: address, job_desc: description };
}

function QuickJobCard({ enquiry }: { enquiry: EnquiryDetail | null }) {
  const form = useForm({
    defaultValues: enquiry ? quickFrom(enquiry) : EMPTY_QUICK,
    resolver: checkedBy<QuickJobForm>(createQuickJob),
  });
  const options = { form, empty: EMPTY_QUICK, jobPath: '/admin/quick-job-data', enquiry };
  const creation = useCreation(createQuickJob, useAction(createQuickJob), options);
  return (
    <Card>
      <form onSubmit={form.handleSubmit((job) => creation.send(job))} noValidate className="ma-form">
        <RequiredNote />
        <QuickJobFields form={form} />
        <CreationOutcome creation={creation} jobPath={options.jobPath} />
        <Button type="submit" busy={creation.busy}>
          {createQuick.submit}
        </Button>
      </form>
    </Card>
  );
}

export function CreateQuickJobScreen() {
  return (
    <>
      <PageHeader title={createQuick.title} />
      <FromEnquiry>{(enquiry) => <QuickJobCard enquiry={enquiry} />}</FromEnquiry>
    </>
  );
}
