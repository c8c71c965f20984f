import { makeFromQuote, type QuoteDetail, type QuoteJob } from '@cleaning/contracts';
import { Card, DateField, formatInstant, formatMoney, getBusinessToday, TextAreaField, TextField } from '@cleaning/ui';
import { Link, useAction } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ClientSelect } from '../clients/ClientSelect';
import { buildClientPath } from '../clients/paths';
import { RequiredNote } from '../desk/RequiredNote';
import { TimetableFields } from '../jobs/TimetableFields';
import type { TimelineRow } from '../jobs/timelineRow';
import { buildForm, suggestStart } from './quoteForm';
import { making as texts } from './texts';

type Proposal = NonNullable<QuoteDetail['proposal']>;
type JobForm = Record<Exclude<keyof QuoteJob, 'schedule' | 'position'>, string> & {
  position: number;
  schedule: TimelineRow[];
};

interface Form {
  id: string;
  client_id: string;
  client: Proposal['client'];
  from: string;
  jobs: JobForm[];
}

/** Sends the new client's details unless an existing client is chosen. */
const buildBody = (typed: Form) => ({ ...typed, client: typed.client_id === '' ? typed.client : null });

function ClientFields({ form }: { form: UseFormReturn<Form> }) {
  const field = bindFields(form);
  return (
    <fieldset className="ma-fields">
      <legend>{texts.client}</legend>
      <ClientSelect
        label={texts.client}
        placeholder={texts.newClient}
        value={form.watch('client_id')}
        onChoose={(id) => form.setValue('client_id', id, { shouldDirty: true })}
      />
      {form.watch('client_id') === '' && (
        <div className="ma-pair">
          <TextField label={texts.legalName} required {...field('client.legal_name')} />
          <TextField label={texts.abn} {...field('client.abn')} />
          <TextField label={texts.billingEmail} type="email" {...field('client.billing_email')} />
        </div>
      )}
      <PickedField form={form} name="from" as={DateField} label={texts.from} hint={texts.fromHint} required />
    </fieldset>
  );
}

interface JobFieldsProps {
  form: UseFormReturn<Form>;
  index: number;
  line: QuoteDetail['lines'][number] | undefined;
}

function JobFields({ form, index, line }: JobFieldsProps) {
  const bound = bindFields(form);
  const field = (name: Exclude<keyof JobForm, 'schedule' | 'position'>) => ({
    required: true,
    ...bound(`jobs.${index}.${name}`),
  });
  return (
    <fieldset className="ma-timetable-row">
      <legend>{texts.job(index + 1)}</legend>
      {line && <p>{texts.price(formatMoney(line.price), line.basis)}</p>}
      <div className="ma-pair">
        <TextField label={texts.name} {...field('title')} />
        <TextField label={texts.address} {...field('address')} />
      </div>
      <TextAreaField label={texts.description} rows={3} {...field('description')} />
      <div className="ma-pair">
        <TextField label={texts.cleaners} type="number" min={1} step={1} {...field('cleaners')} />
        <TextField
          label={texts.companyPay}
          hint={texts.companyHint}
          inputMode="decimal"
          {...field('company_pay_per_hour')}
        />
        <TextField label={texts.pay} inputMode="decimal" {...field('pay_per_hour')} />
      </div>
      <TimetableFields form={form} name={`jobs.${index}.schedule`} />
    </fieldset>
  );
}

/** Client and jobs proposed from an accepted quote, with the button that creates them. */
export function MakeForm({ quote, proposal }: { quote: QuoteDetail; proposal: Proposal }) {
  const make = useAction(makeFromQuote);
  const schedules = buildForm(quote).lines.map(({ schedule }) => schedule);
  const form = useForm<Form>({
    defaultValues: {
      id: quote.id,
      client_id: quote.client_id,
      client: proposal.client,
      from: suggestStart(schedules, getBusinessToday()),
      jobs: proposal.jobs.map((job, index) => ({
        ...job,
        cleaners: String(job.cleaners),
        schedule: schedules[index] ?? [],
      })),
    },
    resolver: validateCall<Form>(makeFromQuote, buildBody),
  });
  return (
    <Card title={texts.title}>
      <SaveForm
        form={form}
        action={make}
        send={(body) => make.run({ body: buildBody(body) })}
        saved={texts.made}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <RequiredNote />
        <ClientFields form={form} />
        {proposal.jobs.map(({ position }, index) => (
          <JobFields key={position} form={form} index={index} line={quote.lines[position]} />
        ))}
      </SaveForm>
    </Card>
  );
}

/** Client and jobs created from a quote. Jobs appear after a moment. */
export function MadeFrom({ made: { at, client_id, client_name, jobs } }: { made: NonNullable<QuoteDetail['made']> }) {
  return (
    <Card title={texts.madeTitle}>
      <p>{texts.madeAt(formatInstant(at))}</p>
      <ul className="ma-changes">
        {client_id !== '' && (
          <li>
            <Link to={buildClientPath(client_id)}>{client_name}</Link>
          </li>
        )}
        {jobs.map(({ job_id, title, ready }) => (
          <li key={job_id}>
            {ready ? <Link to={`/admin/jobs/${job_id}`}>{title}</Link> : `${title}: ${texts.waiting}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
