import { checkedBy, refusalOf, resetSent, showIssues } from '@cleaning/ui/forms';
import './bankDetails.css';
import {
  type AnswerOf,
  type BankChange,
  type CompanyBank,
  decideBankDetails,
  getBankDetails,
  proposeBankDetails,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  dayText,
  Facts,
  Notice,
  QueryState,
  readableInstant,
  TextField,
  useConfirm,
  useUnsaved,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { Fold } from '../desk/Fold';
import { invoiceSettings, bankDetails as texts } from './texts';

type Answer = AnswerOf<typeof getBankDetails>;
type Decision = 'approve' | 'reject' | 'withdraw';

const formatBank = ({ bank_account_name, bank_bsb, bank_account_number }: CompanyBank): string =>
  texts.details(bank_account_name, bank_bsb, bank_account_number);

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
      <p>{texts.proposed(proposal.asked_by, readableInstant(proposal.asked_at), formatBank(proposal))}</p>
      <p>{proposal.own ? texts.ownProposal : texts.askFirst}</p>
      <div className="ma-bank-buttons">
        {decisions.map((decision) => (
          <Button key={decision} variant="secondary" busy={decide.busy} onClick={() => press(decision)}>
            {texts[decision]}
          </Button>
        ))}
      </div>
      {decide.error && <p>{refusalOf(decide.error)}</p>}
    </Notice>
  );
}

function ProposalForm({ current }: Pick<Answer, 'current'>) {
  const propose = useAction(proposeBankDetails);
  const [id] = useState(() => v4());
  const { bank_account_name, bank_bsb, bank_account_number } = current;
  const form = useForm<CompanyBank & { id: string }>({
    defaultValues: { id, bank_account_name, bank_bsb, bank_account_number },
    resolver: checkedBy<CompanyBank & { id: string }>(proposeBankDetails),
  });
  useUnsaved(form.formState.isDirty);
  const { errors } = form.formState;
  const field = (name: keyof CompanyBank) => (
    <TextField label={invoiceSettings[name]} required error={errors[name]?.message} {...form.register(name)} />
  );
  const submit = form.handleSubmit(async (body) => {
    const sent = await propose.run({ body });
    if (!sent.ok) return showIssues(form, proposeBankDetails, sent.error);
    resetSent(form, body, body);
    showToast(texts.asked);
  });
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <p className="ma-hint">{texts.askLead}</p>
      {field('bank_account_name')}
      {field('bank_bsb')}
      {field('bank_account_number')}
      {propose.error && <Notice tone="danger">{refusalOf(propose.error)}</Notice>}
      <Button type="submit" busy={propose.busy}>
        {texts.ask}
      </Button>
    </form>
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
              readableInstant(change.decided_at),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Where clients pay to, since when, and how it changes: by the factor, or by a second admin. */
export function BankDetailsCard() {
  const query = useCall(getBankDetails);
  return (
    <QueryState query={query}>
      {({ current, proposal, changes }) => (
        <Card title={texts.title}>
          <Facts
            facts={[
              [texts.onPapers, formatBank(current)],
              [texts.since, current.since === '' ? texts.notKnown : dayText(current.since)],
            ]}
          />
          {proposal ? (
            <Proposal proposal={proposal} />
          ) : (
            <Fold title={texts.askTitle}>
              <ProposalForm key={current.bank_account_number} current={current} />
            </Fold>
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
