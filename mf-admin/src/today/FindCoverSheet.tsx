import { changeShift, findCover, listShifts, type OpenOffer, type Shift, takeBackCover } from '@cleaning/contracts';
import {
  Button,
  formatInstant,
  formatWeekdayDate,
  Notice,
  passFocus,
  QueryState,
  Sheet,
  TextField,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { type ReactNode, useRef, useState } from 'react';
import { omitBlank } from '../shifts/shiftChanges';
import { findShiftToCover, type ShiftName } from './board';
import { CoverCandidates } from './CoverCandidates';
import type { CoverAddress } from './coverAddress';
import { cover as texts } from './texts';

const getKey = ({ job_id, date, time, user_id }: Shift) => ({ job_id, date, time, user_id });

interface StepProps {
  shift: Shift;
  /** Called with the result as a sentence. */
  onDone: (outcome: string) => void;
}

/**
 * For a person who is still planned: people who could take the shift come first, marking the person as away comes last.
 */
function Planned({ shift, onDone }: StepProps) {
  const change = useAction(changeShift);
  const [note, setNote] = useState('');

  async function mark() {
    const body = { ...getKey(shift), change: 'away' as const, insist: false, note: omitBlank(note) };
    const answer = await change.run({ body });
    if (answer.ok) onDone(texts.done.away);
  }

  return (
    <>
      <p>{texts.planned(shift.user_name)}</p>
      <CoverCandidates shift={shift} offer={undefined} note={note} onDone={onDone} />
      <TextField label={texts.reason} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
      {change.error && <Notice tone="danger">{getMessage(change.error)}</Notice>}
      <Button variant="secondary" busy={change.busy} onClick={mark} className="ma-start">
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
  const takeBack = useAction(takeBackCover);

  async function run() {
    if (!(await confirm(question, { confirmLabel: texts.takeBack, danger: true }))) return;
    const answer = await takeBack.run({ body: { offer_id: offerId } });
    if (answer.ok) onDone(texts.done.takenBack);
  }

  return (
    <>
      {takeBack.error && <Notice tone="danger">{getMessage(takeBack.error)}</Notice>}
      <Button variant="danger" busy={takeBack.busy} onClick={run} className="ma-start">
        {texts.takeBack}
      </Button>
    </>
  );
}

function OfferState({ offer }: { offer: OpenOffer | undefined }) {
  if (!offer) return <p>{texts.notOffered}</p>;
  const moment = formatInstant(offer.offered_at);
  const names = offer.people.map(({ name }) => name).join(', ');
  return <p>{offer.to_all ? texts.offeredToAll(moment) : texts.offeredTo(names, moment)}</p>;
}

/** For a person who is away: the waiting offer and the people to ask. */
function Away({ shift, onDone }: StepProps) {
  const days = { from: shift.date, until: shift.date };
  const query = useCall(findCover, { body: days });
  return (
    <>
      <p>{shift.note === '' ? texts.isAway(shift.user_name) : texts.awayBecause(shift.user_name, shift.note)}</p>
      <QueryState query={query}>
        {(needed) => {
          const offer = needed.find(
            ({ job_id, time, user_id }) => job_id === shift.job_id && time === shift.time && user_id === shift.user_id,
          )?.offer;
          return (
            <>
              <OfferState offer={offer} />
              <CoverCandidates shift={shift} offer={offer} onDone={onDone} />
              {offer && (
                <TakeBack
                  shift={shift}
                  offerId={offer.offer_id}
                  question={texts.confirmTakeBackOffer}
                  onDone={onDone}
                />
              )}
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
      return <Planned shift={shift} onDone={onDone} />;
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

/** Finds cover for a shift: ask, assign, withdraw the offer, or mark as away. */
export function FindCoverSheet({ shift: { jobId, date, time }, personId, choose, close }: FindCoverSheetProps) {
  const query = useCall(listShifts, {
    body: { from: date, until: date, job_id: jobId },
  });
  const [outcome, setOutcome] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  // The pressed button has gone with the shift's state.
  function finish(text: string) {
    setOutcome(text);
    passFocus(status.current);
  }

  return (
    <Sheet label={texts.title} side="top" closeLabel={texts.close} onClose={close}>
      <div className="ma-cover">
        <QueryState query={query}>
          {(all) => {
            const shifts = all.filter((each) => each.time === time);
            const [first] = shifts;
            const shift = findShiftToCover(shifts, personId);
            return (
              <>
                {first && (
                  <p>
                    <strong>{first.job_name}</strong>
                    <br />
                    {formatWeekdayDate(date)}, {time}
                  </p>
                )}
                {shift && <Step shift={shift} onDone={finish} />}
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
