import { type ComplaintDetail, planReClean, type ReClean, type ReCleanState } from '@cleaning/contracts';
import {
  Badge,
  Card,
  CheckboxField,
  DateField,
  formatWeekdayDate,
  Notice,
  SelectField,
  TextField,
  TimeField,
  type Tone,
  useWhileShown,
} from '@cleaning/ui';
import { getMessage, Link } from '@cleaning/ui/app';
import { bindFields, PickedField, resetToSaved, SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { HoursWithShift } from '../compliance/HoursWarnings';
import { Fold } from '../desk/Fold';
import { useInsistingAction } from '../desk/overlaps';
import { RequiredNote } from '../desk/RequiredNote';
import { PersonLink } from '../desk/RoleLinks';
import { useIsAdmin } from '../desk/role';
import { usePeople } from '../shifts/usePeople';
import { validateTimeRange } from '../shifts/validateTimeRange';
import { CodeHint } from '../site-card/CodeHint';
import { reCleanStates, reCleans as texts } from './texts';

const TONES: Readonly<Record<ReCleanState, Tone>> = {
  planned: 'neutral',
  working: 'ok',
  done: 'ok',
  cancelled: 'danger',
  missed: 'danger',
};

function Planned({ shift: { date, time, user_id, user_name, state, row_id, paid } }: { shift: ReClean }) {
  return (
    <li className="ma-re-clean">
      <span>
        {formatWeekdayDate(date)}, {time}, <PersonLink id={user_id}>{user_name}</PersonLink>
      </span>{' '}
      <Badge tone={TONES[state]}>{reCleanStates[state]}</Badge>
      <span className="ma-hint">
        {[texts.charge, paid === undefined ? '' : paid ? texts.paid : texts.notPaid].filter(Boolean).join(' ')}
      </span>
      {row_id !== '' && paid !== undefined && <Link to={`/admin/work/${row_id}`}>{texts.work}</Link>}
    </li>
  );
}

const EMPTY = { user_id: '', date: '', start: '', end: '', paid: true, note: '' };
type Typed = typeof EMPTY;

const buildBody = (id: string, { start, end, ...typed }: Typed) => ({ ...typed, id, time: `${start}-${end}` });

const resolver = validateTimeRange<Typed>(planReClean, (typed) => buildBody('-', typed), texts.timeMissing);

function ReCleanForm({ id, jobId, onDone }: { id: string; jobId: string; onDone: () => void }) {
  const done = useWhileShown(onDone);
  const plan = useInsistingAction(planReClean);
  const people = usePeople(jobId);
  const form = useForm<Typed>({ defaultValues: EMPTY, resolver });
  const field = bindFields(form);
  const typed = form.watch();
  return (
    <SaveForm
      form={form}
      action={plan}
      send={(values) => plan.run({ body: buildBody(id, values) })}
      saved={texts.done}
      onSaved={(_, values) => {
        if (!resetToSaved(form, values, EMPTY)) done();
      }}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <RequiredNote />
      {people.error && <Notice tone="danger">{getMessage(people.error)}</Notice>}
      <SelectField
        label={texts.person}
        placeholder={texts.choose}
        options={people.options}
        required
        {...field('user_id')}
      />
      <PickedField form={form} name="date" as={DateField} label={texts.day} required />
      <div className="ma-pair ma-pair--short">
        <PickedField form={form} name="start" as={TimeField} label={texts.start} required />
        <PickedField form={form} name="end" as={TimeField} label={texts.end} required />
      </div>
      <TextField label={texts.note} hint={texts.noteHint} maxLength={300} {...field('note')} />
      <CheckboxField label={texts.isPaid} {...form.register('paid')} />
      <p className="ma-hint">{texts.isPaidHint}</p>
      <CodeHint text={typed.note} readBy="note" />
      <HoursWithShift personId={typed.user_id} date={typed.date} start={typed.start} end={typed.end} />
    </SaveForm>
  );
}

/** Re-cleans of a complaint, with a form to add one. */
export function ReCleans({ complaint }: { complaint: ComplaintDetail }) {
  const isAdmin = useIsAdmin();
  // Closes the form after each re-clean planned here. If another admin plans one, the form keeps its values.
  const [planned, setPlanned] = useState(0);
  const { complaint_id, job_id, job_kind, state, re_cleans } = complaint;
  const mayPlan = isAdmin && (state === 'acknowledged' || state === 'planned');
  if (re_cleans.length === 0 && !mayPlan) return null;
  return (
    <Card title={texts.title}>
      {re_cleans.length === 0 ? (
        <p className="ma-hint">{texts.none}</p>
      ) : (
        <ul className="ma-re-cleans">
          {re_cleans.map((shift) => (
            <Planned key={shift.re_clean_id} shift={shift} />
          ))}
        </ul>
      )}
      {mayPlan &&
        (job_kind === 'quick' ? (
          <p>{texts.quick}</p>
        ) : (
          <Fold key={planned} title={re_cleans.length === 0 ? texts.plan : texts.another}>
            <ReCleanForm id={complaint_id} jobId={job_id} onDone={() => setPlanned((count) => count + 1)} />
          </Fold>
        ))}
    </Card>
  );
}
