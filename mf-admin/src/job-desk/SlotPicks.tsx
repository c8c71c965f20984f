import {
  type CallAnswer,
  getPickedSlots,
  pickSlots,
  type ScheduledSlot,
  type SlotPick,
  type TimetableRow,
} from '@cleaning/contracts';
import {
  Button,
  CheckboxField,
  getBusinessToday,
  Notice,
  passFocus,
  QueryState,
  SelectField,
  useWhileShown,
} from '@cleaning/ui';
import { getMessage, useCall } from '@cleaning/ui/app';
import { SaveForm, validateRules } from '@cleaning/ui/forms';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useInsistingAction } from '../desk/overlaps';
import { planning as texts } from './planningTexts';
import { findLostPicks, formatPicks, getKeys, listChoices, splitWords, toPicks } from './slotPicks';

type Person = CallAnswer<typeof getPickedSlots>[number];

interface PersonProps {
  jobId: string;
  person: Person;
  timetable: readonly TimetableRow[];
  schedule: readonly ScheduledSlot[];
}

interface Form {
  which: 'all' | 'some';
  /** By slot key (`listChoices`). */
  chosen: Record<string, boolean>;
}

const listWanted = ({ which, chosen }: Form, timetable: readonly TimetableRow[]): SlotPick[] => {
  if (which === 'all') return [];
  return toPicks(new Set(Object.keys(chosen).filter((key) => chosen[key])), timetable);
};

function buildForm(picks: readonly SlotPick[], timetable: readonly TimetableRow[]): Form {
  const picked = getKeys(picks);
  const keys = listChoices(timetable).flatMap(({ days }) => days.map(({ key }) => key));
  return {
    which: picks.length === 0 ? 'all' : 'some',
    chosen: Object.fromEntries(keys.map((key) => [key, picked.has(key)])),
  };
}

function SlotsForm({ jobId, person, timetable, schedule, onDone }: PersonProps & { onDone: () => void }) {
  const done = useWhileShown(onDone);
  const save = useInsistingAction(pickSlots);
  const form = useForm<Form>({
    defaultValues: buildForm(person.picks, timetable),
    resolver: validateRules((typed) => {
      const isEmpty = typed.which === 'some' && listWanted(typed, timetable).length === 0;
      return { which: isEmpty ? texts.chooseOne : undefined };
    }),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const today = getBusinessToday();
  const lost = findLostPicks(person.picks, timetable);

  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) =>
        save.run({ body: { job_id: jobId, user_id: person.user_id, picks: listWanted(typed, timetable) } })
      }
      saved={texts.slotsSaved(person.user_name)}
      onSaved={done}
      refusal={getMessage(save.error)}
      submitLabel={texts.saveSlots}
      className="ma-form"
    >
      {lost.length > 0 && <Notice tone="warn">{texts.lost(formatPicks(lost))}</Notice>}
      <SelectField
        label={texts.slotsLabel(person.user_name)}
        options={[
          { value: 'all', label: texts.allSlots },
          { value: 'some', label: texts.someSlots },
        ]}
        {...form.register('which')}
      />
      {form.watch('which') === 'some' &&
        listChoices(timetable).map(({ time, days }) => (
          <fieldset key={time} className="ma-timetable-row">
            <legend>{time}</legend>
            <p className="ma-hint">{splitWords(time, schedule, today).join('; ')}</p>
            <div className="ma-days">
              {days.map(({ day, key }) => (
                <CheckboxField key={key} label={day} {...form.register(`chosen.${key}`)} />
              ))}
            </div>
          </fieldset>
        ))}
      {errors.which && <Notice tone="danger">{errors.which.message}</Notice>}
    </SaveForm>
  );
}

function PersonSlots({ jobId, person, timetable, schedule }: PersonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function finish() {
    setIsOpen(false);
    passFocus(button.current);
  }

  return (
    <li>
      <div className="ma-plan-line">
        <span>
          <strong>{person.user_name}</strong>
          <span>{person.picks.length === 0 ? texts.allSlots : formatPicks(person.picks)}</span>
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
        {isOpen && (
          <SlotsForm jobId={jobId} person={person} timetable={timetable} schedule={schedule} onDone={finish} />
        )}
      </div>
    </li>
  );
}

/** Slots of a permanent job that each of its people does. */
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
