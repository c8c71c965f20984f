import {
  assignCover,
  type CoverCandidate,
  foldText,
  getCoverCandidates,
  type OpenOffer,
  offerCover,
  type Shift,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  EmptyState,
  formatDuration,
  formatWeekdayDate,
  Notice,
  QueryState,
  Skeleton,
  TextField,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useCleanersFirst } from '../desk/useCleanersFirst';
import { formatDistance } from '../plan/PersonChoice';
import { omitBlank } from '../shifts/shiftChanges';
import { cover as texts } from './texts';
import { buildTelephoneAddress, usePhones } from './usePhones';

/** Longest list without a search. */
const MIN_SEARCHABLE = 5;

interface CandidateRowProps {
  person: CoverCandidate;
  phone: string | undefined;
  isAsked: boolean;
  busy: boolean;
  onAsk: () => void;
  onAssign: () => void;
}

function CandidateRow({
  person: { name, week_minutes, knows_place, distance_metres, warnings },
  phone,
  isAsked,
  ...actions
}: CandidateRowProps) {
  const { busy, onAsk, onAssign } = actions;
  return (
    <li className="ma-candidate">
      <div className="ma-candidate__who">
        <p className="ma-candidate__line">
          <strong>{name}</strong>
          {knows_place && <Badge tone="ok">{texts.knowsPlace}</Badge>}
          {isAsked && <Badge>{texts.asked}</Badge>}
        </p>
        <p className="ma-candidate__line ma-hint">
          {phone && <a href={buildTelephoneAddress(phone)}>{phone}</a>}
          {week_minutes !== undefined && (
            <span>{week_minutes === 0 ? texts.freeWeek : texts.week(formatDuration(week_minutes))}</span>
          )}
          {distance_metres !== undefined && <span>{texts.distance(formatDistance(distance_metres))}</span>}
        </p>
        {warnings?.map((sentence) => (
          <Notice key={sentence} tone="warn">
            {sentence}
          </Notice>
        ))}
      </div>
      <div className="ma-actions">
        {!isAsked && (
          <Button variant="secondary" busy={busy} aria-label={texts.actionFor(texts.ask, name)} onClick={onAsk}>
            {texts.ask}
          </Button>
        )}
        <Button variant="secondary" busy={busy} aria-label={texts.actionFor(texts.assign, name)} onClick={onAssign}>
          {texts.assign}
        </Button>
      </div>
    </li>
  );
}

/** People who can't take the shift, with reasons. */
function Others({ people }: { people: readonly CoverCandidate[] }) {
  if (people.length === 0) return null;
  return (
    <details>
      <summary>{texts.others(people.length)}</summary>
      <ul className="ma-candidates">
        {people.map(({ id, name, problem }) => (
          <li key={id} className="ma-candidate">
            <p className="ma-candidate__line">
              <strong>{name}</strong> <span>{problem}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CoverCandidatesProps {
  shift: Shift;
  offer: OpenOffer | undefined;
  /** Reason for the absence, if the same step marks the person as away. */
  note?: string;
  /** Called with the result as a sentence. */
  onDone: (outcome: string) => void;
}

/**
 * People who can take the shift: ask one or all, or assign it. If the person is still planned, this marks them as away.
 */
export function CoverCandidates({ shift, offer, note = '', onDone }: CoverCandidatesProps) {
  const { job_id, date, time, user_id, state } = shift;
  const key = { job_id, date, time, user_id };
  const candidates = useCall(getCoverCandidates, { body: { ...key, with_others: true } });
  const cleaners = useCleanersFirst();
  const phones = usePhones();
  const [text, setText] = useState('');
  const confirm = useConfirm();
  const send = useAction(offerCover);
  const give = useAction(assignCover);
  const asked = new Set(offer?.people.map(({ id }) => id));
  const away = state === 'planned' ? { mark_away: true, note: omitBlank(note) } : {};
  const busy = send.busy || give.busy;
  const problem = give.error ?? send.error;

  async function ask(to: 'all' | CoverCandidate) {
    give.clear();
    const people = to === 'all' ? to : [to.id];
    const answer = await send.run({ body: { ...key, ...away, to: people } });
    if (answer.ok) onDone(to === 'all' ? texts.done.offeredToAll : texts.done.offered(to.name));
  }

  async function assign({ id, name }: CoverCandidate) {
    send.clear();
    const question = texts.confirmAssign(name, shift.job_name, `${formatWeekdayDate(date)}, ${time}`);
    if (!(await confirm(question, { confirmLabel: texts.assign }))) return;
    const answer = await give.run({ body: { ...key, ...away, cover_id: id } });
    if (answer.ok) onDone(texts.done.assigned(name));
  }

  return (
    <QueryState query={candidates}>
      {(people) => {
        if (!cleaners.isRead) return <Skeleton />;
        const able = cleaners.sort(people).filter((person) => person.problem === undefined);
        const found = able.filter(({ name }) => foldText(name).includes(foldText(text)));
        return (
          <>
            {able.length === 0 ? (
              <EmptyState text={texts.nobody} />
            ) : (
              <>
                <h3 className="ma-candidates__title">{texts.candidates}</h3>
                {able.length > MIN_SEARCHABLE && (
                  <TextField
                    label={texts.search}
                    type="search"
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                )}
                <ul className="ma-candidates">
                  {found.map((person) => (
                    <CandidateRow
                      key={person.id}
                      person={person}
                      phone={phones.get(person.id)}
                      isAsked={offer?.to_all === true || asked.has(person.id)}
                      busy={busy}
                      onAsk={() => ask(person)}
                      onAssign={() => assign(person)}
                    />
                  ))}
                </ul>
              </>
            )}
            {problem && <Notice tone="danger">{getMessage(problem)}</Notice>}
            {able.length > 0 && !offer?.to_all && (
              <Button variant="secondary" busy={busy} onClick={() => ask('all')} className="ma-start">
                {texts.offerAll}
              </Button>
            )}
            <Others people={people.filter((person) => person.problem !== undefined)} />
          </>
        );
      }}
    </QueryState>
  );
}
