import type { Shift } from '@cleaning/contracts';
import type { PlanRow, PlanSlot } from './week';

/** A shift of a place, assigned or not. */
export interface ShiftAtPlace {
  job_id: string;
  job_name: string;
  date: string;
  time: string;
}

export interface PersonName {
  id: string;
  name: string;
}

/** Panel that is open over the roster. */
export type RosterPanel =
  | { name: 'details'; row: Pick<PlanRow, 'id'>; date: string }
  /** A person for a shift; with `person` this one. */
  | { name: 'assign'; shift: ShiftAtPlace; person?: PersonName }
  /** A shift for a person. */
  | { name: 'fill'; person: PersonName; date: string }
  | { name: 'extra'; date: string; place?: PersonName; person?: PersonName }
  | { name: 'move'; shift: Shift; to?: PersonName }
  | { name: 'cancel'; shift: ShiftAtPlace }
  | { name: 'copy' }
  | { name: 'cover'; personId?: string; from?: string };

export type OpenPanel = (panel: RosterPanel) => void;

export const toShiftAtPlace = ({ job_id, job_name, time }: PlanSlot, date: string): ShiftAtPlace => ({
  job_id,
  job_name,
  date,
  time,
});
