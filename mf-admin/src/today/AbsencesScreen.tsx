import {
  type Absence,
  type CallAnswer,
  endAbsence,
  findCover,
  listAbsences,
  listShiftChanges,
  type ShiftChange,
  undoShiftChange,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  formatInstant,
  formatWeekdayDate,
  getBusinessToday,
  Notice,
  PageHeader,
  passFocus,
  QueryState,
  Revealed,
  Sheet,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { type ReactNode, useRef, useState } from 'react';
import { CoverLeaveSheet } from '../cover/CoverLeaveSheet';
import { cover as coverTexts } from '../cover/texts';
import { Fold } from '../desk/Fold';
import { Panel } from '../desk/Panel';
import { JobLink } from '../desk/RoleLinks';
import { useIsAdmin } from '../desk/role';
import { UndoBar } from '../desk/UndoBar';
import { useUndo } from '../desk/useUndo';
import { CancelForm } from '../shifts/CancelForm';
import { ExtraShiftForm } from '../shifts/ExtraShiftForm';
import { forms } from '../shifts/texts';
import { useCoverAddress } from './coverAddress';
import { groupByPerson, sortAbsencesByNeed, toShownDays } from './days';
import { FindCoverSheet } from './FindCoverSheet';
import { RecordAbsenceForm } from './RecordAbsenceForm';
import { recordForm, absences as texts, today } from './texts';
import './today.css';

type Needed = CallAnswer<typeof findCover>[number];
interface OfferedForm {
  title: string;
  Form: (props: { onDone: () => void }) => ReactNode;
}
const CANCEL: OfferedForm = { title: forms.cancel.title, Form: CancelForm };
const FORMS: readonly OfferedForm[] = [
  { title: recordForm.title, Form: RecordAbsenceForm },
  CANCEL,
  { title: forms.extra.title, Form: ExtraShiftForm },
];

interface UncoveredProps {
  shifts: readonly Needed[];
  onFindCover: (shift: Needed) => void;
}

function UncoveredList({ shifts, onFindCover }: UncoveredProps) {
  return (
    <ul className="ma-shifts">
      {shifts.map((shift) => (
        <li key={`${shift.job_id} ${shift.date} ${shift.time} ${shift.user_id}`} className="ma-shift">
          <p className="ma-shift__time">
            <span className="ma-nowrap">{formatWeekdayDate(shift.date)}</span>
            <span className="ma-nowrap">{shift.time}</span>
          </p>
          <div className="ma-shift__who">
            <p className="ma-shift__line">
              <JobLink job={shift}>{shift.job_name}</JobLink>
              <span>{texts.away(shift.user_name)}</span>
              <Badge tone={shift.offer ? 'warn' : 'danger'}>{shift.offer ? texts.offered : texts.notOffered}</Badge>
            </p>
          </div>
          <div className="ma-shift__actions">
            <Button
              variant="secondary"
              aria-label={today.actionFor(today.findCover, shift.user_name, shift.job_name)}
              onClick={() => onFindCover(shift)}
            >
              {today.findCover}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Groups shifts by person: a single shift is shown, several are folded. */
function Uncovered({ shifts, onFindCover }: UncoveredProps) {
  if (shifts.length === 0) return <p>{texts.allCovered}</p>;
  const people = groupByPerson(shifts);
  const single = people.filter((own) => own.length === 1).flat();
  return (
    <>
      {single.length > 0 && <UncoveredList shifts={single} onFindCover={onFindCover} />}
      {people.map((own) => {
        const [first] = own;
        return (
          first &&
          own.length > 1 && (
            <Fold key={first.user_id} title={texts.shiftsOf(first.user_name, own.length)}>
              <UncoveredList shifts={own} onFindCover={onFindCover} />
            </Fold>
          )
        );
      })}
    </>
  );
}

const formatDays = ({ from, until }: Absence): string =>
  texts.fromUntil(formatWeekdayDate(from), formatWeekdayDate(until));

interface ListProps<Row> {
  rows: readonly Row[];
  /** Moves the focus when the row disappears. */
  onGone: () => void;
}

interface AbsenceTableProps extends ListProps<Absence & { waiting: number }> {
  onCover: (leave: Absence) => void;
}

function AbsenceTable({ rows, onGone, onCover }: AbsenceTableProps) {
  const confirm = useConfirm();
  const withdrawal = useAction(endAbsence);

  async function withdraw(row: Absence) {
    const question = texts.confirmWithdraw(row.user_name, formatDays(row));
    if (!(await confirm(question, { confirmLabel: texts.withdraw, danger: true }))) return;
    const answer = await withdrawal.run({ body: { absence_id: row.absence_id } });
    if (answer.ok) showToast(texts.withdrawn);
    onGone();
  }

  return (
    <>
      {withdrawal.error && <Notice tone="danger">{getMessage(withdrawal.error)}</Notice>}
      <Table
        caption={texts.list}
        captionHidden
        rows={rows}
        rowKey={(row) => row.absence_id}
        empty={texts.empty}
        columns={[
          { header: texts.person, phone: 'title', cell: (row) => row.user_name },
          { header: texts.days, phone: 'meta', cell: formatDays },
          { header: texts.reason, phone: 'meta', cell: (row) => row.reason },
          {
            header: texts.coverNeeded,
            phone: 'meta',
            cell: (row) =>
              row.waiting > 0 ? <Badge tone="danger">{texts.waiting(row.waiting)}</Badge> : texts.nothingWaits,
          },
          {
            header: texts.action,
            phone: 'action',
            cell: (row) => (
              <div className="ma-actions">
                {row.waiting > 0 && (
                  <Button
                    aria-label={`${texts.cover(row.waiting)}: ${row.user_name}, ${formatDays(row)}`}
                    onClick={() => onCover(row)}
                  >
                    {texts.cover(row.waiting)}
                  </Button>
                )}
                <Button
                  variant="secondary"
                  busy={withdrawal.busy}
                  aria-label={`${texts.withdraw}: ${row.user_name}, ${formatDays(row)}`}
                  onClick={() => withdraw(row)}
                >
                  {texts.withdraw}
                </Button>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

const formatDay = ({ date, time }: ShiftChange): string => `${formatWeekdayDate(date)}, ${time}`;
const describeHold = ({ change, user_name }: ShiftChange): string =>
  user_name === '' ? texts.kinds[change] : `${texts.kinds[change]}: ${user_name}`;

function ChangeTable({ rows, onGone }: ListProps<ShiftChange>) {
  const isAdmin = useIsAdmin();
  const confirm = useConfirm();
  const undoing = useAction(undoShiftChange);

  async function undo(row: ShiftChange) {
    const question = texts.confirmUndo(describeHold(row), row.job_name, formatDay(row));
    if (!(await confirm(question, { confirmLabel: texts.undo }))) return;
    const answer = await undoing.run({ body: { change_id: row.change_id } });
    if (answer.ok) showToast(texts.undone);
    onGone();
  }

  return (
    <>
      {undoing.error && <Notice tone="danger">{getMessage(undoing.error)}</Notice>}
      <Table
        caption={texts.changes}
        captionHidden
        rows={rows}
        rowKey={(row) => row.change_id}
        empty={texts.noChanges}
        columns={[
          { header: texts.what, phone: 'title', cell: describeHold },
          { header: texts.place, phone: 'meta', cell: (row) => row.job_name },
          { header: texts.day, phone: 'meta', cell: formatDay },
          { header: texts.reason, phone: 'meta', cell: (row) => row.note },
          {
            header: texts.by,
            cell: (row) => (
              <span className="ma-stamp">
                {row.changed_by}
                <small>{texts.since(formatInstant(row.changed_at))}</small>
              </span>
            ),
          },
          {
            header: texts.action,
            phone: 'action',
            cell: (row) =>
              (isAdmin || row.change !== 'extra') && (
                <Button
                  variant="secondary"
                  busy={undoing.busy}
                  aria-label={texts.undoLabel(describeHold(row), row.job_name, formatDay(row))}
                  onClick={() => undo(row)}
                >
                  {texts.undo}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}

/** People who can't work, shifts without cover, and days that differ from the timetable. */
export default function AbsencesScreen() {
  const body = toShownDays(getBusinessToday());
  const reading = { body };
  const needed = useCall(findCover, reading);
  const isAdmin = useIsAdmin();
  const list = useCall(listAbsences, { ...reading, enabled: isAdmin });
  const changes = useCall(listShiftChanges, reading);
  const cover = useCoverAddress();
  const [form, setForm] = useState<(typeof FORMS)[number] | null>(null);
  /** Leave being covered; `new`: leave that isn't recorded yet. */
  const [covering, setCovering] = useState<Absence | 'new' | null>(null);
  const undo = useUndo(coverTexts.undone);
  const top = useRef<HTMLParagraphElement>(null);
  const toTop = () => passFocus(top.current);

  return (
    <>
      <PageHeader
        title={isAdmin ? texts.title : texts.covers}
        actions={
          <>
            {isAdmin && <Button onClick={() => setCovering('new')}>{coverTexts.title}</Button>}
            {(isAdmin ? FORMS : [CANCEL]).map((offered) => (
              <Button key={offered.title} variant="secondary" onClick={() => setForm(offered)}>
                {offered.title}
              </Button>
            ))}
          </>
        }
      />
      <Revealed when={needed.isFetched && (!isAdmin || list.isFetched)}>
        {isAdmin && (
          <Panel title={texts.list}>
            <p tabIndex={-1} ref={top} className="ma-hint ma-focus-target">
              {texts.listHint}
            </p>
            <QueryState query={list}>
              {(rows) => (
                <AbsenceTable rows={sortAbsencesByNeed(rows, needed.data ?? [])} onGone={toTop} onCover={setCovering} />
              )}
            </QueryState>
          </Panel>
        )}
        <Panel title={texts.uncovered}>
          <QueryState query={needed}>
            {(shifts) => <Uncovered shifts={shifts} onFindCover={(shift) => cover.open(shift, shift.user_id)} />}
          </QueryState>
        </Panel>
        <Panel title={texts.changes}>
          {!isAdmin && (
            <p tabIndex={-1} ref={top} className="ma-hint ma-focus-target">
              {texts.extraByOffice}
            </p>
          )}
          <QueryState query={changes}>{(rows) => <ChangeTable rows={rows} onGone={toTop} />}</QueryState>
        </Panel>
      </Revealed>
      {form && (
        <Sheet label={form.title} side="top" closeLabel={recordForm.close} onClose={() => setForm(null)}>
          <form.Form onDone={() => setForm(null)} />
        </Sheet>
      )}
      {covering && (
        <CoverLeaveSheet
          leave={covering === 'new' ? undefined : covering}
          tell={undo.tell}
          onClose={() => setCovering(null)}
        />
      )}
      {cover.shift && <FindCoverSheet {...cover} shift={cover.shift} />}
      <UndoBar undo={undo} />
    </>
  );
}
