import {
  type CallAnswer,
  daysAfter,
  getMonday,
  isoWeekday,
  listBankAccounts,
  makeBankFile,
  type PayRunView,
} from '@cleaning/contracts';
import {
  Button,
  businessToday,
  Card,
  DateField,
  EmptyState,
  formatInstant,
  formatMoney,
  formatWeekdayDate,
  LinkButton,
  Money,
  Notice,
  QueryState,
  SelectField,
  saveFile,
  Table,
  toSentence,
} from '@cleaning/ui';
import { type ApiError, showToast, useAction, useCall } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { useState } from 'react';
import { FileIssues } from './FileIssues';
import { bankFile as texts } from './runTexts';

type Account = CallAnswer<typeof listBankAccounts>[number];

/** The first weekday after a day; public holidays are left to the service's rules. */
function nextWeekday(today: string): string {
  const tomorrow = daysAfter(today, 1);
  return isoWeekday(tomorrow) < 6 ? tomorrow : daysAfter(getMonday(tomorrow), 7);
}

/** The processing day to begin with, and why it is another than the run's day of payment. */
function proposeDay({ pay_day, processing_days }: PayRunView, accountId: string) {
  const proposed = processing_days?.find(({ bank_account_id }) => bank_account_id === accountId);
  return proposed ?? { day: pay_day > businessToday() ? pay_day : nextWeekday(businessToday()), reason: '' };
}

/** What keeps the file from being written, with the names of people. */
function findProblems(error: ApiError, { rows }: PayRunView): string[] {
  return error.issues.map(({ field, msg }) => {
    const [, id] = field.split('.');
    const name = field.startsWith('payments.') ? rows.find(({ user_id }) => user_id === id)?.name : undefined;
    return name && !msg.includes(name) ? `${name}: ${toSentence(msg)}` : toSentence(msg);
  });
}

function MakeFile({ run, accounts }: { run: PayRunView; accounts: readonly Account[] }) {
  const make = useAction(makeBankFile);
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const [chosenDay, setDay] = useState<string | null>(null);
  const proposed = proposeDay(run, accountId);
  const day = chosenDay ?? proposed.day;
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const differs = day === run.pay_day ? undefined : texts.otherDay(formatWeekdayDate(run.pay_day));
  const hint = day === proposed.day && proposed.reason !== '' ? proposed.reason : differs;
  const problems = make.error ? findProblems(make.error, run) : [];

  async function download() {
    setWarnings([]);
    const body = { bank_account_id: accountId, processing_day: day };
    // A refusal is shown from the action's error.
    const file = await make.run({ params: { run_id: run.id }, body });
    if (!file.ok) return;
    saveFile(new Blob([file.value.text], { type: 'text/plain' }), file.value.file_name);
    const getName = (id: string) => run.rows.find(({ user_id }) => user_id === id)?.name;
    setWarnings(
      file.value.warnings.map(({ user_id, msg }) => [getName(user_id), toSentence(msg)].filter(Boolean).join(': ')),
    );
    showToast(texts.made(file.value.payments, formatMoney(file.value.total)));
  }

  return (
    <form
      className="ma-form"
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      {run.files.length > 0 && <Notice tone="warn">{texts.again}</Notice>}
      <div className="ma-pair">
        <SelectField
          label={texts.account}
          options={accounts.map(({ id, user_name, bank_name, bank_code, account }) => ({
            value: id,
            label: `${user_name}, ${bank_name || bank_code} …${account.slice(-3)}`,
          }))}
          value={accountId}
          onChange={(event) => setAccountId(event.target.value)}
        />
        <DateField label={texts.processingDay} hint={hint} required value={day} onChange={setDay} />
      </div>
      <FileIssues
        refusal={make.error ? describeRefusal(make.error) : null}
        problems={problems}
        warnings={warnings}
        texts={texts}
      />
      <Button type="submit" variant={run.files.length > 0 ? 'secondary' : 'primary'} busy={make.busy}>
        {run.files.length > 0 ? texts.makeAgain : texts.make}
      </Button>
    </form>
  );
}

/** The bank file of an approved run. */
export function RunFile({ run }: { run: PayRunView }) {
  const accounts = useCall(listBankAccounts);
  const isEmptyFile = run.rows.every(({ to_pay }) => to_pay === '0.00');
  return (
    <Card title={texts.title}>
      {isEmptyFile ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <p className="ma-hint">{texts.lead}</p>
          <QueryState query={accounts}>
            {(known) =>
              known.length === 0 ? (
                <EmptyState text={texts.noAccount}>
                  <LinkButton to="/admin/pay/settings">{texts.addAccount}</LinkButton>
                </EmptyState>
              ) : (
                <MakeFile run={run} accounts={known} />
              )
            }
          </QueryState>
          {run.files.length > 0 && (
            <Table
              caption={texts.files}
              rows={run.files}
              rowKey={({ made_at }) => made_at}
              empty={texts.noFiles}
              columns={[
                {
                  header: texts.madeAt,
                  phone: 'title',
                  phoneCell: (file) => formatInstant(file.made_at),
                  isDate: true,
                  cell: ({ made_at }) => formatInstant(made_at),
                },
                { header: texts.by, phone: 'meta', cell: ({ made_by }) => made_by },
                {
                  header: texts.processingDay,
                  phone: 'meta',
                  isDate: true,
                  cell: (file) => formatWeekdayDate(file.processing_day),
                },
                { header: texts.payments, phone: 'hidden', align: 'end', cell: ({ payments }) => payments },
                { header: texts.total, phone: 'end', align: 'end', cell: ({ total }) => <Money value={total} /> },
              ]}
            />
          )}
        </>
      )}
    </Card>
  );
}
