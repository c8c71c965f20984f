import type { OpenOffer, TodayShift } from '@cleaning/contracts';
import { Badge, formatWeekdayDate, MapLink, type Tone } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { JobLink, PersonLink } from '../desk/RoleLinks';
import { computeMinutesLate, formatInstantTime, type OtherWork } from './board';
import { today as texts } from './texts';
import { buildTelephoneAddress } from './usePhones';

/** The moment and the day of the answer. */
export interface BoardMoment {
  at: string;
  date: string;
}

const TONES: Readonly<Record<TodayShift['now'], Tone>> = {
  not_started: 'danger',
  late: 'warn',
  away: 'danger',
  working: 'ok',
  ahead: 'neutral',
  covered: 'neutral',
  finished: 'neutral',
  cancelled: 'neutral',
};

/** Short status of a shift. */
function describeShift(shift: TodayShift, at: string): string {
  switch (shift.now) {
    case 'working':
      return texts.since(formatInstantTime(shift.started_at));
    case 'late':
    case 'not_started':
      return texts.minutesLate(computeMinutesLate(shift, at));
    case 'finished':
      return texts.finished(formatInstantTime(shift.started_at), formatInstantTime(shift.ended_at));
    case 'covered':
      return shift.other ? texts.coveredBy(shift.other.user_name) : texts.covered;
    case 'away':
      return texts.away;
    case 'cancelled':
      return texts.cancelled;
    case 'ahead':
      return shift.due_at ? texts.startsNow : texts.ahead;
  }
}

/** People whom an open offer went to. */
export const formatOfferedText = ({ to_all, people }: OpenOffer): string =>
  to_all ? texts.offeredToAll : texts.offeredTo(people.map(({ name }) => name).join(', '));

/** Remarks on a shift: why the person has it, the public holiday, its note and the open offer. */
function listRemarks({ origin, other, holiday, note, re_clean }: TodayShift, offer: OpenOffer | undefined): string {
  const extra = re_clean ? texts.reClean : texts.extra;
  const why = origin === 'cover' && other ? texts.cover(other.user_name) : origin === 'extra' ? extra : '';
  return [
    why,
    re_clean && why !== extra ? texts.reClean : '',
    holiday === note ? '' : holiday,
    note,
    offer ? formatOfferedText(offer) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface RowProps {
  time: string;
  /** Day to show, unless it is today. */
  day?: string | undefined;
  person: { id: string; name: string };
  /** Undefined for somebody without their own page, such as an admin. */
  phone: string | undefined;
  fact: string;
  tone: Tone;
  job: { kind: TodayShift['kind']; job_id: string; job_name: string };
  address: string;
  mapLink: string;
  remarks?: string;
  children?: ReactNode;
}

function Row({ time, day, person, phone, fact, tone, job, address, mapLink, remarks, children }: RowProps) {
  return (
    <li className="ma-shift">
      <p className="ma-shift__time">
        <span className="ma-nowrap">{time}</span>
        {day && <small>{day}</small>}
      </p>
      <div className="ma-shift__who">
        <p className="ma-shift__line">
          {phone === undefined ? <strong>{person.name}</strong> : <PersonLink id={person.id}>{person.name}</PersonLink>}
          <Badge tone={tone}>{fact}</Badge>
        </p>
        <p className="ma-shift__line">
          <JobLink job={job}>{job.job_name}</JobLink>
          <span className="ma-shift__place">
            {mapLink === '' ? address : <MapLink location={mapLink} label={address || texts.map} />}
          </span>
        </p>
        {remarks && <p className="ma-hint">{remarks}</p>}
      </div>
      <div className="ma-shift__actions">
        {phone && (
          <a
            className="ui-button ui-button--secondary"
            href={buildTelephoneAddress(phone)}
            aria-label={texts.callPerson(person.name, phone)}
            title={phone}
          >
            {texts.call}
          </a>
        )}
        {children}
      </div>
    </li>
  );
}

interface ShiftRowProps {
  shift: TodayShift;
  moment: BoardMoment;
  phone: string | undefined;
  /** Open offer of a shift whose person is away. */
  offer?: OpenOffer | undefined;
  children?: ReactNode;
}

/** A shift on the board. The children are its actions. */
export function ShiftRow({ shift, moment: { at, date }, phone, offer, children }: ShiftRowProps) {
  return (
    <Row
      time={shift.time}
      day={shift.date === date ? undefined : formatWeekdayDate(shift.date)}
      person={{ id: shift.user_id, name: shift.user_name }}
      phone={phone}
      fact={describeShift(shift, at)}
      tone={TONES[shift.now]}
      job={shift}
      address={shift.address}
      mapLink={shift.map_link}
      remarks={listRemarks(shift, offer)}
    >
      {children}
    </Row>
  );
}

interface OtherWorkRowProps {
  work: OtherWork;
  phone: string | undefined;
  children?: ReactNode;
}

/** Work that runs and belongs to no shift. */
export function OtherWorkRow({ work, phone, children }: OtherWorkRowProps) {
  const since = formatInstantTime(work.started_at);
  return (
    <Row
      time={since}
      person={{ id: work.user_id, name: work.user_name }}
      phone={phone}
      fact={texts.since(since)}
      tone="ok"
      job={work}
      address=""
      mapLink={work.map_link}
      remarks={texts.otherWork}
    >
      {children}
    </Row>
  );
}
