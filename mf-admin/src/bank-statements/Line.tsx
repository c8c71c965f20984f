import { type BankLine, ignoreBankLine, listReceivables } from '@cleaning/contracts';
import { Button, formatDate, formatMoney, SelectField, Sheet, useIsWide } from '@cleaning/ui';
import { Link, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { SearchField } from '../desk/ListTools';
import { LoadError } from '../desk/LoadError';
import { useChosenOption } from '../desk/useChosenOption';
import { ClientPaymentForm } from '../receivables/PaymentForm';
import { buildAccountPath } from '../receivables/paths';
import { describePayer } from './describePayer';
import { LookAlike } from './LookAlike';
import { PaymentProposalEntry, RefundProposalEntry } from './Proposal';
import { bankLines as texts } from './texts';

/** Names the purpose of the sheet: a payment without a proposal has no other client. */
function getOtherLabel(line: BankLine): string {
  const write = line.proposals.length > 0 ? texts.otherLabel : texts.chooseLabel;
  return write(describePayer(line), formatMoney(line.amount));
}

/** Books a payment for a chosen client, in parts entered by hand. */
function OtherSheet({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const isWide = useIsWide();
  const [search, setSearch] = useState('');
  const [clientId, setClientId] = useState(line.proposals[0]?.client_id ?? '');
  const found = useCall(listReceivables, {
    body: { text: search, settled: true, sort: 'name', direction: 'asc', page: 1, page_size: 100 },
    keepPrevious: true,
  });
  const proposed = line.proposals[0];
  const options = useChosenOption(
    clientId,
    (found.data?.rows ?? []).map(({ client_id, client_name }) => ({ value: client_id, label: client_name })),
    proposed && { value: proposed.client_id, label: proposed.client_name },
  );
  return (
    <Sheet label={getOtherLabel(line)} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <div className="ma-form">
        <LoadError query={found} />
        <SearchField label={texts.find} value={search} onSearch={setSearch} />
        <SelectField
          label={texts.client}
          required
          placeholder={texts.chooseClient}
          options={options}
          value={clientId}
          onChange={({ target }) => setClientId(target.value)}
        />
        {clientId !== '' && <ClientPaymentForm key={clientId} clientId={clientId} line={line} onDone={onClose} />}
      </div>
    </Sheet>
  );
}

/** A payment of a statement with its proposed match. */
export function Line({ line }: { line: BankLine }) {
  const ignore = useAction(ignoreBankLine);
  const [isOther, setIsOther] = useState(false);
  const { id, day, payer, reference, state, client_id, client_name, proposals } = line;
  const amount = formatMoney(line.amount);
  const isRefund = line.amount.startsWith('-');
  async function setAside(ignored: boolean) {
    const done = await ignore.run({ body: { id, ignored } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(ignored ? texts.ignoredToast : texts.restoredToast);
  }
  return (
    <li className="ma-bank-line">
      <p>
        <strong>{amount}</strong> · {formatDate(day)} · {describePayer(line)}
        {payer !== '' && reference !== '' && ` · ${reference}`}
      </p>
      {state === 'booked' && (
        <p>
          {isRefund ? texts.refundedTo : texts.bookedFor} <Link to={buildAccountPath(client_id)}>{client_name}</Link>
        </p>
      )}
      {line.looks_like && <LookAlike line={line} />}
      {proposals.length > 0 && (
        <ul className="ma-proposals">
          {proposals.map((proposal) =>
            isRefund ? (
              <RefundProposalEntry key={proposal.client_id} line={line} proposal={proposal} />
            ) : (
              <PaymentProposalEntry key={proposal.client_id} line={line} proposal={proposal} />
            ),
          )}
        </ul>
      )}
      {state === 'open' && (
        <span className="ma-actions">
          {!isRefund && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={getOtherLabel(line)}
              onClick={() => setIsOther(true)}
            >
              {proposals.length > 0 ? texts.other : texts.choose}
            </Button>
          )}
          <Button
            variant="ghost"
            busy={ignore.busy}
            aria-label={texts.ignoreLabel(describePayer(line), amount)}
            onClick={() => setAside(true)}
          >
            {texts.aside}
          </Button>
        </span>
      )}
      {state === 'ignored' && (
        <Button
          variant="secondary"
          busy={ignore.busy}
          aria-label={texts.restoreLabel(describePayer(line), amount)}
          onClick={() => setAside(false)}
        >
          {texts.takeOut}
        </Button>
      )}
      {isOther && <OtherSheet line={line} onClose={() => setIsOther(false)} />}
    </li>
  );
}
