import {
  changeShift,
  findCover,
  getCoverCandidates,
  listShifts,
  type OpenOffer,
  offerCover,
  type Shift,
  takeBackCover,
} from '@cleaning/contracts';
import {
  Button,
  CheckboxField,
  Notice,
  QueryState,
  readableDay,
  readableInstant,
  Sheet,
  TextField,
  useConfirm,
} from '@cleaning/ui';
import { messageOf, useAction, useCall } from '@cleaning/ui/app';
import { type ReactNode, useRef, useState } from 'react';
import { SHIFT_CHANGE_READS } from '../shifts/shift-changes';
import { type ShiftName, shiftToCover } from './board';
import type { CoverAddress } from './cover-address';
import { cover as texts } from './texts';

const keyOf = ({ job_id, date, time, user_id }: Shift) => ({ job_id, date, time, user_id });

interface StepProps {
  shift: Shift;
  /** Says what was done. */
  onDone: (outcome: string) => void;
}

/** A cover is found for somebody who is away. */
function MarkAway({ shift, onDone }: StepProps) {
  const change = useAction(changeShift, { refreshes: SHIFT_CHANGE_READS });
  const [note, setNote] = useState('');

  async function mark() {
    const body = { ...keyOf(shift), change: 'away' as const, insist: false, ...(note.trim() === '' ? {} : { note }) };
    const answer = await change.run({ body }).catch(() => null);
    if (answer) onDone(texts.done.away);
  }

  return (
    <>
      <p>{texts.planned(shift.user_name)}</p>
      <TextField label={texts.reason} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
      {change.error && <Notice tone="danger">{messageOf(change.error)}</Notice>}
      <Button busy={change.busy} onClick={mark} className="ma-start">
        {texts.markAway}
      </Button>
    </>
  );
}

interface TakeBackProps extends StepProps {
  offerId: string;
  question: string;
}

function TakeBack({ offerId, question, onDone }: TakeBackProps) {
  const confirm = useConfirm();
  const takeBack = useAction(takeBackCover, { refreshes: SHIFT_CHANGE_READS });

  async function run() {
    if (!(await confirm(question, { confirmLabel: texts.takeBack, danger: true }))) return;
    const answer = await takeBack.run({ body: { offer_id: offerId } }).catch(() => null);
    if (answer) onDone(texts.done.takenBack);
  }

  return (
    <>
      {takeBack.error && <Notice tone="danger">{messageOf(takeBack.error)}</Notice>}
      <Button variant="danger" busy={takeBack.busy} onClick={run} className="ma-start">
        {texts.takeBack}
      </Button>
    </>
  );
}

interface AskProps extends StepProps {
  offer: OpenOffer | undefined;
}

