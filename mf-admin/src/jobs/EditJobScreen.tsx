import {
  createQuickJob,
  type EditableJob,
  EVERY_WEEK,
  editPermanentJob,
  editQuickJob,
  endJob,
  getJobToEdit,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  DateField,
  formatWeekdayDate,
  getBusinessToday,
  Notice,
  PageHeader,
  QueryState,
  SentFields,
  useConfirm,
  useNavigateWithoutAsking,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useLocation, useParams } from '@cleaning/ui/app';
import { type FormBase, PickedField, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { buildJobPath } from '../desk/jobPaths';
import { saveAnywayWords, useInsistingAction } from '../desk/overlaps';
import { RequiredNote } from '../desk/RequiredNote';
import { jobTable } from '../home/texts';
import { quickJobsData } from '../overview/texts';
import { PermanentJobFields, type PermanentJobForm } from './PermanentJobFields';
import { QuickJobFields, type QuickJobForm } from './QuickJobFields';
import { editJob as texts } from './texts';
import { useDoneJob } from './useDoneJob';

interface EditFormProps {
  base: FormBase<EditableJob>;
}

function EditPermanentJob({ base }: EditFormProps) {
  const job = base.thing;
  const doneJob = useDoneJob();
  const navigate = useNavigateWithoutAsking();
  const action = useInsistingAction(editPermanentJob, saveAnywayWords);
  const named = { job_id: job.job_id, version: job.version };
  const form = useForm<PermanentJobForm>({
    defaultValues: {
      job_title: job.title,
      job_address: job.address,
      job_location: job.location,
      job_need_count: String(job.need_count),
      pay_per_hr: job.company_pay_per_hour,
      pay_per_hr_sub_contractor: job.contractor_pay_per_hour,
      job_description: job.description,
      timeline_data: job.timeline.map((row) => ({ repeats: EVERY_WEEK, holidays: '', ...row })),
      timetable_from: job.timetable_from || getBusinessToday(),
    },
    resolver: validateCall<PermanentJobForm>(editPermanentJob, (typed) => ({ ...typed, ...named })),
  });
  // A page that was left open must not refuse another title because its day is over.
  const { timeline_data, timetable_from } = form.formState.dirtyFields;
  const isTimetableChanged = timeline_data !== undefined || timetable_from !== undefined;
  const send = async ({ timetable_from: from = '', ...typed }: PermanentJobForm) => {
    const body = { ...typed, ...named, timetable_from: isTimetableChanged ? from : '' };
    return doneJob(await action.run({ body }));
  };
  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      saved={({ msg }) => msg}
      onSaved={() => navigate(buildJobPath(job))}
      base={base}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <SentFields busy={action.busy}>
        <RequiredNote />
        <PermanentJobFields form={form} />
        <PickedField
          form={form}
          name="timetable_from"
          as={DateField}
          label={texts.timetableFrom}
          hint={texts.timetableFromHint}
          required
        />
      </SentFields>
    </SaveForm>
  );
}

function EditQuickJob({ base }: EditFormProps) {
  const job = base.thing;
  const doneJob = useDoneJob();
  const navigate = useNavigateWithoutAsking();
  const action = useInsistingAction(editQuickJob, saveAnywayWords);
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
    resolver: validateCall<QuickJobForm>(createQuickJob),
  });
  const send = async (typed: QuickJobForm) =>
    doneJob(await action.run({ body: { ...typed, job_id: job.job_id, version: job.version } }));
  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      saved={({ msg }) => msg}
      onSaved={() => navigate(buildJobPath(job))}
      base={base}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <SentFields busy={action.busy}>
        <RequiredNote />
        <QuickJobFields form={form} />
      </SentFields>
    </SaveForm>
  );
}

function EndJob({ job }: { job: EditableJob }) {
  const confirm = useConfirm();
  const navigate = useNavigateWithoutAsking();
  const action = useAction(endJob);

  async function end() {
    if (!(await confirm(texts.confirmEnd(job.title), { confirmLabel: texts.end, danger: true }))) return;
    const answer = await action.run({ body: { job_id: job.job_id, version: job.version } });
    if (!answer.ok) return;
    showToast(texts.ended(job.title));
    navigate(buildJobPath(job));
  }

  return (
    <Card title={texts.endTitle}>
      <p>{texts.endLead}</p>
      {action.error && <Notice tone="danger">{getMessage(action.error)}</Notice>}
      <div className="ma-actions">
        <Button variant="danger" busy={action.busy} onClick={end}>
          {texts.end}
        </Button>
      </div>
    </Card>
  );
}

/** Keeps typed values when another admin changes the job; a notice offers the latest state. */
function EditJob({ latest }: { latest: EditableJob }) {
  const base = useFormBase(latest);
  const Form = base.thing.kind === 'permanent' ? EditPermanentJob : EditQuickJob;
  return (
    <>
      <Card>
        <Form key={base.thing.version} base={base} />
      </Card>
      <EndJob job={base.thing} />
    </>
  );
}

export default function EditJobScreen() {
  const { jobID = '' } = useParams();
  const { pathname } = useLocation();
  const query = useCall(getJobToEdit, { body: { job_id: jobID } });
  const isQuick = pathname.startsWith('/admin/quick-job-data/');
  const list = isQuick
    ? { to: '/admin/quick-job-data', label: quickJobsData.title }
    : { to: '/admin', label: jobTable.title };
  return (
    <QueryState query={query} list={list}>
      {(job) => (
        <>
          <PageHeader
            title={texts.title(job.title)}
            lead={texts.lead}
            back={{ to: buildJobPath(job), label: texts.goBack }}
          />
          {job.ended_on === '' ? (
            <EditJob latest={job} />
          ) : (
            <Notice tone="info">{texts.endedOn(formatWeekdayDate(job.ended_on))}</Notice>
          )}
        </>
      )}
    </QueryState>
  );
}
