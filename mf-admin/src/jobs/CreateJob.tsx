import {
  type CallAnswer,
  type Client,
  createPermanentJob,
  createQuickJob,
  type EnquiryDetail,
  getClient,
  getEnquiry,
  noteEnquiry,
  setJobClient,
  setJobPrice,
} from '@cleaning/contracts';
import { Card, getBusinessToday, LinkButton, Notice, Outcome, PageHeader, Skeleton } from '@cleaning/ui';
import { type ActionResult, Link, showToast, useAction, useCall, useSearchParams } from '@cleaning/ui/app';
import { resetToSaved, SaveForm, useSendKey, validateCall } from '@cleaning/ui/forms';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { buildClientPath, pickClientName } from '../clients/paths';
import { RequiredNote } from '../desk/RequiredNote';
import { NextStep } from '../setup/NextStep';
import { ClientPart } from './ClientPart';
import { buildClientChoice, type ClientChoice, getFirstPrice, isAmountWrong } from './clientCharge';
import { getJob } from './fromEnquiry';
import { buildAddressLink, PermanentJobFields, type PermanentJobForm } from './PermanentJobFields';
import { QuickJobFields, type QuickJobForm } from './QuickJobFields';
import { createJob, createPermanent, createQuick } from './texts';
import { FIRST_ROW } from './timelineRow';
import { useDoneJob } from './useDoneJob';

type Answer = CallAnswer<typeof createPermanentJob>;
type Created = Extract<Answer, { status: 'done' }>;

interface Creation<Job> {
  /** The latest created job. */
  created: Created | null;
  send: (job: Job) => Promise<ActionResult<Created> | undefined>;
  onSaved: (created: Created, job: Job) => Promise<void>;
}

interface CreationOptions<Job extends FieldValues> {
  /** Creates the job. */
  run: (input: { body: Job & { key: string } }) => Promise<ActionResult<Answer>>;
  form: UseFormReturn<Job>;
  /** Values of the form after the job is created. */
  empty: Job;
  /** Base path of jobs of this kind. */
  jobPath: string;
  enquiry: EnquiryDetail | null;
  /** Client of the job from this month on, and how they are charged. */
  choice: ClientChoice;
}

/** Client and price of a job without a client. */
const NOBODY = buildClientChoice('');

/**
 * Sends the creation form. Success shows the server's sentence and empties the form; an error shows an alert and marks
 * refused fields, and keeps the typed values. The enquiry that the job was created from gets a note.
 */
function useCreation<Job extends FieldValues & { job_title: string }>({
  run,
  form,
  empty,
  jobPath,
  enquiry,
  choice,
}: CreationOptions<Job>): Creation<Job> {
  const doneJob = useDoneJob();
  const findSendKey = useSendKey();
  // A second job with the same values is a new job.
  const made = useRef(0);
  const note = useAction(noteEnquiry);
  const give = useAction(setJobClient);
  const charge = useAction(setJobPrice);
  const [created, setCreated] = useState<Created | null>(null);

  async function noteInEnquiry({ id }: EnquiryDetail, { job_title }: Job, { job_id }: Created) {
    const text = createJob.madeFrom(job_title, `${jobPath}/${job_id}`);
    // The job's id as key, so that a repeated note is stored once.
    const noted = await note.run({ body: { id, key: job_id, text } });
    if (!noted.ok) showToast(createJob.notNoted);
  }

  async function linkToClient({ job_id }: Created) {
    // The job had no client before. Starting on the 1st puts work recorded later for this month on the invoice too.
    const from = `${getBusinessToday().slice(0, 8)}01`;
    const given = await give.run({ body: { job_id, version: 0, client_id: choice.clientId, from } });
    if (!given.ok) showToast(createJob.notGiven);
    const price = getFirstPrice(choice);
    if (!price) return;
    const charged = await charge.run({ body: { job_id, version: 0, from, ...price } });
    if (!charged.ok) showToast(createJob.notPriced);
  }

  async function send(job: Job) {
    setCreated(null);
    return doneJob(await run({ body: { ...job, key: findSendKey({ ...job, after: made.current }) } }));
  }
  async function onSaved(answer: Created, job: Job) {
    made.current += 1;
    resetToSaved(form, job, empty);
    setCreated(answer);
    if (enquiry) await noteInEnquiry(enquiry, job, answer);
    if (choice.clientId !== '') await linkToClient(answer);
  }
  return { created, send, onSaved };
}

/** The client in the address, if it has one. */
function ForClient({ children }: { children: (client: Client | null) => ReactNode }) {
  const [address] = useSearchParams();
  const id = address.get('client') ?? '';
  const query = useCall(getClient, { params: { id }, enabled: id !== '' });
  // Read once, so that a refetch doesn't overwrite typed values.
  const [first, setFirst] = useState<Client | null>(null);
  if (query.data && query.data.id !== first?.id) setFirst(query.data);
  if (id === '') return children(null);
  if (first?.id === id) {
    return (
      <>
        <Notice tone="info">
          {createJob.forClient} <Link to={buildClientPath(id)}>{pickClientName(first)}</Link>
        </Notice>
        <div key={id}>{children(first)}</div>
      </>
    );
  }
  if (!query.error) return <Skeleton />;
  return (
    <>
      <Notice tone="warn">{createJob.noClient}</Notice>
      {children(null)}
    </>
  );
}