/** Chooses whom to ask. */
function Ask({ shift, offer, onDone }: AskProps) {
  const candidates = useCall(getCoverCandidates, { body: keyOf(shift) });
  const send = useAction(offerCover, { refreshes: SHIFT_CHANGE_READS });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asked = new Set(offer?.people.map(({ id }) => id));
  // Somebody chosen may have got another shift meanwhile.
  const stillFree = chosen.filter((id) => candidates.data?.some((person) => person.id === id));

  async function run(to: 'all' | string[]) {
    const answer = await send.run({ body: { ...keyOf(shift), to } }).catch(() => null);
    if (!answer) return;
    setChosen([]);
    onDone(texts.done.offered);
  }

  return (
    <QueryState query={candidates} empty={texts.nobody}>
      {(people) => (
        <>
          <fieldset className="ma-fields ma-candidates">
            <legend>{texts.candidates}</legend>
            {people.map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={asked.has(id) || offer?.to_all ? texts.alreadyOffered(name) : name}
                checked={chosen.includes(id)}
                disabled={asked.has(id) || offer?.to_all === true}
                onChange={(event) =>
                  setChosen((before) => (event.target.checked ? [...before, id] : before.filter((each) => each !== id)))
                }
              />
            ))}
          </fieldset>
          {send.error && <Notice tone="danger">{messageOf(send.error)}</Notice>}
          {!offer?.to_all && (
            <div className="ma-actions">
              <Button busy={send.busy} disabled={stillFree.length === 0} onClick={() => run(stillFree)}>
                {texts.offerChosen(stillFree.length)}
              </Button>
              <Button variant="secondary" busy={send.busy} onClick={() => run('all')}>
                {texts.offerAll}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  );
}

function OfferState({ offer }: { offer: OpenOffer | undefined }) {
  if (!offer) return <p>{texts.notOffered}</p>;
  const moment = readableInstant(offer.offered_at);
  const names = offer.people.map(({ name }) => name).join(', ');
  return <p>{offer.to_all ? texts.offeredToAll(moment) : texts.offeredTo(names, moment)}</p>;
}

/** Somebody is away: the offer that waits, and whom to ask. */
function Away({ shift, onDone }: StepProps) {
  const days = { from: shift.date, until: shift.date };
  const query = useCall(findCover, { body: days });
  return (
    <>
      <p>{shift.note === '' ? texts.isAway(shift.user_name) : texts.isAwayWhy(shift.user_name, shift.note)}</p>
      <QueryState query={query}>
        {(needed) => {
          const offer = needed.find(
            ({ job_id, time, user_id }) => job_id === shift.job_id && time === shift.time && user_id === shift.user_id,
          )?.offer;
          return (
            <>
              <OfferState offer={offer} />
              {offer && (
                <TakeBack
                  shift={shift}
                  offerId={offer.offer_id}
                  question={texts.confirmTakeBackOffer}
                  onDone={onDone}
                />
              )}
              <Ask shift={shift} offer={offer} onDone={onDone} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}

function Step({ shift, onDone }: StepProps): ReactNode {
  switch (shift.state) {
    case 'planned':
      return <MarkAway shift={shift} onDone={onDone} />;
    case 'away':
      return <Away shift={shift} onDone={onDone} />;
    case 'covered':
      return (
        <>
          <p>{texts.coveredBy(shift.other?.user_name ?? '', shift.user_name)}</p>
          {shift.other && (
            <TakeBack
              shift={shift}
              offerId={shift.other.offer_id}
              question={texts.confirmTakeBack(shift.other.user_name)}
              onDone={onDone}
            />
          )}
        </>
      );
    case 'cancelled':
      return <p>{texts.cancelled}</p>;
  }
}

interface FindCoverSheetProps extends Pick<CoverAddress, 'personId' | 'choose' | 'close'> {
  shift: ShiftName;
}

/** From a shift to somebody who does it: mark as away, offer, take back. */
export function FindCoverSheet({ shift: { jobId, date, time }, personId, choose, close }: FindCoverSheetProps) {
  const query = useCall(listShifts, {
    body: { from: date, until: date, job_id: jobId },
  });
  const [outcome, setOutcome] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  // The button that was pressed is gone with the shift's state.
  function done(text: string) {
    setOutcome(text);
    status.current?.focus();
  }

  return (
    <Sheet label={texts.title} side="top" closeLabel={texts.close} onClose={close}>
      <div className="ma-cover">
        <QueryState query={query}>
          {(all) => {
            const shifts = all.filter((each) => each.time === time);
            const [first] = shifts;
            const shift = shiftToCover(shifts, personId);
            return (
              <>
                {first && (
                  <p>
                    <strong>{first.job_name}</strong>
                    <br />
                    {readableDay(date)}, {time}
                  </p>
                )}
                {shift && <Step shift={shift} onDone={done} />}
                {!shift && (shifts.length === 0 || personId) && <p>{texts.gone}</p>}
                {!shift && shifts.length > 0 && !personId && (
                  <>
                    <p>{texts.choosePerson}</p>
                    <div className="ma-actions">
                      {shifts.map(({ user_id, user_name }) => (
                        <Button key={user_id} variant="secondary" onClick={() => choose(user_id)}>
                          {user_name}
                        </Button>
                      ))}
                    </div>
                  </>
                )}
              </>
            );
          }}
        </QueryState>
        <p role="status" tabIndex={-1} ref={status} className="ma-cover__outcome">
          {outcome}
        </p>
      </div>
    </Sheet>
  );
}
