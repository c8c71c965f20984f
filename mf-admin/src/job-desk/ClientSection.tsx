import { getJobClients, type JobClients, listClients, setJobClient } from '@cleaning/contracts';
import { Button, businessToday, DateField, Notice, QueryState, readableDay, SelectField } from '@cleaning/ui';
import { Link, showToast, useAction, useCall } from '@cleaning/ui/app';
import {
  checkedBy,
  PickedField,
  refusalOf,
  resetSent,
  StaleNotice,
  showIssues,
  useFormBase,
  useTyped,
} from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { clientPath, NEW_CLIENT_PATH } from '../clients/paths';
import { jobClient as texts } from '../clients/texts';
import { Fold } from '../desk/Fold';
import { SearchField } from '../desk/ListTools';
import { Unread } from '../desk/Unread';
import { useChosenOption } from '../desk/useChosenOption';
import { LabourSupplySection } from './LabourSupplySection';

/** Clients that are offered at once; a search narrows them. */
const OFFERED = 50;

interface Typed {
  job_id: string;
  version: number;
  client_id: string;
  from: string;
}

interface ClientFormProps {
  jobId: string;
  kept: JobClients;
  onTyped: () => void;
  onSaved: (kept: JobClients, typedSince: boolean) => void;
}

function ClientForm({ jobId, kept: { version, current }, onTyped, onSaved }: ClientFormProps) {
  const set = useAction(setJobClient);
  const [text, setText] = useState('');
  const clients = useCall(listClients, { body: { text, page_size: OFFERED }, keepPrevious: true });
  const form = useForm<Typed>({
    defaultValues: { job_id: jobId, version, client_id: current?.client_id ?? '', from: businessToday() },
    resolver: checkedBy<Typed>(setJobClient),
  });
  useTyped(form, onTyped);
  const { errors } = form.formState;
  const found = clients.data?.rows ?? [];
  // The chosen one stays in the list, whatever is searched.
  const options = useChosenOption(
    form.watch('client_id'),
    found.map(({ id, name }) => ({ value: id, label: name })),
    current ? { value: current.client_id, label: current.client_name } : undefined,
  );

  const submit = form.handleSubmit(async (body) => {
    const sent = await set.run({ body });
    if (!sent.ok) return showIssues(form, setJobClient, sent.error);
    const kept = sent.value;
    showToast(texts.saved);
    onSaved(kept, resetSent(form, body, { ...body, version: kept.version }));
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <Unread of={clients} />
      <div className="ma-pair">
        {(text !== '' || (clients.data?.total ?? 0) > OFFERED) && (
          <SearchField label={texts.find} value={text} onSearch={setText} />
        )}
        <SelectField
          label={texts.client}
          placeholder={texts.nobody}
          options={options}
          error={errors.client_id?.message}
          {...form.register('client_id')}
        />
        <PickedField form={form} name="from" as={DateField} label={texts.from} hint={texts.fromHint} required />
      </div>
      {clients.data?.total === 0 && text === '' && (
        <p className="ma-hint">
          {texts.noneYet} <Link to={NEW_CLIENT_PATH}>{texts.create}</Link>
        </p>
      )}
      {set.error && <Notice tone="danger">{refusalOf(set.error)}</Notice>}
      <Button type="submit" variant="secondary" busy={set.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

function Kept({ jobId, latest }: { jobId: string; latest: JobClients }) {
  const { thing: base, key, isStale, hold, release, saved } = useFormBase(latest);
  const { current, changes } = latest;
  return (
    <Fold title={texts.fold(current?.client_name ?? texts.noneShort)}>
      <p>
        {current ? (
          <>
            <Link to={clientPath(current.client_id)}>{current.client_name}</Link>{' '}
            <span className="ma-hint">{texts.now(readableDay(current.from))}</span>
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
              <li key={from}>{texts.change(readableDay(from), client_name || texts.nobody)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
      <ClientForm key={key} jobId={jobId} kept={base} onTyped={hold} onSaved={saved} />
      <LabourSupplySection jobId={jobId} />
    </Fold>
  );
}

/** Whose the job is, and from which day on it is somebody else's. */
export function ClientSection({ jobId }: { jobId: string }) {
  const query = useCall(getJobClients, { params: { job_id: jobId } });
  return <QueryState query={query}>{(latest) => <Kept jobId={jobId} latest={latest} />}</QueryState>;
}
