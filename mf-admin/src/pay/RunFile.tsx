import {
  addDays,
  type CallAnswer,
  type CallBody,
  getIsoWeekday,
  getMonday,
  listBankAccounts,
  makeBankFile,
  type PayRunView,
} from '@cleaning/contracts';
import {
  Card,
  DateField,
  EmptyState,
  formatInstant,
  formatMoney,
  formatWeekdayDate,
  getBusinessToday,
  LinkButton,
  Money,
  Notice,
  QueryState,
  SelectField,
  saveFile,
  Table,
  toSentence,
} from '@cleaning/ui';
import { type ApiError, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, describeRefusal, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FileIssues } from './FileIssues';
import { bankFile as texts } from './runTexts';

type Account = CallAnswer<typeof listBankAccounts>[number];
type FileChoice = CallBody<typeof makeBankFile>;

/** The first weekday after a day; public holidays are left to the service's rules. */
function getNextWeekday(today: string): string {
  const tomorrow = addDays(today, 1);
  return getIsoWeekday(tomorrow) < 6 ? tomorrow : addDays(getMonday(tomorrow), 7);
}

/** Proposed processing day, with the reason if it differs from the run's payment day. */
function proposeDay({ pay_day, processing_days }: PayRunView, accountId: string) {
  const proposed = processing_days?.find(({ bank_account_id }) => bank_account_id === accountId);
  return proposed ?? { day: pay_day > getBusinessToday() ? pay_day : getNextWeekday(getBusinessToday()), reason: '' };
}

/** Problems that prevent the file, with people's names. */
function findProblems(error: ApiError, { rows }: PayRunView): string[] {
  return error.issues.map(({ field, msg }) => {
    const [, id] = field.split('.');
    const name = field.startsWith('payments.') ? rows.find(({ user_id }) => user_id === id)?.name : undefined;
    return name && !msg.includes(name) ? `${name}: ${toSentence(msg)}` : toSentence(msg);
  });
}

function MakeFile({ run, accounts }: { run: PayRunView; accounts: readonly Account[] }) {
  const make = useAction(makeBankFile);
  const firstAccount = accounts[0]?.id ?? '';
  const form = useForm<FileChoice>({
    defaultValues: { bank_account_id: firstAccount, processing_day: proposeDay(run, firstAccount).day },
    resolver: validateCall<FileChoice>(makeBankFile),
  });
  const field = bindFields(form);
  const isDayChosen = form.formState.dirtyFields.processing_day === true;
  const [accountId, day] = form.watch(['bank_account_id', 'processing_day']);
  const proposed = proposeDay(run, accountId);
  useEffect(() => {
    if (!isDayChosen) form.resetField('processing_day', { defaultValue: proposed.day });
  }, [form, isDayChosen, proposed.day]);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const differs = day === run.pay_day ? undefined : texts.otherDay(formatWeekdayDate(run.pay_day));
  const hint = day === proposed.day && proposed.reason !== '' ? proposed.reason : differs;
  const problems = make.error ? findProblems(make.error, run) : [];

  function send(body: FileChoice) {
    setWarnings([]);
    return make.run({ params: { run_id: run.id }, body });
  }
  function keep(file: CallAnswer<typeof makeBankFile>) {
    saveFile(new Blob([file.text], { type: 'text/plain' }), file.file_name);
    const getName = (id: string) => run.rows.find(({ user_id }) => user_id === id)?.name;
    setWarnings(
      file.warnings.map(({ user_id, msg }) => [getName(user_id), toSentence(msg)].filter(Boolean).join(': ')),
    );
  }

  return (
    <SaveForm
      form={form}
      action={make}
      send={send}
      saved={({ payments, total }) => texts.made(payments, formatMoney(total))}
      onSaved={keep}
      asksBeforeLeaving={false}
      refusal=""
      submitLabel={run.files.length > 0 ? texts.makeAgain : texts.make}
      variant={run.files.length > 0 ? 'secondary' : 'primary'}
      className="ma-form"
    >
      {run.files.length > 0 && <Notice tone="warn">{texts.again}</Notice>}
      <div className="ma-pair">
        <SelectField
          label={texts.account}
          options={accounts.map(({ id, user_name, bank_name, bank_code, account }) => ({
            value: id,
            label: `${user_name}, ${bank_name || bank_code} …${account.slice(-3)}`,
          }))}
          {...field('bank_account_id')}
        />
        <PickedField
          form={form}
          name="processing_day"
          as={DateField}
          label={texts.processingDay}
          hint={hint}
          required
        />
      </div>
      <FileIssues
        refusal={make.error ? describeRefusal(make.error) : null}
        problems={problems}
        warnings={warnings}
        texts={texts}
      />
    </SaveForm>
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
