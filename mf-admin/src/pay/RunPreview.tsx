import { approveRun, formatAmount, type PayRunRow, type PayRunView, toCents } from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  CheckboxField,
  type Column,
  type Fact,
  formatDate,
  formatDuration,
  formatHours,
  formatMoney,
  LinkButton,
  Money,
  Notice,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { Sums } from './PayPage';
import { buildPayeePath } from './paths';
import { MarkReturned } from './Returns';
import { useExclusions } from './RunCheck';
import { LinesSheet } from './RunLines';
import { describeChange, renderCounted, renderToPay } from './runRowCells';
import { check, preview as texts } from './runTexts';

/** Type of a row's document, whether issued or to be issued. */
const formatDocument = ({ as_rcti, sub_total }: PayRunRow): string =>
  sub_total === '0.00' ? '' : as_rcti ? texts.rcti : texts.advice;

function renderStanding(row: PayRunRow) {
  if (row.state === 'returned') return <Badge tone="danger">{texts.returned(formatDate(row.returned_on))}</Badge>;
  if (row.left_out) return <Badge>{texts.leftOut}</Badge>;
  return null;
}

const formatRunNote = (row: PayRunRow): string =>
  [formatDocument(row), row.account_ending === '' ? texts.noAccount : texts.accountEnding(row.account_ending)]
    .filter(Boolean)
    .join(', ');

/** A column of amounts; empty if the run has no such amount. */
function createAmountColumns(
  run: PayRunView,
  header: string,
  getAmount: (row: PayRunRow) => string,
): Column<PayRunRow>[] {
  if (run.rows.every((row) => getAmount(row) === '0.00')) return [];
  const cell = (row: PayRunRow) =>
    getAmount(row) === '0.00' ? '' : renderCounted(row, <Money value={getAmount(row)} />);
  return [{ header, phone: 'hidden', align: 'end', cell }];
}

function createLastRunColumns(run: PayRunView): Column<PayRunRow>[] {
  if (run.last_run_number === 0) return [];
  return [
    {
      header: texts.lastRun,
      phone: 'meta',
      align: 'end',
      phoneCell: describeChange,
      cell: (row) => (
        <span className="ma-stamp">
          <Money value={row.last_run} />
          <small>{row.usual === '' ? describeChange(row) : texts.usual(formatMoney(row.usual))}</small>
        </span>
      ),
    },
  ];
}

function buildColumns(run: PayRunView, onLines: (row: PayRunRow) => void): Column<PayRunRow>[] {
  return [
    {
      header: texts.person,
      phone: 'title',
      phoneCell: ({ name }) => name,
      cell: (row) => (
        <span className="ma-stamp">
          <span className="ma-badges">
            <button
              type="button"
              className="ma-name-button"
              aria-haspopup="dialog"
              aria-label={texts.linesLabel(row.name)}
              onClick={() => onLines(row)}
            >
              {row.name}
            </button>
            {renderStanding(row)}
          </span>
          <small>{formatRunNote(row)}</small>
        </span>
      ),
    },
    {
      header: texts.hours,
      phone: 'meta',
      align: 'end',
      cell: (row) => renderCounted(row, formatHours(row.minutes)),
    },
    ...createAmountColumns(run, texts.work, ({ work }) => work),
    ...createAmountColumns(run, texts.corrections, ({ corrections }) => corrections),
    ...createAmountColumns(run, texts.adjustments, ({ adjustments }) => adjustments),
    ...createAmountColumns(run, texts.gst, ({ gst }) => gst),
    ...createAmountColumns(run, texts.withheld, ({ withheld }) => withheld),
    ...createAmountColumns(run, texts.super, (row) => row.super),
    ...createLastRunColumns(run),
    {
      header: run.state === 'paid' ? texts.paid : texts.toPay,
      phone: 'end',
      align: 'end',
      cell: renderToPay,
    },
  ];
}

function Totals({ run }: { run: PayRunView }) {
  const buildSum = (name: string, value: string): Fact => value !== '0.00' && [name, formatMoney(value)];
  const difference = formatAmount(toCents(run.to_pay) - toCents(run.last_run_total));
  return (
    <Sums
      sums={[
        [run.state === 'paid' ? texts.paid : texts.toPay, formatMoney(run.to_pay)],
        [texts.people, String(run.people)],
        [texts.hours, formatDuration(run.minutes)],
        buildSum(texts.work, run.work),
        buildSum(texts.corrections, run.corrections),
        buildSum(texts.adjustments, run.adjustments),
        buildSum(texts.gst, run.gst),
        buildSum(texts.withheld, run.withheld),
        buildSum(texts.super, run.super),
        run.last_run_number > 0 && [texts.last(run.last_run_number), formatMoney(run.last_run_total)],
        run.last_run_number > 0 && [texts.difference, formatMoney(difference)],
      ]}
    />
  );
}

