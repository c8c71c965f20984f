import { getJobClients, type JobClients, listClients, setJobClient } from '@cleaning/contracts';
import { DateField, formatWeekdayDate, getBusinessToday, QueryState, SelectField } from '@cleaning/ui';
import { Link, useAction, useCall } from '@cleaning/ui/app';
import {
  bindFields,
  type FormBase,
  PickedField,
  resetToSaved,
  SaveForm,
  useFormBase,
  validateCall,
} from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { buildClientPath, NEW_CLIENT_PATH } from '../clients/paths';
import { jobClient as texts } from '../clients/texts';
import { Fold } from '../desk/Fold';
import { SearchField } from '../desk/ListTools';
import { LoadError } from '../desk/LoadError';
import { useChosenOption } from '../desk/useChosenOption';
import { LabourSupplySection } from './LabourSupplySection';

/** Clients offered at once; a search narrows them. */
const MAX_OPTIONS = 50;

interface Typed {
  job_id: string;
  version: number;
  client_id: string;
  from: string;
}

interface ClientFormProps {
  jobId: string;
  base: FormBase<JobClients>;
}

function ClientForm({ jobId, base }: ClientFormProps) {
  const { version, current } = base.thing;
  const set = useAction(setJobClient);
  const [text, setText] = useState('');
  const clients = useCall(listClients, { body: { text, page_size: MAX_OPTIONS }, keepPrevious: true });
  const form = useForm<Typed>({
    defaultValues: { job_id: jobId, version, client_id: current?.client_id ?? '', from: getBusinessToday() },
    resolver: validateCall<Typed>(setJobClient),
  });
  const field = bindFields(form);
  const found = clients.data?.rows ?? [];
  // The chosen client stays in the list during a search.
  const options = useChosenOption(
    form.watch('client_id'),
    found.map(({ id, name }) => ({ value: id, label: name })),
    current ? { value: current.client_id, label: current.client_name } : undefined,
  );

  return (
    <SaveForm
      form={form}
      action={set}
      send={(body) => set.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => base.saved(kept, resetToSaved(form, body, { ...body, version: kept.version }))}
      base={base}
      submitLabel={texts.submit}
      variant="secondary"
      className="ma-form"
    >
      <LoadError query={clients} />
      <div className="ma-pair">
        {(text !== '' || (clients.data?.total ?? 0) > MAX_OPTIONS) && (
          <SearchField label={texts.find} value={text} onSearch={setText} />
        )}
        <SelectField label={texts.client} placeholder={texts.nobody} options={options} {...field('client_id')} />
        <PickedField form={form} name="from" as={DateField} label={texts.from} hint={texts.fromHint} required />
      </div>
      {clients.data?.total === 0 && text === '' && (
        <p className="ma-hint">
          {texts.noneYet} <Link to={NEW_CLIENT_PATH}>{texts.create}</Link>
        </p>
      )}
    </SaveForm>
  );
}

function Kept({ jobId, latest }: { jobId: string; latest: JobClients }) {
  const base = useFormBase(latest);
  const { current, changes } = latest;
  return (
    <Fold title={texts.fold(current?.client_name ?? texts.noneShort)}>
      <p>
        {current ? (
          <>
            <Link to={buildClientPath(current.client_id)}>{current.client_name}</Link>{' '}
            <span className="ma-hint">{texts.now(formatWeekdayDate(current.from))}</span>
          </>
        ) : (
          texts.none
        )}
      </p>
      {changes.length > 1 || (changes.length === 1 && !current) ? (
        <>
          <h3 className="ma-hint">{texts.changes}</h3>
          <ul className="ma-changes">
            {changes.map(({ from, client_name }) => (
              <li key={from}>{texts.change(formatWeekdayDate(from), client_name || texts.nobody)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <ClientForm key={base.key} jobId={jobId} base={base} />
      <LabourSupplySection jobId={jobId} />
    </Fold>
  );
}

/** The job's clients by start day. */
export function ClientSection({ jobId }: { jobId: string }) {
  const query = useCall(getJobClients, { params: { job_id: jobId } });
  return <QueryState query={query}>{(latest) => <Kept jobId={jobId} latest={latest} />}</QueryState>;
}
