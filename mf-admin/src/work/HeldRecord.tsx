import './work.css';
import { decideWork, type HeldWork } from '@cleaning/contracts';
import {
  Badge,
  Button,
  type Fact,
  Facts,
  formatMoney,
  formatWeekdayDate,
  LinkButton,
  Notice,
  passFocus,
  TextField,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, hasSingleKeys, showToast, useAction, useSingleKeys } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { describePaidTime, formatTimes, hasHours, renderPlaces } from './approvalColumns';
import { DayOfWork } from './DayOfWork';
import { approvals, doneWork, holdReasons, look as texts } from './texts';

interface HeldRecordProps {
  row: HeldWork;
  /** 'n of m' of the page. */
  position: string;
  /** Undefined at the ends of the page. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onDecided: () => void;
  onClose: () => void;
  /** Shows only work that has this name in its place or person. */
  onSearch: (name: string) => void;
}

const renderFacts = (row: HeldWork): Fact[] => [
  [approvals.times, formatTimes(row)],
  row.planned !== '' && [texts.planned, row.planned],
  [
    approvals.length,
    hasHours(row)
      ? [
          approvals.worked(row.actual_minutes),
          row.expected_minutes === undefined ? '' : approvals.expected(row.expected_minutes),
          describePaidTime(row),
        ]
          .filter(Boolean)
          .join(', ')
      : doneWork.noTime,
  ],
  [approvals.amount, formatMoney(row.contractor_pay)],
  [approvals.map, renderPlaces(row)],
  [
    approvals.reasons,
    <span key="reasons" className="ma-badges">
      {row.reasons.map((reason) => (
        <Badge key={reason} tone="warn">
          {holdReasons[reason]}
        </Badge>
      ))}
    </span>,
  ],
];

/** One held record with the person's day, decided by buttons or single keys. */
export function HeldRecord({ row, position, onNext, onPrevious, onDecided, onClose, onSearch }: HeldRecordProps) {
  const { row_id, version, user_name, job_name, date } = row;
  const confirm = useConfirm();
  const { run, busy, error, clear } = useAction(decideWork);
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState('');
  const noteField = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);

  // The button that opened it is above, and a decided record is gone: the focus moves here.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record begins anew
  useEffect(() => {
    setNote('');
    setNoteError('');
    clear();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [row_id]);

  async function decide(decision: 'approve' | 'reject') {
    if (busy) return;
    clear();
    const answer = await run({ body: { rows: [{ row_id, version }], decision, note } });
    if (!answer.ok) return;
    showToast(decision === 'approve' ? approvals.approved(1) : approvals.rejected(1));
    // Shows the next record. If the list without this one came before the answer, it restarts.
    passFocus(panel.current, { preventScroll: true });
    onDecided();
  }

  async function reject() {
    if (note.trim() === '') {
      setNoteError(approvals.noteMissing);
      noteField.current?.focus();
      return;
    }
    if (await confirm(approvals.confirmReject(1), { confirmLabel: texts.reject, danger: true })) await decide('reject');
  }

  useSingleKeys({ a: () => void decide('approve'), r: () => void reject() });

  return (
    <section ref={panel} tabIndex={-1} aria-label={texts.label} className="ma-look">
      <div className="ma-look__head">
        <h2>
          {user_name}, {job_name}, {formatWeekdayDate(date)}
        </h2>
        <div className="ma-actions">
          <Button variant="ghost" aria-disabled={!onPrevious} onClick={onPrevious}>
            {texts.previous}
          </Button>
          <span role="status">{position}</span>
          <Button variant="ghost" aria-disabled={!onNext} onClick={onNext}>
            {texts.next}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
      <Facts facts={renderFacts(row)} />
      <DayOfWork rowId={row_id} />
      <TextField
        ref={noteField}
        label={texts.message}
        hint={texts.messageHint}
        error={noteError || undefined}
        maxLength={300}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          setNoteError('');
        }}
      />
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      <div className="ma-actions">
        <Button busy={busy} onClick={() => void decide('approve')}>
          {texts.approve}
        </Button>
        <LinkButton to={`/admin/work/${row_id}`} variant="secondary">
          {texts.change}
        </LinkButton>
        <Button variant="danger" busy={busy} onClick={() => void reject()}>
          {texts.reject}
        </Button>
        <Button variant="ghost" onClick={() => onSearch(user_name)}>
          {texts.onlyPerson}
        </Button>
        <Button variant="ghost" onClick={() => onSearch(job_name)}>
          {texts.onlyPlace}
        </Button>
      </div>
      {hasSingleKeys() && <p className="ma-hint">{texts.keys}</p>}
    </section>
  );
}
