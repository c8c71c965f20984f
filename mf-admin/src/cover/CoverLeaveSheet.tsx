import {
  type Absence,
  type AbsenceCover,
  type CallAnswer,
  coverAbsence,
  endAbsence,
  foldText,
  getAbsenceCover,
  getAllUsersList,
  recordAbsence,
  type Shift,
  takeBackCover,
} from '@cleaning/contracts';
import {
  Button,
  CheckboxField,
  DateField,
  EmptyState,
  formatDuration,
  formatWeekdayDate,
  getBusinessToday,
  Notice,
  QueryState,
  SelectField,
  Sheet,
  TextField,
  useIsWide,
} from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, sendForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LoadError } from '../desk/LoadError';
import { useCleanersFirst } from '../desk/useCleanersFirst';
import type { TellDone } from '../desk/useUndo';
import { formatDistance, Problems } from '../plan/PersonChoice';
import { cover as texts } from './texts';
import './cover.css';

type Cover = CallAnswer<typeof getAbsenceCover>;
type To = { assign: string } | { offer: 'all' | string[] };
type Covered = CallAnswer<typeof coverAbsence>;
type Leave = Pick<Absence, 'user_id' | 'from' | 'until' | 'reason'>;

const toKey = ({ job_id, date, time }: Pick<Shift, 'job_id' | 'date' | 'time'>): string => `${job_id} ${date} ${time}`;

/** Chosen shifts that the person can take. */
const findTakeableShifts = (person: AbsenceCover, chosen: readonly Shift[]): Shift[] =>
  chosen.filter((shift) => !person.problems.some((each) => toKey(each) === toKey(shift) && each.problem.blocks));

interface PersonRowProps {
  person: AbsenceCover;
  chosen: readonly Shift[];
  isAsked: boolean;
  busy: boolean;
  onAsk: (isAsked: boolean) => void;
  onAssign: (shifts: readonly Shift[]) => void;
}

function PersonRow({ person, chosen, isAsked, busy, onAsk, onAssign }: PersonRowProps) {
  const able = findTakeableShifts(person, chosen);
  const facts = [
    able.length === 0 ? texts.coversNone : texts.coversSome(able.length, chosen.length),
    person.known_places > 0 && texts.knows(person.known_places),
    person.planned_minutes === 0 ? texts.free : texts.planned(formatDuration(person.planned_minutes)),
    person.distance_metres !== undefined && texts.away(formatDistance(person.distance_metres)),
  ].filter((fact) => fact !== false);
  const shown = person.problems.filter((each) => chosen.some((shift) => toKey(shift) === toKey(each)));
  const action = able.length === chosen.length ? texts.assign(able.length) : texts.assignSome(able.length);
  return (
    <li className="ma-choice">
      <div>
        {able.length > 0 ? (
          <CheckboxField
            label={person.name}
            aria-label={texts.ask(person.name)}
            checked={isAsked}
            onChange={(event) => onAsk(event.target.checked)}
          />
        ) : (
          <strong>{person.name}</strong>
        )}
        <p className="ma-hint">{facts.join(' · ')}</p>
        <Problems
          problems={shown.map(({ date, time, problem }) => ({
            text: texts.problem(formatWeekdayDate(date), time, problem.text),
            blocks: problem.blocks,
          }))}
        />
      </div>
      {able.length > 0 && (
        <div className="ma-actions">
          <Button
            variant="secondary"
            busy={busy}
            aria-label={texts.assignTo(action, person.name)}
            onClick={() => onAssign(able)}
          >
            {action}
          </Button>
        </div>
      )}
    </li>
  );
}

interface ChoiceProps {
  cover: Cover;
  busy: boolean;
  onCover: (shifts: readonly Shift[], to: To, name: string) => void;
}

