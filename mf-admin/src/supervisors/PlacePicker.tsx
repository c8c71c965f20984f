import { type CallAnswer, foldText, listJobNames } from '@cleaning/contracts';
import { CheckboxField, formatWeekdayDate, QueryState, TextField } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { supervisors as texts } from './texts';

type JobName = CallAnswer<typeof listJobNames>[number];

/** A list with fewer needs no search. */
const MIN_SEARCHABLE = 9;

export const formatPlaceName = ({ job_name, date }: JobName): string =>
  date === '' ? job_name : texts.oneOff(job_name, formatWeekdayDate(date));

function Choices({ jobs, chosen, onChoose }: { jobs: readonly JobName[] } & PlacePickerProps) {
  const [text, setText] = useState('');
  const shown = jobs.filter((job) => foldText(formatPlaceName(job)).includes(foldText(text)));
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <>
      {jobs.length >= MIN_SEARCHABLE && (
        <TextField label={texts.search} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      )}
      <div className="ma-places">
        {shown.map((job) => (
          <CheckboxField
            key={job.job_id}
            label={formatPlaceName(job)}
            checked={chosen.includes(job.job_id)}
            onChange={({ target }) => toggle(job.job_id, target.checked)}
          />
        ))}
      </div>
      {shown.length === 0 && <p>{texts.noneFound}</p>}
      <p role="status" className="ma-hint">
        {texts.chosen(chosen.length)}
      </p>
    </>
  );
}

interface PlacePickerProps {
  chosen: readonly string[];
  onChoose: (places: string[]) => void;
}

/** Running jobs to choose from. Chosen jobs that have ended meanwhile stay chosen. */
export function PlacePicker(props: PlacePickerProps) {
  const query = useCall(listJobNames);
  return (
    <fieldset className="ma-place-picker">
      <legend>{texts.places}</legend>
      <QueryState query={query}>{(jobs) => <Choices {...props} jobs={jobs} />}</QueryState>
    </fieldset>
  );
}
