import {
  type BankAccount,
  type BodyInput,
  bankAccount,
  type CallAnswer,
  getBankDefaults,
  type listBankAccounts,
  saveBankAccount,
} from '@cleaning/contracts';
import { CheckboxField, SelectField, Sheet, TextField, toOptions, useIsWide, useWhileShown } from '@cleaning/ui';
import { request, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, useSendKey, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { bankAccounts as texts } from './settingsTexts';

export type Account = CallAnswer<typeof listBankAccounts>[number];

/** As typed: no limit is an empty field. */
type Typed = Omit<BankAccount, 'most_payments'> & { most_payments: string; version: number };

const EMPTY: BankAccount = {
  bank_code: '',
  bsb: '',
  account: '',
  user_name: '',
  user_id: '000000',
  remitter: '',
  code: '50',
  balancing: false,
  final_crlf: true,
  header_account: false,
  header_time: '',
  characters: 'safe',
  most_payments: null,
  earliest_day: 'next-business-day',
};

function toTyped(account: Account | undefined): Typed {
  const { most_payments, ...given } = account ? bankAccount.parse(account) : EMPTY;
  return {
    ...given,
    most_payments: most_payments === null ? '' : String(most_payments),
    version: account?.version ?? 0,
  };
}

interface BankAccountFormProps {
  /** Missing: a new one. */
  account: Account | undefined;
  onClose: () => void;
}

/** An account that payments come from, with its bank's file settings. */
export function BankAccountForm({ account, onClose }: BankAccountFormProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const save = useAction(saveBankAccount);
  const findSendKey = useSendKey();
  const [filled, setFilled] = useState('');
  const buildBody = ({ most_payments, ...typed }: Typed): BodyInput<typeof saveBankAccount> => ({
    ...typed,
    most_payments: most_payments.trim() === '' ? null : most_payments,
    id: account?.id,
  });
  const form = useForm<Typed>({
    defaultValues: toTyped(account),
    resolver: validateCall<Typed>(saveBankAccount, buildBody),
  });
  const field = bindFields(form);

  /** Fills in the bank's known settings; fields of the account itself stay. */
  async function fill(code: string) {
    const bank_code = code.trim().toUpperCase();
    if (account || !/^[A-Z&]{3}$/.test(bank_code) || bank_code === filled) return;
    // On an error, the fields stay as they are.
    const defaults = await request(getBankDefaults, { params: { bank_code } }).catch(() => null);
    // Another bank may be typed by then.
    if (!defaults || form.getValues('bank_code').trim().toUpperCase() !== bank_code) return;
    const known = { ...defaults, most_payments: String(defaults.most_payments ?? '') };
    // Set one by one: a reset would lose what is typed before the next render.
    for (const name of Object.keys(known) as (keyof typeof known)[]) form.setValue(name, known[name]);
    setFilled(bank_code);
  }

  const send = async (typed: Typed) => {
    const body = buildBody(typed);
    return save.run({ body: account ? body : { ...body, key: findSendKey(body) } });
  };

  const renderText = (name: keyof Typed, label: string, hint?: string, required = true) => (
    <TextField label={label} hint={hint} required={required} {...field(name)} />
  );
  const renderChoice = (name: keyof Typed, label: string, labels: Readonly<Record<string, string>>) => (
    <SelectField label={label} options={toOptions(labels)} {...field(name)} />
  );

  return (
    <Sheet
      label={account ? texts.changeLabel(account.user_name) : texts.add}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <SaveForm
        form={form}
        action={save}
        send={send}
        saved={texts.saved}
        onSaved={close}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <RequiredNote />
        <div className="ma-pair">
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            required
            maxLength={3}
            data-first-focus
            {...field('bank_code', { onBlur: (event) => fill(event.target.value) })}
          />
          {renderText('user_name', texts.userName, texts.userNameHint)}
          {renderText('bsb', texts.bsb)}
          {renderText('account', texts.number)}
          {renderText('user_id', texts.userId, texts.userIdHint)}
          {renderText('remitter', texts.remitter, texts.remitterHint)}
        </div>
        <fieldset className="ma-fields">
          <legend>{texts.variants}</legend>
          <p className="ma-hint" role="status">
            {filled === '' ? texts.variantsHint : texts.defaultsHint(filled)}
          </p>
          <div className="ma-pair">
            {renderChoice('code', texts.kind, texts.kinds)}
            {renderChoice('characters', texts.characters, texts.characterSets)}
            {renderChoice('earliest_day', texts.earliest, texts.earliestDays)}
            {renderText('most_payments', texts.most, texts.mostHint, false)}
            {renderText('header_time', texts.headerTime, texts.headerTimeHint, false)}
          </div>
          <CheckboxField label={texts.withBalancing} {...form.register('balancing')} />
          <CheckboxField label={texts.finalCrlf} {...form.register('final_crlf')} />
          <CheckboxField label={texts.headerAccount} {...form.register('header_account')} />
        </fieldset>
      </SaveForm>
    </Sheet>
  );
}
