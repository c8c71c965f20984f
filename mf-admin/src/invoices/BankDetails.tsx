import { bindFields, describeRefusal, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import './bankDetails.css';
import {
  type BankChange,
  type CallAnswer,
  type CompanyBank,
  decideBankDetails,
  getBankDetails,
  listAdmins,
  proposeBankDetails,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  Facts,
  formatDate,
  formatInstant,
  Notice,
  QueryState,
  TextField,
  useConfirm,
} from '@cleaning/ui';
import { showToast, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { Fold } from '../desk/Fold';
import { hasOtherAdmin } from './bankAdvice';
import { invoiceSettings, bankDetails as texts } from './texts';

type Answer = CallAnswer<typeof getBankDetails>;
type Decision = 'approve' | 'reject' | 'withdraw';

const formatBank = ({ pay_id = '', bpay_biller_code = '', ...bank }: CompanyBank): string =>
  [
    texts.details(bank.bank_account_name, bank.bank_bsb, bank.bank_account_number),
    pay_id === '' ? '' : texts.withPayId(pay_id),
    bpay_biller_code === '' ? '' : texts.withBpay(bpay_biller_code),
  ].join('');

function Proposal({ proposal }: { proposal: BankChange }) {
  const confirm = useConfirm();
  const decide = useAction(decideBankDetails);
  const press = async (decision: Decision) => {
    if (!(await confirm(texts.confirm[decision](formatBank(proposal)), { confirmLabel: texts[decision] }))) return;
    const answer = await decide.run({ body: { id: proposal.id, decision } });
    if (answer.ok) showToast(texts.decided[decision]);
  };
  const decisions: readonly Decision[] = proposal.own ? ['withdraw'] : ['approve', 'reject'];
  return (
    <Notice tone="warn">
      <p>{texts.proposed(proposal.asked_by, formatInstant(proposal.asked_at), formatBank(proposal))}</p>
      <p>{proposal.own ? texts.ownProposal : texts.askFirst}</p>
      <div className="ma-bank-buttons">
        {decisions.map((decision) => (
          <Button key={decision} variant="secondary" busy={decide.busy} onClick={() => press(decision)}>
            {texts[decision]}
          </Button>
        ))}
      </div>
      {decide.error && <p>{describeRefusal(decide.error)}</p>}
    </Notice>
  );
}

function ProposalForm({ current }: Pick<Answer, 'current'>) {
  const propose = useAction(proposeBankDetails);
  const [id] = useState(() => v4());
  const { bank_account_name, bank_bsb, bank_account_number, pay_id = '', bpay_biller_code = '' } = current;
  const form = useForm<CompanyBank & { id: string }>({
    defaultValues: { id, bank_account_name, bank_bsb, bank_account_number, pay_id, bpay_biller_code },
    resolver: validateCall<CompanyBank & { id: string }>(proposeBankDetails),
  });
  const field = bindFields(form);
  const renderText = (name: keyof CompanyBank) => <TextField label={invoiceSettings[name]} required {...field(name)} />;
  return (
    <SaveForm
      form={form}
      action={propose}
      send={(body) => propose.run({ body })}
      saved={texts.asked}
      onSaved={(_, body) => resetToSaved(form, body, body)}
      submitLabel={texts.ask}
      className="ma-form"
    >
      <p className="ma-hint">{texts.askLead}</p>
      {renderText('bank_account_name')}
      {renderText('bank_bsb')}
      {renderText('bank_account_number')}
      <TextField label={invoiceSettings.pay_id} hint={invoiceSettings.pay_id_hint} {...field('pay_id')} />
      <TextField
        label={invoiceSettings.bpay_biller_code}
        hint={invoiceSettings.bpay_biller_code_hint}
        inputMode="numeric"
        {...field('bpay_biller_code')}
      />
    </SaveForm>
  );
}

function Changes({ changes }: Pick<Answer, 'changes'>) {
  return (
    <ul className="ma-bank-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <strong>{formatBank(change)}</strong>
          </p>
          <p className="ma-hint">
            {texts.changed(
              change.state,
              change.way,
              change.asked_by,
              change.decided_by,
              formatInstant(change.decided_at),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * The bank details for clients' payments, since when they apply, and how to change them: with a second factor or a
 * second admin.
 */
export function BankDetailsCard() {
  const { id } = useCurrentUser();
  const query = useCall(getBankDetails);
  const { data: admins } = useCall(listAdmins);
  // A request of the only admin couldn't be approved by anyone.
  const isAlone = admins !== undefined && !hasOtherAdmin(admins, id);
  return (
    <QueryState query={query}>
      {({ current, proposal, changes }) => (
        <Card title={texts.title}>
          <Facts
            facts={[
              [texts.onPapers, formatBank(current)],
              [texts.since, current.since === '' ? texts.notKnown : formatDate(current.since)],
            ]}
          />
          {proposal ? (
            <Proposal proposal={proposal} />
          ) : (
            !isAlone && (
              <Fold title={texts.askTitle}>
                <ProposalForm key={formatBank(current)} current={current} />
              </Fold>
            )
          )}
          {changes.length > 0 && (
            <Fold title={texts.history}>
              <Changes changes={changes} />
            </Fold>
          )}
        </Card>
      )}
    </QueryState>
  );
}
