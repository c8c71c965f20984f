import { type CallAnswer, getPickedSlots, pickSlots, type ScheduledSlot, type TimetableRow } from '@cleaning/contracts';
import {
  Button,
  businessToday,
  CheckboxField,
  Notice,
  passFocus,
  QueryState,
  SelectField,
  useUnsaved,
  useWhileShown,
} from '@cleaning/ui';
import { getMessage, showToast, useCall } from '@cleaning/ui/app';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useInsistingAction } from '../desk/overlaps';
import { planning as texts } from './planningTexts';
import { getKeys, listChoices, lostPicks, picksText, splitWords, toPicks } from './slotPicks';

type Person = CallAnswer<typeof getPickedSlots>[number];

interface PersonProps {
  jobId: string;
  person: Person;
  timetable: readonly TimetableRow[];
  schedule: readonly ScheduledSlot[];
}

function SlotsForm({ jobId, person, timetable, schedule, onDone }: PersonProps & { onDone: () => void }) {
  const done = useWhileShown(onDone);
  const save = useInsistingAction(pickSlots);
  const [isAll, setIsAll] = useState(person.picks.length === 0);
  const [chosen, setChosen] = useState(() => getKeys(person.picks));
  const [isEmpty, setIsEmpty] = useState(false);
  const today = businessToday();
  const lost = lostPicks(person.picks, timetable);
  const wanted = isAll ? [] : toPicks(chosen, timetable);
  useUnsaved(picksText(wanted) !== picksText(toPicks(getKeys(person.picks), timetable)));

  function choose(key: string, isChosen: boolean) {
    const keys = new Set(chosen);
    if (isChosen) keys.add(key);
    else keys.delete(key);
    setChosen(keys);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(!isAll && wanted.length === 0);
    if (!isAll && wanted.length === 0) return;
    // A refusal is shown from the action's error.
    const saved = await save.run({ body: { job_id: jobId, user_id: person.user_id, picks: wanted } });
    if (!saved.ok) return;
    showToast(texts.slotsSaved(person.user_name));
    done();
  }

  return (
    <form onSubmit={submit} className="ma-form">
      {lost.length > 0 && <Notice tone="warn">{texts.lost(picksText(lost))}</Notice>}
      <SelectField
        label={texts.slotsLabel(person.user_name)}
        options={[
          { value: 'all', label: texts.allSlots },
          { value: 'some', label: texts.someSlots },
        ]}
        value={isAll ? 'all' : 'some'}
        onChange={(event) => setIsAll(event.target.value === 'all')}
      />
      {!isAll &&
        listChoices(timetable).map(({ time, days }) => (
          <fieldset key={time} className="ma-timetable-row">
            <legend>{time}</legend>
            <p className="ma-hint">{splitWords(time, schedule, today).join('; ')}</p>
            <div className="ma-days">
              {days.map(({ day, key }) => (
                <CheckboxField
                  key={key}
                  label={day}
                  checked={chosen.has(key)}
                  onChange={(event) => choose(key, event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      {isEmpty && <Notice tone="danger">{texts.chooseOne}</Notice>}
      {save.error && <Notice tone="danger">{getMessage(save.error)}</Notice>}
      <Button type="submit" busy={save.busy}>
        {texts.saveSlots}
      </Button>
    </form>
  );
}

function PersonSlots({ jobId, person, timetable, schedule }: PersonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function done() {
    setIsOpen(false);
    passFocus(button.current);
  }

  return (
    <li>
      <div className="ma-plan-line">
        <span>
          <strong>{person.user_name}</strong>
          <span>{person.picks.length === 0 ? texts.allSlots : picksText(person.picks)}</span>
        </span>
        <Button
          ref={button}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.chooseSlots}
          <span className="ui-sr-only"> {person.user_name}</span>
        </Button>
      </div>
      <div id={id}>
        {isOpen && <SlotsForm jobId={jobId} person={person} timetable={timetable} schedule={schedule} onDone={done} />}
      </div>
    </li>
  );
}

/** Which slots of a permanent job each of its people does. */
export function SlotPicks({ jobId, timetable, schedule }: Omit<PersonProps, 'person'>) {
  const query = useCall(getPickedSlots, { body: { job_id: jobId } });
  return (
    <QueryState query={query} empty={texts.nobody}>
      {(people) => (
        <ul className="ma-plan-list">
          {people.map((person) => (
            <PersonSlots key={person.user_id} jobId={jobId} person={person} timetable={timetable} schedule={schedule} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
