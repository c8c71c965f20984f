import { approveHeld, type CallAnswer, type listApprovals, MAX_DECIDED_AT_ONCE } from '@cleaning/contracts';
import { Button, formatMoney, Notice, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import type { Ref } from 'react';
import type { ApprovalFilters } from './approvalColumns';
import { formatDays } from './days';
import { approvals as texts } from './texts';

interface FoundLineProps {
  found: CallAnswer<typeof listApprovals>;
  filters: ApprovalFilters;
  /** Ref to the button that chooses the page. */
  ref: Ref<HTMLButtonElement>;
  onChooseAll: () => void;
}

/** Number of records found, with buttons to choose those of the page or to approve all but suspected duplicates. */
export function FoundLine({ found, filters, ref, onChooseAll }: FoundLineProps) {
  const confirm = useConfirm();
  const { run, busy, error, clear } = useAction(approveHeld);
  const { total: count, contractor_pay, left_out } = found.at_once ?? { ...found, left_out: 0 };
  const tooMany = count > MAX_DECIDED_AT_ONCE;

  async function approveAll() {
    clear();
    const { state: _state, sort: _sort, direction: _direction, ...which } = filters;
    const question = texts.confirmAll(count, formatMoney(contractor_pay), left_out);
    if (!(await confirm(question, { confirmLabel: texts.approveAll(count, left_out) }))) return;
    // A refusal is shown from `error`; the list is refetched.
    const answer = await run({ body: { ...which, count, contractor_pay } });
    if (answer.ok) showToast(texts.approvedAll(answer.value.decided, answer.value.left_out ?? 0));
  }

  return (
    <div className="ma-work-found">
      <p role="status">
        {texts.found(found.total, formatMoney(found.contractor_pay))}
        {formatDays({ from: filters.from ?? '', to: filters.to ?? '' })}
      </p>
      {filters.state === 'held' && found.total > 0 && (
        <>
          <Button ref={ref} variant="secondary" onClick={onChooseAll}>
            {texts.chooseAll}
          </Button>
          <Button variant="secondary" busy={busy} disabled={tooMany || count === 0} onClick={approveAll}>
            {texts.approveAll(count, left_out)}
          </Button>
        </>
      )}
      {tooMany && <p className="ma-hint">{texts.tooMany(MAX_DECIDED_AT_ONCE)}</p>}
      {count === 0 && left_out > 0 && <p className="ma-hint">{texts.onlyDuplicates}</p>}
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
    </div>
  );
}
