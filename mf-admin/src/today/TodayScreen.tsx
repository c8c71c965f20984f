import { cancelDay, getToday, type TodayShift } from '@cleaning/contracts';
import {
  Button,
  EmptyState,
  formatWeekdayDate,
  LinkButton,
  Notice,
  PageHeader,
  passFocus,
  QueryState,
  useConfirm,
  usePartialList,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { type ReactNode, useRef } from 'react';
import { Panel } from '../desk/Panel';
import { useIsAdmin } from '../desk/role';
import { inspectPath } from '../places/paths';
import { places } from '../places/texts';
import { groupShifts } from './board';
import { useCoverAddress } from './coverAddress';
import { FindCoverSheet } from './FindCoverSheet';
import { type BoardMoment, OtherWorkRow, ShiftRow } from './ShiftRow';
import { absences, today as texts } from './texts';
import { useOffers } from './useOffers';
import { usePhones } from './usePhones';
import './today.css';

const CANCELLABLE: readonly TodayShift['now'][] = ['not_started', 'late', 'away', 'ahead', 'covered'];

/** Only the office handles work records, because they decide pay. */
function WorkRecordLink({ rowId, label }: { rowId: string; label: string }) {
  if (!useIsAdmin()) return null;
  return (
    <LinkButton variant="ghost" to={`/admin/work/${rowId}`} aria-label={label}>
      {texts.workRecord}
    </LinkButton>
  );
}

/** The office inspects on a job's page. */
function InspectLink({ jobId, place }: { jobId: string; place: string }) {
  if (useIsAdmin()) return null;
  return (
    <LinkButton variant="secondary" to={inspectPath(jobId)} aria-label={places.inspectNamed(place)}>
      {places.inspect}
    </LinkButton>
  );
}

interface ActionsProps {
  shift: TodayShift;
  /** The moment of the board. */
  at: string;
  busy: boolean;
  onFindCover: () => void;
  onCancelDay: () => void;
}

function ShiftActions({ shift, at, busy, onFindCover, onCancelDay }: ActionsProps) {
  const formatActionLabel = (action: string) => texts.actionFor(action, shift.user_name, shift.job_name);
  if (shift.row_id !== '') return <WorkRecordLink rowId={shift.row_id} label={formatActionLabel(texts.workRecord)} />;
  if (!CANCELLABLE.includes(shift.now)) return null;
  // A shift that is over can't be given to anyone or cancelled.
  if (shift.ends_at <= at && shift.now !== 'covered') return null;
  const find = shift.now === 'covered' ? texts.seeCover : texts.findCover;
  const isUrgent = shift.now === 'away' || shift.now === 'not_started';
  return (
    <>
      <Button variant={isUrgent ? 'primary' : 'secondary'} aria-label={formatActionLabel(find)} onClick={onFindCover}>
        {find}
      </Button>
      <Button variant="ghost" busy={busy} aria-label={formatActionLabel(texts.cancelDay)} onClick={onCancelDay}>
        {texts.cancelDay}
      </Button>
    </>
  );
}

interface ShiftListProps {
  shifts: readonly TodayShift[];
  row: (shift: TodayShift) => ReactNode;
  /** Below the shifts. */
  children: ReactNode;
}

function ShiftList({ shifts, row, children }: ShiftListProps) {
  const { shown, more } = usePartialList(shifts);
  return (
    <>
      <ul className="ma-shifts">
        {shown.map(row)}
        {children}
      </ul>
      {more}
    </>
  );
}

export default function TodayScreen() {
  const isAdmin = useIsAdmin();
  const query = useCall(getToday);
  const phones = usePhones();
  const findOffer = useOffers(query.data?.shifts ?? []);
  const confirm = useConfirm();
  const cancel = useAction(cancelDay);
  const cover = useCoverAddress();
  const outcome = useRef<HTMLParagraphElement>(null);

  async function cancelAll({ job_id, job_name, date }: TodayShift) {
    const question = texts.confirmCancel(job_name, formatWeekdayDate(date));
    if (!(await confirm(question, { confirmLabel: texts.cancelDay, danger: true }))) return;
    // A refusal is shown from the action's error.
    const answer = await cancel.run({ body: { job_id, date } });
    if (answer.ok) showToast(texts.cancelledToast(answer.value.cancelled));
    // The button has gone with the shift's state.
    passFocus(outcome.current);
  }

  const renderShiftRow = (moment: BoardMoment, shift: TodayShift) => (
    <ShiftRow
      key={`${shift.job_id} ${shift.date} ${shift.time} ${shift.user_id}`}
      shift={shift}
      moment={moment}
      phone={phones.get(shift.user_id)}
      offer={findOffer(shift)}
    >
      {shift.now !== 'cancelled' && <InspectLink jobId={shift.job_id} place={shift.job_name} />}
      <ShiftActions
        shift={shift}
        at={moment.at}
        busy={cancel.busy}
        onFindCover={() => cover.open(shift, shift.user_id)}
        onCancelDay={() => cancelAll(shift)}
      />
    </ShiftRow>
  );

  return (
    <>
      <PageHeader
        title={isAdmin ? texts.title : texts.supervisorTitle}
        lead={query.data && formatWeekdayDate(query.data.date)}
        actions={
          <LinkButton variant="secondary" to="/admin/absences">
            {isAdmin ? texts.absences : absences.covers}
          </LinkButton>
        }
      />
      {cancel.error && <Notice tone="danger">{getMessage(cancel.error)}</Notice>}
      <QueryState query={query}>
        {(board) => {
          const groups = groupShifts(board);
          const counts = groups.map(({ state, shifts, otherWork }) =>
            texts.count(shifts.length + otherWork.length, texts.groups[state]),
          );
          return (
            <>
              <p role="status" tabIndex={-1} ref={outcome} className="ma-board-counts">
                {counts.join(' · ')}
              </p>
              {groups.length === 0 && <EmptyState text={texts.nothing} />}
              {groups.map(({ state, shifts, otherWork }) => (
                <Panel key={state} title={texts.groups[state]}>
                  <ShiftList shifts={shifts} row={(shift) => renderShiftRow(board, shift)}>
                    {otherWork.map((work) => (
                      <OtherWorkRow key={work.row_id} work={work} phone={phones.get(work.user_id)}>
                        <WorkRecordLink
                          rowId={work.row_id}
                          label={texts.actionFor(texts.workRecord, work.user_name, work.job_name)}
                        />
                      </OtherWorkRow>
                    ))}
                  </ShiftList>
                </Panel>
              ))}
            </>
          );
        }}
      </QueryState>
      {cover.shift && <FindCoverSheet {...cover} shift={cover.shift} />}
    </>
  );
}
