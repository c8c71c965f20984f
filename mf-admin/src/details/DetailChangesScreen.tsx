import {
  BANK_DETAILS,
  type DetailChangeRow,
  decideDetailChange,
  formatDetailValue,
  listDetailChanges,
  REASON_LENGTH,
} from '@cleaning/contracts';
import { Button, Card, formatInstant, LinkButton, Notice, passFocus, Table, TextField, useConfirm } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { ListScreen } from '../desk/list/ListScreen';
import { fields } from '../people/texts';
import { detailChanges as texts } from './texts';

/** Requested change beside the current details, with the decision. */
function AskedChange({ change, onDecided }: { change: DetailChangeRow; onDecided: (said: string) => void }) {
  const { id, user_id, name, asked_at, details_version, details } = change;
  const confirm = useConfirm();
  const decide = useAction(decideDetailChange);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const hasBank = details.some(({ field }) => (BANK_DETAILS as readonly string[]).includes(field));

  async function approve() {
    setProblem('');
    if (!(await confirm(texts.confirmApprove(name), { confirmLabel: texts.approve }))) return;
    const body = { id, details_version, decision: 'approve', reason: '' } as const;
    if ((await decide.run({ body })).ok) onDecided(texts.approved(name));
  }
  async function reject() {
    if (reason.trim() === '') {
      reasonField.current?.focus();
      return setProblem(texts.reasonRequired);
    }
    setProblem('');
    const body = { id, details_version, decision: 'reject', reason } as const;
    if ((await decide.run({ body })).ok) onDecided(texts.rejected(name));
  }

  return (
    <Card title={name}>
      <p className="ma-hint">{texts.asked(formatInstant(asked_at))}</p>
      <Table
        caption={texts.caption(name)}
        captionHidden
        rows={details}
        rowKey={({ field }) => field}
        empty=""
        columns={[
          { header: texts.field, cell: ({ field }) => fields[field] },
          { header: texts.was, cell: ({ field, was }) => formatDetailValue(field, was) },
          { header: texts.is, cell: ({ field, asked }) => <strong>{formatDetailValue(field, asked)}</strong> },
        ]}
      />
      {hasBank && <Notice tone="warn">{texts.bankNotice}</Notice>}
      {decide.error && <Notice tone="danger">{getMessage(decide.error)}</Notice>}
      <div className="ma-decision">
        <TextField
          ref={reasonField}
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={REASON_LENGTH}
          error={problem || undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="ma-actions">
          <Button busy={decide.busy} aria-label={texts.approveLabel(name)} onClick={approve}>
            {texts.approve}
          </Button>
          <Button variant="danger" busy={decide.busy} aria-label={texts.rejectLabel(name)} onClick={reject}>
            {texts.reject}
          </Button>
          <LinkButton variant="secondary" to={`/admin/sub-contractors/${user_id}`}>
            {texts.person}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** Requests of people to change their details, the oldest first. */
export default function DetailChangesScreen() {
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLDivElement>(null);

  /** The pressed button has gone with its card. */
  function report(text: string) {
    setSaid(text);
    passFocus(outcome.current);
  }

  return (
    <ListScreen
      title={texts.title}
      name="detail-changes"
      call={listDetailChanges}
      input={({ paging }) => ({ query: paging })}
      columns={[]}
      rowKey={({ id }) => id}
      filters={{}}
      caption={texts.title}
      empty={{ text: texts.empty }}
      none={texts.empty}
      card={false}
      above={() => (
        <div role="status" ref={outcome} tabIndex={-1}>
          {said && <Notice tone="ok">{said}</Notice>}
        </div>
      )}
      renderRows={(rows) => rows.map((change) => <AskedChange key={change.id} change={change} onDecided={report} />)}
    />
  );
}
