import {
  addOrRemoveUser,
  assignShift,
  type CallAnswer,
  moveShift,
  pickSlots,
  type Repeats,
  type Shift,
  takeBackCover,
  undoShiftChange,
} from '@cleaning/contracts';
import { formatWeekdayDate } from '@cleaning/ui';
import { type ActionResult, useAction } from '@cleaning/ui/app';
import { useInsistingAction } from '../desk/overlaps';
import type { TellDone } from '../desk/useUndo';
import type { PersonName, ShiftAtPlace } from './rosterPanel';
import { move as moveTexts, assign as texts } from './texts';

interface Assigned {
  shift: ShiftAtPlace;
  person: PersonName;
  repeats: Repeats;
  /** Number of people planned for the shift, as shown on the page. */
  planned: number;
  /** Whether the office has seen the problems and confirmed. */
  insist: boolean;
}

export const formatWhen = ({ date, time }: Pick<ShiftAtPlace, 'date' | 'time'>): string =>
  `${formatWeekdayDate(date)}, ${time}`;
export const formatWeekday = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Assigns shifts and moves them. Reports each result with its undo. A refusal is in `error`. */
export function useAssigning(tell: TellDone) {
  const asking = useInsistingAction(assignShift);
  const insisting = useAction(assignShift);
  const moving = useInsistingAction(moveShift);
  const undoing = useAction(undoShiftChange);
  const takingBack = useAction(takeBackCover);
  const picking = useAction(pickSlots);
  const removing = useAction(addOrRemoveUser);

  function takeBack(
    { shift, person }: Assigned,
    answer: CallAnswer<typeof assignShift>,
  ): Promise<ActionResult<unknown>> {
    const { change_id, offer_id, was_assigned, picks_before: picks } = answer;
    if (offer_id !== undefined) return takingBack.run({ body: { offer_id } });
    if (change_id !== '') return undoing.run({ body: { change_id } });
    if (was_assigned) return picking.run({ body: { job_id: shift.job_id, user_id: person.id, picks, insist: true } });
    return removing.run({ body: { id: shift.job_id, method: 'remove', added_id: person.id } });
  }

  /** Resolves to true once the shift is assigned. */
  async function assign(assigned: Assigned): Promise<boolean> {
    const { shift, person, repeats, planned, insist } = assigned;
    const { job_id, date, time, job_name } = shift;
    const body = { job_id, date, time, repeats, user_id: person.id, planned };
    const sent = insist ? insisting.run({ body: { ...body, insist } }) : asking.run({ body });
    // A refusal is shown from the action's error.
    const answer = await sent;
    if (!answer.ok) return false;
    const text =
      repeats === 'weekly'
        ? texts.doneWeekly(person.name, job_name, `${formatWeekday(date)}, ${time}`)
        : texts.done(person.name, job_name, formatWhen(shift));
    tell({ text, undo: () => takeBack(assigned, answer.value) });
    return true;
  }

  async function move(shift: Shift, to: PersonName): Promise<boolean> {
    const { job_id, date, time, user_id } = shift;
    const moved = await moving.run({ body: { job_id, date, time, user_id, to_user_id: to.id } });
    if (!moved.ok) return false;
    const back = { job_id, date, time, user_id: to.id, to_user_id: user_id };
    tell({ text: moveTexts.done(to.name, formatWhen(shift)), undo: () => moving.run({ body: back }) });
    return true;
  }

  return {
    assign,
    move,
    busy: asking.busy || insisting.busy || moving.busy,
    error: asking.error ?? insisting.error ?? moving.error,
  };
}