/** The shifts, and the people for them. */
function Choice({ cover, busy, onCover }: ChoiceProps) {
  const cleaners = useCleanersFirst();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const chosen = cover.shifts.filter((shift) => !left.has(toKey(shift)));
  const found = cleaners.sort(cover.people).filter(({ name }) => foldText(name).includes(foldText(text)));
  const able = found.filter((person) => findTakeableShifts(person, chosen).length > 0);
  const others = found.filter((person) => findTakeableShifts(person, chosen).length === 0);
  const change = (set: ReadonlySet<string>, key: string, has: boolean) => {
    const next = new Set(set);
    if (has) next.add(key);
    else next.delete(key);
    return next;
  };
  // Chosen people who can't take any of the remaining shifts aren't asked.
  const toAsk = cover.people.filter((person) => asked.has(person.id) && findTakeableShifts(person, chosen).length > 0);
  const renderRow = (person: AbsenceCover) => (
    <PersonRow
      key={person.id}
      person={person}
      chosen={chosen}
      isAsked={asked.has(person.id)}
      busy={busy}
      onAsk={(isAsked) => setAsked(change(asked, person.id, isAsked))}
      onAssign={(shifts) => onCover(shifts, { assign: person.id }, person.name)}
    />
  );
  return (
    <>
      <fieldset className="ma-cover-shifts">
        <legend>{texts.shifts}</legend>
        {cover.shifts.map((shift) => (
          <CheckboxField
            key={toKey(shift)}
            label={`${formatWeekdayDate(shift.date)}, ${shift.time}, ${shift.job_name}`}
            checked={!left.has(toKey(shift))}
            onChange={(event) => setLeft(change(left, toKey(shift), !event.target.checked))}
          />
        ))}
      </fieldset>
      {chosen.length === 0 ? (
        <p>{texts.chooseShifts}</p>
      ) : (
        <>
          <h3>{texts.people}</h3>
          <TextField
            label={texts.search}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {found.length === 0 && <EmptyState text={texts.nobody} />}
          <ul className="ma-choices">{able.map(renderRow)}</ul>
          {others.length > 0 && (
            <details>
              <summary>{texts.others(others.length)}</summary>
              <ul className="ma-choices">{others.map(renderRow)}</ul>
            </details>
          )}
          <div className="ma-actions ma-cover-offer">
            {toAsk.length > 0 && (
              <Button busy={busy} onClick={() => onCover(chosen, { offer: toAsk.map(({ id }) => id) }, '')}>
                {texts.offer(toAsk.length)}
              </Button>
            )}
            <Button variant="secondary" busy={busy} onClick={() => onCover(chosen, { offer: 'all' }, '')}>
              {texts.offerAll}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface CoverLeaveSheetProps {
  personId?: string | undefined;
  /** The first day, YYYY-MM-DD. */
  from?: string | undefined;
  /** Leave that is recorded already, so that Undo keeps it. */
  leave?: Absence | undefined;
  tell: TellDone;
  onClose: () => void;
}

/** Covers all shifts of a person on leave: assigns them to one person or offers them to several. */
export function CoverLeaveSheet({ personId = '', from, leave, tell, onClose }: CoverLeaveSheetProps) {
  const isWide = useIsWide();
  const all = useCall(getAllUsersList);
  const people = (all.data ?? []).filter(({ verified, role }) => verified === 'true' || role === 'admin');
  const first = from ?? getBusinessToday();
  const form = useForm<Leave>({
    defaultValues: leave
      ? { user_id: leave.user_id, from: leave.from, until: leave.until, reason: leave.reason }
      : { user_id: personId, from: first, until: first, reason: texts.sick },
    resolver: validateCall(recordAbsence),
    mode: 'onChange',
  });
  const field = bindFields(form);
  const { reason: _, ...days } = form.watch();
  const isAsked = getAbsenceCover.body?.safeParse(days).success ?? false;
  const query = useCall(getAbsenceCover, { body: days, enabled: isAsked });
  const covering = useAction(coverAbsence);
  const takingBack = useAction(takeBackCover);
  const ending = useAction(endAbsence);
  const [refused, setRefused] = useState<Covered['refused']>([]);
  const getName = (id: string) => people.find((person) => person.id === id)?.name ?? '';

  const createSending = (shifts: readonly Shift[], to: To, name: string) => ({
    send: (typed: Leave) => {
      const named = shifts.map(({ job_id, date, time }) => ({ job_id, date, time }));
      return covering.run({ body: { ...typed, shifts: named, to } });
    },
    onSaved: ({ absence_id, offers, refused: left }: Covered, { user_id }: Leave) => {
      const done = 'assign' in to ? texts.assigned(offers.length, name) : texts.offered(offers.length);
      tell({
        text: shifts.length === 0 ? texts.recorded(getName(user_id)) : done,
        undo: async () => {
          for (const offer_id of offers) {
            const taken = await takingBack.run({ body: { offer_id } });
            if (!taken.ok) return taken;
          }
          if (absence_id === leave?.absence_id) return { ok: true, value: undefined };
          return ending.run({ body: { absence_id } });
        },
      });
      setRefused(left);
      const isAllChosen = shifts.length === (query.data?.shifts.length ?? 0);
      if (left.length === 0 && (isAllChosen || 'offer' in to)) onClose();
    },
  });
  const cover = (shifts: readonly Shift[], to: To, name: string) => {
    const sending = createSending(shifts, to, name);
    return form.handleSubmit((typed) => sendForm(form, covering.call, typed, sending))();
  };
  // The person has no shifts in those days.
  const recording = createSending([], { offer: 'all' }, '');

  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} keepsChoice onClose={onClose}>
      <SaveForm
        form={form}
        action={covering}
        send={recording.send}
        onSaved={recording.onSaved}
        asksBeforeLeaving={false}
        submitLabel={texts.record}
        footer={(button) =>
          isAsked &&
          all.isFetched && (
            <QueryState query={query}>
              {(found) =>
                found.shifts.length === 0 ? (
                  <>
                    <p>{texts.noShifts}</p>
                    {button}
                  </>
                ) : (
                  <Choice cover={found} busy={covering.busy} onCover={cover} />
                )
              }
            </QueryState>
          )
        }
        className="ma-sheet"
      >
        <LoadError query={all} />
        <SelectField
          label={texts.person}
          placeholder={texts.choose}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          required
          {...field('user_id')}
          // Controlled, because the options may load after the value is set.
          value={days.user_id}
        />
        <div className="ma-cover-days">
          <PickedField form={form} name="from" as={DateField} label={texts.from} required />
          <PickedField form={form} name="until" as={DateField} label={texts.until} required />
          <TextField label={texts.reason} maxLength={300} required {...field('reason')} />
        </div>
        {refused.length > 0 && (
          <Notice tone="warn">
            <strong>{texts.refused}</strong>
            {refused.map((each) => (
              <p key={toKey(each)}>{texts.problem(formatWeekdayDate(each.date), each.time, each.msg)}</p>
            ))}
          </Notice>
        )}
      </SaveForm>
    </Sheet>
  );
}
