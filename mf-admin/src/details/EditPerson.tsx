import {
  ACCOUNT_TYPES,
  BANKS,
  type BodyInput,
  type ContractorDetail,
  type DetailField,
  EDITABLE_DETAILS,
  editPerson,
  issuesOf,
} from '@cleaning/contracts';
import {
  asSentence,
  Button,
  Card,
  ErrorSummary,
  Notice,
  readableInstant,
  SelectField,
  TextField,
  useUnsaved,
} from '@cleaning/ui';
import { ApiError, messageOf, showToast, useAction } from '@cleaning/ui/app';
import { StaleNotice } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fields as labels } from '../people/texts';
import { editPerson as texts } from './texts';

/** Shown by their last characters: an empty field keeps them. */
const MASKED: readonly DetailField[] = ['account_number', 'bsb', 'passport_number'];
const SELECTS: Partial<Record<DetailField, readonly string[]>> = { bank_name: BANKS, account_type: ACCOUNT_TYPES };
const NUMERIC: readonly DetailField[] = ['zip_code', 'abn', 'account_number', 'bsb'];
const PERSONAL = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn', 'passport_number'] as const;
const BANK = ['bank_name', 'account_type', 'account_name', 'bsb', 'account_number'] as const;

type Typed = Record<DetailField, string>;

const typedFrom = (person: ContractorDetail): Typed =>
  Object.fromEntries(EDITABLE_DETAILS.map((field) => [field, MASKED.includes(field) ? '' : person[field]])) as Typed;

const changed = (base: Typed, typed: Typed): Partial<Typed> =>
  Object.fromEntries(
    EDITABLE_DETAILS.filter((field) => typed[field].trim() !== base[field]).map((field) => [field, typed[field]]),
  );

function EditForm({ person, onClose }: { person: ContractorDetail; onClose: () => void }) {
  // What typing began with: a change of somebody else's is not overwritten.
  const [base, setBase] = useState(person);
  const save = useAction(editPerson);
  const [isSame, setSame] = useState(false);
  const form = useForm<Typed>({ defaultValues: typedFrom(base) });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const isStale = base.details_version !== person.details_version;
  const show = (field: string, msg: string) => {
    const known = EDITABLE_DETAILS.find((each) => field === `changes.${each}`);
    if (known) form.setError(known, { message: asSentence(msg) });
  };

  const submit = form.handleSubmit(async (typed) => {
    const changes = changed(typedFrom(base), typed) as BodyInput<typeof editPerson>['changes'];
    setSame(Object.keys(changes).length === 0);
    if (Object.keys(changes).length === 0) return;
    const body = { id: base.id, details_version: base.details_version ?? 1, changes };
    const issues = editPerson.body ? issuesOf(editPerson.body, body) : [];
    for (const { field, msg } of issues) show(field, msg);
    if (issues.length > 0) return;
    try {
      await save.run({ body });
      showToast(texts.saved(changes.name ?? base.name));
      onClose();
    } catch (error) {
      if (error instanceof ApiError) for (const { field, msg } of error.issues) show(field, msg);
    }
  });

  function reload() {
    setBase(person);
    form.reset(typedFrom(person));
    save.clear();
  }

  const control = (field: DetailField) => {
    const options = SELECTS[field];
    const shared = {
      ...form.register(field),
      label: labels[field],
      error: errors[field]?.message,
      autoComplete: 'off',
    };
    if (options) return <SelectField key={field} {...shared} options={options} placeholder="" />;
    return (
      <TextField
        key={field}
        {...shared}
        hint={MASKED.includes(field) && base[field] !== '' ? texts.keep(base[field]) : undefined}
        inputMode={NUMERIC.includes(field) ? 'numeric' : undefined}
        autoFocus={field === 'name'}
      />
    );
  };
  const wrong = EDITABLE_DETAILS.filter((field) => errors[field]).map((field) => labels[field]);
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <p className="ma-hint">{texts.lead}</p>
      {isStale && <StaleNotice onReload={reload}>{texts.stale}</StaleNotice>}
      <div className="ma-pair">{PERSONAL.map(control)}</div>
      <p className="ma-hint">{texts.bankLead}</p>
      <div className="ma-pair">{BANK.map(control)}</div>
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
      <div role="status">{isSame && <Notice tone="warn">{texts.nothing}</Notice>}</div>
      {save.error && wrong.length === 0 && <Notice tone="danger">{messageOf(save.error)}</Notice>}
      <div className="ma-actions">
        <Button type="submit" busy={save.busy}>
          {texts.submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The details of a sub-contractor, to change. */
export function EditPerson({ person }: { person: ContractorDetail }) {
  const [isOpen, setOpen] = useState(false);
  const held = person.payments_held_until ?? '';
  return (
    <Card title={texts.title}>
      {held !== '' && <Notice tone="warn">{texts.held(readableInstant(held))}</Notice>}
      {isOpen ? (
        <EditForm person={person} onClose={() => setOpen(false)} />
      ) : (
        <div className="ma-actions">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </div>
      )}
    </Card>
  );
}