/** The enquiry in the address, if there is one, and its summary above the form. */
function FromEnquiry({ children }: { children: (enquiry: EnquiryDetail | null) => ReactNode }) {
  const [address] = useSearchParams();
  const id = address.get('enquiry') ?? '';
  const query = useCall(getEnquiry, { params: { id }, enabled: id !== '' });
  // Read once, so that a refetch doesn't overwrite typed values.
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
function CreationOutcome({ created, jobPath }: { created: Created | null; jobPath: string }) {
  return (
    <Outcome>
      {created && (
        <>
          <p>{created.msg}</p>
          <LinkButton variant="secondary" to={`${jobPath}/${created.job_id}`}>
            {createJob.seeJob}
          </LinkButton>
        </>
      )}
    </Outcome>
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

function toPermanentForm(enquiry: EnquiryDetail): PermanentJobForm {
  const { title, address, description } = getJob(enquiry);
  return {
    ...EMPTY_PERMANENT,
    job_title: title,
    job_address: address,
    job_location: buildAddressLink(address),
    job_description: description,
  };
}

/** Default: the client's name and address, which the office corrects if the job is elsewhere. */
function toPermanentFormForClient(client: Client): PermanentJobForm {
  const address = client.details.billing_address.split('\n').join(', ').slice(0, 200);
  return {
    ...EMPTY_PERMANENT,
    job_title: pickClientName(client),
    job_address: address,
    job_location: address === '' ? '' : buildAddressLink(address),
  };
}

interface PermanentJobCardProps {
  enquiry: EnquiryDetail | null;
  client: Client | null;
}

function buildInitialValues({ enquiry, client }: PermanentJobCardProps): PermanentJobForm {
  if (enquiry) return toPermanentForm(enquiry);
  return client ? toPermanentFormForClient(client) : EMPTY_PERMANENT;
}

function PermanentJobCard({ enquiry, client }: PermanentJobCardProps) {
  const form = useForm({
    defaultValues: buildInitialValues({ enquiry, client }),
    resolver: validateCall<PermanentJobForm>(createPermanentJob),
  });
  const firstChoice = buildClientChoice(client?.id ?? '');
  const [choice, setChoice] = useState(firstChoice);
  const [isAmountRefused, setAmountRefused] = useState(false);
  const jobPath = '/admin/jobs';
  const create = useAction(createPermanentJob);
  const { created, send, onSaved } = useCreation({
    run: create.run,
    form,
    empty: EMPTY_PERMANENT,
    jobPath,
    enquiry,
    choice,
  });
  return (
    <Card>
      <SaveForm
        form={form}
        action={create}
        send={async (job) => {
          setAmountRefused(isAmountWrong(choice));
          return isAmountWrong(choice) ? undefined : send(job);
        }}
        onSaved={async (answer, job) => {
          await onSaved(answer, job);
          setChoice(firstChoice);
        }}
        submitLabel={createPermanent.submit}
        className="ma-form"
      >
        <RequiredNote />
        <PermanentJobFields form={form} />
        <ClientPart
          choice={choice}
          isAmountRefused={isAmountRefused}
          onChange={(changed) => {
            setChoice(changed);
            setAmountRefused(false);
          }}
        />
        <CreationOutcome created={created} jobPath={jobPath} />
      </SaveForm>
    </Card>
  );
}

export function CreatePermanentJobScreen() {
  return (
    <>
      <PageHeader title={createPermanent.title} />
      <NextStep here={['job']} />
      <ForClient>
        {(client) => <FromEnquiry>{(enquiry) => <PermanentJobCard enquiry={enquiry} client={client} />}</FromEnquiry>}
      </ForClient>
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

function toQuickForm(enquiry: EnquiryDetail): QuickJobForm {
  const { title, address, description } = getJob(enquiry);
  return { ...EMPTY_QUICK, job_title: title, job_address: address, job_desc: description };
}

function QuickJobCard({ enquiry }: { enquiry: EnquiryDetail | null }) {
  const form = useForm({
    defaultValues: enquiry ? toQuickForm(enquiry) : EMPTY_QUICK,
    resolver: validateCall<QuickJobForm>(createQuickJob),
  });
  const jobPath = '/admin/quick-job-data';
  const create = useAction(createQuickJob);
  const { created, send, onSaved } = useCreation({
    run: create.run,
    form,
    empty: EMPTY_QUICK,
    jobPath,
    enquiry,
    choice: NOBODY,
  });
  return (
    <Card>
      <SaveForm
        form={form}
        action={create}
        send={send}
        onSaved={onSaved}
        submitLabel={createQuick.submit}
        className="ma-form"
      >
        <RequiredNote />
        <QuickJobFields form={form} />
        <CreationOutcome created={created} jobPath={jobPath} />
      </SaveForm>
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
