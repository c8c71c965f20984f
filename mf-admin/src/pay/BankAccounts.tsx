import { listBankAccounts, removeBankAccount } from '@cleaning/contracts';
import { Button, Card, EmptyState, Notice, QueryState, Table, useConfirm } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { type Account, BankAccountForm } from './BankAccountForm';
import { bankAccounts as texts } from './settingsTexts';

const formatName = ({ user_name, account }: Account): string => `${user_name} …${account.slice(-3)}`;

function Actions({ account, onChange }: { account: Account; onChange: () => void }) {
  const confirm = useConfirm();
  const removal = useAction(removeBankAccount);
  const name = formatName(account);
  async function remove() {
    if (!(await confirm(texts.confirmRemove(name), { confirmLabel: texts.remove, danger: true }))) return;
    const done = await removal.run({ body: { id: account.id } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.removed);
  }
  return (
    <span className="ma-actions">
      <Button variant="secondary" aria-label={texts.changeLabel(name)} onClick={onChange}>
        {texts.change}
      </Button>
      <Button variant="ghost" busy={removal.busy} aria-label={texts.removeLabel(name)} onClick={remove}>
        {texts.remove}
      </Button>
    </span>
  );
}

/** Accounts that payments come from. */
export function BankAccounts() {
  const query = useCall(listBankAccounts);
  const [form, setForm] = useState<{ account: Account | undefined } | null>(null);
  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <QueryState query={query}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <>
              {accounts.map(
                (account) =>
                  account.warnings.length > 0 && (
                    <Notice key={account.id} tone="warn">
                      {`${formatName(account)}: ${account.warnings.map(({ msg }) => msg).join(' ')}`}
                    </Notice>
                  ),
              )}
              <Table
                caption={texts.caption}
                captionHidden
                rows={accounts}
                rowKey={({ id }) => id}
                empty={texts.empty}
                columns={[
                  { header: texts.userName, phone: 'title', phoneCell: formatName, cell: ({ user_name }) => user_name },
                  { header: texts.bank, phone: 'meta', cell: ({ bank_name, bank_code }) => bank_name || bank_code },
                  { header: texts.account, phone: 'meta', cell: ({ bsb, account }) => `${bsb} ${account}` },
                  {
                    header: texts.balancing,
                    phone: 'hidden',
                    cell: ({ balancing }) => (balancing ? texts.yes : texts.no),
                  },
                  {
                    header: texts.change,
                    phone: 'hidden',
                    cell: (account) => <Actions account={account} onChange={() => setForm({ account })} />,
                  },
                ]}
              />
            </>
          )
        }
      </QueryState>
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setForm({ account: undefined })}>
          {texts.add}
        </Button>
      </div>
      {form && <BankAccountForm account={form.account} onClose={() => setForm(null)} />}
    </Card>
  );
}
