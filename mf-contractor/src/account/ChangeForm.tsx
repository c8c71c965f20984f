import {
  ACCOUNT_TYPES,
  ASKABLE_DETAILS,
  askForChange,
  BANKS,
  type BodyInput,
  type CurrentUser,
  issuesOf,
} from '@cleaning/contracts';
import { asSentence, Button, ErrorSummary, Notice, SelectField, TextField, useUnsaved } from '@cleaning/ui';
import { ApiError, messageOf, useAction, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { account } from '../texts';
import { accountTypes, changeRequest as texts } from './texts';

type Detail = (typeof ASKABLE_DETAILS)[number];
type Typed = Record<Detail, string>;

const AUTOCOMPLETE: Partial<Record<Detail, string>> = {
  name: 'name',
  email: 'email',
  address: 'street-address',
  zip_code: 'postal-code',
  contact_no: 'tel',
};

const typedFrom = (me: CurrentUser): Typed =>
  Object.fromEntries(ASKABLE_DETAILS.map((detail) => [detail, me[detail]])) as Typed;

/** What is different from the details as they are. */
export const changed = (me: CurrentUser, typed: Typed): Partial<Typed> =>
  Object.fromEntries(
    ASKABLE_DETAILS.filter((detail) => typed[detail].trim() !== me[detail]).map((detail) => [detail, typed[detail]]),
  );

interface ChangeFormProps {
  onSent: () => void;
  onCancel: () => void;
}

/** The own details, to change. Only what is different is sent. */
export function ChangeForm({ onSent, onCancel }: ChangeFormProps) {
  const me = useCurrentUser();
  const ask = useAction(askForChange);
  const [isSame, setSame] = useState(false);
  const form = useForm<Typed>({ defaultValues: typedFrom(me) });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const show = (field: string, msg: string) => {
    const detail = ASKABLE_DETAILS.find((known) => field === `changes.${known}`);
    if (detail) form.setError(detail, { message: asSentence(msg) });
  };

  const submit = form.handleSubmit(async (typed) => {
    const changes = changed(me, typed) as BodyInput<typeof askForChange>['changes'];
    setSame(Object.keys(changes).length === 0);
    if (Object.keys(changes).length === 0) return;
    const issues = askForChange.body ? issuesOf(askForChange.body, { changes }) : [];
    for (const { field, msg } of issues) show(field, msg);
    if (issues.length > 0) return;
    try {
      await ask.run({ body: { changes } });
      onSent();
    } catch (error) {
      if (error instanceof ApiError) for (const { field, msg } of error.issues) show(field, msg);
    }
  });

  const control = (detail: Detail) => ({
    ...form.register(detail),
    label: account[detail],
    error: errors[detail]?.message,
    autoComplete: AUTOCOMPLETE[detail] ?? 'off',
  });
  const wrong = ASKABLE_DETAILS.filter((detail) => errors[detail]).map((detail) => account[detail]);
  return (
    <form onSubmit={submit} noValidate className="mc-form">
      <h3>{texts.title}</h3>
      <p className="mc-note">{texts.lead}</p>
      <TextField {...control('name')} autoFocus />
      <TextField {...control('email')} type="email" />
      <TextField {...control('address')} />
      <TextField {...control('zip_code')} inputMode="numeric" />
      <TextField {...control('contact_no')} type="tel" />
      <h4>{texts.bank}</h4>
      <p className="mc-note">{texts.bankLead}</p>
      <SelectField {...control('bank_name')} options={BANKS} placeholder={texts.choose} />
      <SelectField
        {...control('account_type')}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: accountTypes[value] }))}
        placeholder={texts.choose}
      />
      <TextField {...control('account_name')} />
      <TextField {...control('bsb')} inputMode="numeric" />
      <TextField {...control('account_number')} inputMode="numeric" />
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
      <div role="status">{isSame && <Notice tone="warn">{texts.nothing}</Notice>}</div>
      {ask.error && wrong.length === 0 && <Notice tone="danger">{messageOf(ask.error)}</Notice>}
      <div className="mc-actions">
        <Button type="submit" busy={ask.busy}>
          {texts.submit}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