function Approve({ run, onChanged }: { run: PayRunView; onChanged: (problem: string) => void }) {
  const confirm = useConfirm();
  const approve = useAction(approveRun);
  const isSecond = run.first_approved_by !== '';
  async function press() {
    if (!(await confirm(texts.confirmApprove(run.people, formatMoney(run.to_pay)), { confirmLabel: texts.approve })))
      return;
    const sent = await approve.run({ params: { run_id: run.id }, body: { preview_key: run.preview_key } });
    if (!sent.ok) return onChanged(sent.error.msg);
    onChanged('');
    showToast(sent.value.state === 'approved' ? texts.approved : texts.approvedFirst);
  }
  return (
    <Button busy={approve.busy} disabled={run.people === 0} onClick={press}>
      {isSecond ? texts.approveSecond : texts.approve}
    </Button>
  );
}

/** Totals, people and places of a run; of a draft with the approval. */
export function RunPreview({ run, onBack }: { run: PayRunView; onBack?: () => void }) {
  const [lines, setLines] = useState<PayRunRow | null>(null);
  const [cameBack, setCameBack] = useState<PayRunRow | null>(null);
  const [problem, setProblem] = useState('');
  const [isShort, setShort] = useState(false);
  const { leaveOut, busy, error } = useExclusions(run);
  const rows = isShort ? run.rows.filter(({ problems, left_out }) => left_out || problems.length > 0) : run.rows;
  return (
    <>
      <Card title={run.state === 'draft' ? texts.title : texts.totals}>
        <Totals run={run} />
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
        <div role="status">{problem && <Notice tone="warn">{`${problem} ${texts.changed}`}</Notice>}</div>
        {onBack && (
          <div className="ma-actions">
            <Approve run={run} onChanged={setProblem} />
            <Button variant="secondary" onClick={onBack}>
              {texts.back}
            </Button>
          </div>
        )}
      </Card>
      <Card title={texts.byPerson}>
        {run.state === 'draft' && (
          <CheckboxField
            label={texts.onlyProblems}
            checked={isShort}
            onChange={(event) => setShort(event.target.checked)}
          />
        )}
        <div className="ma-dense">
          <Table
            caption={texts.byPerson}
            captionHidden
            rows={rows}
            // The key includes the run, because each step changes a person's payments without changing their row.
            rowKey={({ user_id }) => `${run.id} ${user_id}`}
            empty={texts.noRows}
            columns={buildColumns(run, setLines)}
          />
        </div>
      </Card>
      <Card title={texts.byPlace}>
        <Table
          caption={texts.byPlace}
          captionHidden
          rows={run.places}
          rowKey={({ job_id }) => job_id || 'adjustments'}
          empty={texts.noPlaces}
          columns={[
            { header: texts.place, phone: 'title', cell: ({ name }) => name },
            { header: texts.hours, phone: 'meta', align: 'end', cell: ({ minutes }) => formatHours(minutes) },
            { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
          ]}
        />
      </Card>
      {lines && (
        <LinesSheet run={run} row={lines} onClose={() => setLines(null)}>
          <LinkButton variant="secondary" to={buildPayeePath(lines.user_id)}>
            {check.settings}
          </LinkButton>
          {run.state === 'draft' && (!lines.left_out || lines.left_out_by_choice) && (
            <Button
              variant="secondary"
              busy={busy}
              onClick={async () => {
                await leaveOut(lines, !lines.left_out_by_choice);
                // Another sheet may be open by then.
                setLines((now) => (now === lines ? null : now));
              }}
            >
              {lines.left_out_by_choice ? check.payAgain : check.leaveOut}
            </Button>
          )}
          {lines.state === 'paid' && lines.to_pay !== '0.00' && (
            <Button
              variant="secondary"
              onClick={() => {
                setCameBack(lines);
                setLines(null);
              }}
            >
              {texts.cameBack}
            </Button>
          )}
        </LinesSheet>
      )}
      {cameBack && <MarkReturned run={run} row={cameBack} onClose={() => setCameBack(null)} />}
    </>
  );
}
