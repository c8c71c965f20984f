import {
  type AccountingSettings,
  type CallAnswer,
  LEDGER_ACCOUNT_NAMES,
  type previewAccounting,
} from '@cleaning/contracts';
import { Card, type Column, formatMoney, Money, Table } from '@cleaning/ui';
import { accounts as texts } from './texts';

type Row = CallAnswer<typeof previewAccounting>['accounts'][number];

const buildColumns = (codes: AccountingSettings['codes']): readonly Column<Row>[] => [
  { header: texts.account, phone: 'title', cell: ({ account }) => LEDGER_ACCOUNT_NAMES[account] },
  { header: texts.code, phone: 'hidden', cell: ({ account }) => codes[account] },
  {
    header: texts.debit,
    phone: 'meta',
    phoneCell: ({ debit }) => texts.debitAmount(formatMoney(debit)),
    align: 'end',
    cell: ({ debit }) => <Money value={debit} />,
  },
  {
    header: texts.credit,
    phone: 'meta',
    phoneCell: ({ credit }) => texts.creditAmount(formatMoney(credit)),
    align: 'end',
    cell: ({ credit }) => <Money value={credit} />,
  },
  { header: texts.balance, phone: 'end', align: 'end', cell: ({ balance }) => <Money value={balance} /> },
];

/** Balance of each ledger account. */
export function Accounts({ accounts, codes }: { accounts: readonly Row[]; codes: AccountingSettings['codes'] }) {
  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <Table
        caption={texts.title}
        captionHidden
        rows={accounts}
        rowKey={({ account }) => account}
        empty={texts.empty}
        columns={buildColumns(codes)}
      />
    </Card>
  );
}
