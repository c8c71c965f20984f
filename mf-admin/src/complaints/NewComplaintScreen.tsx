import {
  COMPLAINT_CHANNELS,
  COMPLAINT_TEXT_LENGTH,
  getClient,
  getJobClients,
  listJobNames,
  recordComplaint,
} from '@cleaning/contracts';
import {
  Card,
  DateField,
  DateTimeField,
  Notice,
  PageHeader,
  QueryState,
  SelectField,
  SentFields,
  TextAreaField,
  TextField,
  useNavigateWithoutAsking,
} from '@cleaning/ui';
import { useAction, useCall, useSearchParams } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, useSendKey, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { AreaPhotos } from '../inspections/AreaPhotos';
import { formatPlaceName } from '../supervisors/PlacePicker';
import { newComplaint as texts } from './texts';

const CHANNELS = (['telephone', 'mail', 'in-person'] as const).map((value) => ({
  value,
  label: COMPLAINT_CHANNELS[value],
}));

const EMPTY = {
  job_id: '',
  channel: 'telephone' as const,
  reported_at: '',
  client_name: '',
  email: '',
  telephone: '',
  about_day: '',
  text: '',
};
type Typed = Omit<typeof EMPTY, 'channel'> & { channel: 'telephone' | 'mail' | 'in-person' };

const buildBody = ({ reported_at, about_day, ...typed }: Typed) => ({
  ...typed,
  ...(reported_at === '' ? {} : { reported_at }),
  ...(about_day === '' ? {} : { about_day }),
});
/** Placeholder that passes the schema: the real key is added when the form is sent. */
const KEY = '00000000-0000-4000-8000-000000000000';

/** Contacts of the client that the place belongs to today. */
function useContacts(jobId: string) {
  const owner = useCall(getJobClients, { params: { job_id: jobId }, enabled: jobId !== '' }).data?.current?.client_id;
  const client = useCall(getClient, { params: { id: owner ?? '' }, enabled: owner !== undefined });
  return jobId === '' || owner === undefined ? [] : (client.data?.details.contacts ?? []);
}

function ComplaintForm({ places }: { places: readonly { value: string; label: string }[] }) {
  const [search] = useSearchParams();
  const asked = search.get('job') ?? '';
  const navigate = useNavigateWithoutAsking();
  const record = useAction(recordComplaint);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const findSendKey = useSendKey();
  const form = useForm<Typed>({
    defaultValues: { ...EMPTY, job_id: places.some(({ value }) => value === asked) ? asked : '' },
    resolver: validateCall(recordComplaint, (typed: Typed) => ({ ...buildBody(typed), key: KEY })),
  });
  const field = bindFields(form);
  const place = form.watch('job_id');
  const contacts = useContacts(place);

  const send = async (typed: Typed) => {
    setProblem(isSending ? texts.wait : '');
    if (isSending) return undefined;
    const body = { ...buildBody(typed), photos: [...photos] };
    return record.run({ body: { ...body, key: findSendKey(body) } });
  };

  return (
    <SaveForm
      form={form}
      action={record}
      send={send}
      saved={({ number }) => texts.done(number)}
      onSaved={({ complaint_id }, typed) => {
        form.reset(typed);
        setPhotos([]);
        navigate(`/admin/complaints/${complaint_id}`);
      }}
      isUnsaved={photos.length > 0}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <SentFields busy={record.busy}>
        <RequiredNote />
        <SelectField label={texts.place} placeholder={texts.choose} options={places} required {...field('job_id')} />
        {contacts.length > 0 && (
          <SelectField
            key={place}
            label={texts.contact}
            placeholder={texts.otherContact}
            options={contacts.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={({ target }) => {
              const contact = contacts[Number(target.value)];
              if (target.value === '' || !contact) return;
              const filled = { shouldDirty: true } as const;
              form.setValue('client_name', contact.name, filled);
              form.setValue('email', contact.email, filled);
              form.setValue('telephone', contact.telephone, filled);
            }}
          />
        )}
        <TextField label={texts.clientName} maxLength={120} required {...field('client_name')} />
        <div className="ma-pair">
          <TextField label={texts.email} hint={texts.emailHint} type="email" {...field('email')} />
          <TextField label={texts.telephone} type="tel" {...field('telephone')} />
        </div>
        <div className="ma-pair">
          <SelectField label={texts.channel} options={CHANNELS} {...field('channel')} />
          <PickedField
            form={form}
            name="reported_at"
            as={DateTimeField}
            label={texts.reportedAt}
            hint={texts.reportedAtHint}
          />
        </div>
        <PickedField form={form} name="about_day" as={DateField} label={texts.aboutDay} hint={texts.aboutDayHint} />
        <TextAreaField label={texts.text} rows={4} maxLength={COMPLAINT_TEXT_LENGTH} required {...field('text')} />
        <AreaPhotos area={texts.photosArea} keys={photos} onChange={setPhotos} onBusy={setSending} />
      </SentFields>
      <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
    </SaveForm>
  );
}

/** Records a complaint that a client made to the office. */
export default function NewComplaintScreen() {
  const query = useCall(listJobNames);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} back={{ to: '/admin/complaints', label: texts.back }} />
      <Card>
        <QueryState query={query}>
          {(jobs) => <ComplaintForm places={jobs.map((job) => ({ value: job.job_id, label: formatPlaceName(job) }))} />}
        </QueryState>
      </Card>
    </>
  );
}
