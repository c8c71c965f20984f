import {
  ACCOUNT_TYPES,
  ASKABLE_DETAILS,
  askForChange,
  BANKS,
  type BodyInput,
  type CurrentUser,
} from '@cleaning/contracts';
import { Button, ErrorSummary, Notice, SelectField, SentFields, TextField, useWhileShown } from '@cleaning/ui';
import { getMessage, useAction, useCurrentUser } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { account } from '../texts';
import { accountTypes, changeRequest as texts } from './texts';

type Detail = (typeof ASKABLE_DETAILS)[number];
/** Form of the call's body, with every field present. */
interface Typed {
  changes: Record<Detail, string>;
}

const AUTOCOMPLETE: Partial<Record<Detail, string>> = {
  name: 'name',
  email: 'email',
  address: 'street-address',
  zip_code: 'postal-code',
  contact_no: 'tel',
};

const toTypedFields = (me: CurrentUser): Typed => ({
  changes: Object.fromEntries(ASKABLE_DETAILS.map((detail) => [detail, me[detail]])) as Typed['changes'],
});

/** Body of the call, with the changed details only. */
function buildBody(me: CurrentUser, { changes }: Typed): BodyInput<typeof askForChange> {
  const different = ASKABLE_DETAILS.filter((detail) => changes[detail].trim() !== me[detail]);
  return { changes: Object.fromEntries(different.map((detail) => [detail, changes[detail]])) };
}

interface ChangeFormProps {
  onSent: () => void;
  onCancel: () => void;
}

/** Form to change the user's own details. Sends only the changed ones. */
export function ChangeForm({ onSent, onCancel }: ChangeFormProps) {
  const sent = useWhileShown(onSent);
  // Details when typing began, so that a change by the office isn't requested back.
  const [me] = useState(useCurrentUser());
  const ask = useAction(askForChange);
  const [isSame, setSame] = useState(false);
  const form = useForm<Typed>({
    defaultValues: toTypedFields(me),
    resolver: validateRules((typed) => getOwnSentences(askForChange, buildBody(me, typed))),
  });
  const { errors } = form.formState;

  const send = async (typed: Typed) => {
    const body = buildBody(me, typed);
    const isNothing = Object.keys(body.changes).length === 0;
    setSame(isNothing);
    return isNothing ? undefined : ask.run({ body });
  };

  const field = bindFields(form);
  const getFieldProps = (detail: Detail) => ({
    ...field(`changes.${detail}`),
    label: account[detail],
    autoComplete: AUTOCOMPLETE[detail] ?? 'off',
  });
  const wrong = ASKABLE_DETAILS.filter((detail) => errors.changes?.[detail]).map((detail) => account[detail]);
  return (
    <SaveForm
      form={form}
      action={ask}
      send={send}
      onInvalid={() => setSame(false)}
      onSaved={sent}
      listSentences={getOwnSentences}
      refusal={wrong.length > 0 ? '' : getMessage(ask.error)}
      submitLabel={texts.submit}
      beside={
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
      className="mc-form"
    >
      <h3>{texts.title}</h3>
      <p className="mc-note">{texts.lead}</p>
      <SentFields busy={ask.busy}>
        <TextField {...getFieldProps('name')} autoFocus />
        <TextField {...getFieldProps('email')} type="email" />
        <TextField {...getFieldProps('address')} />
        <TextField {...getFieldProps('zip_code')} inputMode="numeric" />
        <TextField {...getFieldProps('contact_no')} type="tel" />
        <h4>{texts.bank}</h4>
        <p className="mc-note">{texts.bankLead}</p>
        <SelectField {...getFieldProps('bank_name')} options={BANKS} placeholder={texts.choose} />
        <SelectField
          {...getFieldProps('account_type')}
          options={ACCOUNT_TYPES.map((value) => ({ value, label: accountTypes[value] }))}
          placeholder={texts.choose}
        />
        <TextField {...getFieldProps('account_name')} />
        <TextField {...getFieldProps('bsb')} inputMode="numeric" />
        <TextField {...getFieldProps('account_number')} inputMode="numeric" />
      </SentFields>
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
      <div role="status">{isSame && <Notice tone="warn">{texts.nothing}</Notice>}</div>
    </SaveForm>
  );
}
