import { toMapLink } from '@cleaning/contracts';
import { TextAreaField, TextField } from '@cleaning/ui';
import { bindFields } from '@cleaning/ui/forms';
import { type ChangeEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CodeHint } from '../site-card/CodeHint';
import { TimetableFields } from './TimetableFields';
import { createJob, createPermanent } from './texts';
import type { TimelineRow } from './timelineRow';

/** The form as typed: numbers and amounts stay text until the service parses them. */
export interface PermanentJobForm {
  job_title: string;
  job_address: string;
  job_location: string;
  job_need_count: string;
  pay_per_hr: string;
  pay_per_hr_sub_contractor: string;
  job_description: string;
  timeline_data: TimelineRow[];
  /** First day of the new timetable, when editing. */
  timetable_from?: string;
}

/** Map link of an address, used until another link is typed. */
export const buildAddressLink = (address: string): string => (address.trim() === '' ? '' : toMapLink(address.trim()));

/** Address with a link to a map. The link follows the address until it is typed by hand. */
function PlaceFields({ form }: { form: UseFormReturn<PermanentJobForm> }) {
  const field = bindFields(form);
  const made = useRef(buildAddressLink(form.getValues('job_address')));
  const changeAddress = (event: ChangeEvent<HTMLInputElement>) => {
    const link = buildAddressLink(event.target.value);
    const typed = form.getValues('job_location');
    if (typed === '' || typed === made.current)
      form.setValue('job_location', link, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    made.current = link;
  };
  return (
    <>
      <TextField label={createJob.address} required {...field('job_address', { onChange: changeAddress })} />
      <TextField
        label={createPermanent.location}
        hint={createPermanent.locationHint}
        inputMode="url"
        required
        {...field('job_location')}
      />
    </>
  );
}

/** The fields of a permanent job, for creating and editing. */
export function PermanentJobFields({ form }: { form: UseFormReturn<PermanentJobForm> }) {
  const bound = bindFields(form);
  const field = (name: Exclude<keyof PermanentJobForm, 'timeline_data' | 'timetable_from'>) => ({
    required: true,
    ...bound(name),
  });
  return (
    <>
      <TextField label={createJob.title} {...field('job_title')} />
      <PlaceFields form={form} />
      <TextField label={createJob.need} type="number" min={1} step={1} {...field('job_need_count')} />
      <div className="ma-pair">
        <TextField label={createJob.companyPay} inputMode="decimal" {...field('pay_per_hr')} />
        <TextField label={createJob.contractorPay} inputMode="decimal" {...field('pay_per_hr_sub_contractor')} />
      </div>
      <TextAreaField
        label={createJob.description}
        hint={createJob.descriptionHint}
        rows={4}
        {...field('job_description')}
      />
      <CodeHint text={useWatch({ control: form.control, name: 'job_description' })} readBy="description" />
      <TimetableFields form={form} name="timeline_data" />
    </>
  );
}
