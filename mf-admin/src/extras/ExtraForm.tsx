import { addExtra, changeExtra, type InvoiceExtra, listOneOffJobs } from '@cleaning/contracts';
import {
  DateField,
  formatWeekdayDate,
  getBusinessToday,
  SelectField,
  Sheet,
  TextField,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { SearchField } from '../desk/ListTools';
import { LoadError } from '../desk/LoadError';
import { RequiredNote } from '../desk/RequiredNote';
import { useChosenOption } from '../desk/useChosenOption';
import { extras as texts } from './texts';

/** Client or job that an extra belongs to: one of the two, the other is empty. */
export interface ExtraPlace {
  readonly client_id: string;
  readonly job_id: string;
}

interface Typed extends ExtraPlace {
  id: string;
  version: number;
  from_job_id: string;
  day: string;
  text: string;
  amount: string;
  reason: string;
}

interface ExtraFormProps {
  place: ExtraPlace;
  /** Null for a new one. */
  extra: InvoiceExtra | null;
  onClose: () => void;
}

/** Options offered at once; a search finds the others. */
const MAX_OPTIONS = 50;

/** Adds or changes an extra. A new one's id is created here, so that a form sent twice adds one. */
export function ExtraForm({ place, extra, onClose }: ExtraFormProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const add = useAction(addExtra);
  const change = useAction(changeExtra);
  const [search, setSearch] = useState('');
  const oneOffs = useCall(listOneOffJobs, { body: { text: search }, keepPrevious: true, enabled: extra === null });
  const [id] = useState(() => extra?.id ?? v4());
  const action = extra ? change : add;
  const form = useForm<Typed>({
    defaultValues: {
      id,
      ...place,
      version: extra?.version ?? 0,
      from_job_id: '',
      day: extra?.day ?? getBusinessToday(),
      text: extra?.text ?? '',
      amount: extra?.amount ?? '',
      reason: extra?.reason ?? '',
    },
    resolver: validateCall<Typed>(action.call),
  });
  const field = bindFields(form);
  const found = oneOffs.data ?? [];
  const options = useChosenOption(
    form.watch('from_job_id'),
    found.map(({ job_id, job_name, day }) => ({
      value: job_id,
      label: texts.oneOffName(job_name, formatWeekdayDate(day)),
    })),
  );

  function fillFrom(jobId: string) {
    const job = found.find(({ job_id }) => job_id === jobId);
    if (!job) return;
    form.setValue('day', job.day);
    form.setValue('text', texts.oneOffText(job.job_name));
    form.setValue('amount', job.amount);
  }

  const label = extra ? texts.changeLabel(extra.text) : texts.add;
  return (
    <Sheet label={label} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={action}
        send={(typed) => action.run({ body: typed })}
        saved={texts.saved}
        onSaved={close}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <RequiredNote />
        <LoadError query={oneOffs} />
        {extra === null && (found.length > 0 || search !== '') && (
          <>
            {(search !== '' || found.length >= MAX_OPTIONS) && (
              <SearchField label={texts.find} value={search} onSearch={setSearch} />
            )}
            <SelectField
              label={texts.oneOff}
              hint={texts.oneOffHint}
              placeholder={texts.byHand}
              options={options}
              {...field('from_job_id', { onChange: (event) => fillFrom(event.target.value) })}
            />
          </>
        )}
        <TextField label={texts.text} required {...field('text')} />
        <div className="ma-pair">
          <PickedField form={form} name="day" as={DateField} label={texts.day} required />
          <TextField label={texts.amount} required inputMode="decimal" {...field('amount')} />
        </div>
        <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      </SaveForm>
    </Sheet>
  );
}
