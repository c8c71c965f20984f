import {
  ACCOUNT_TYPES,
  BANKS,
  type BodyInput,
  type ContractorDetail,
  type DetailField,
  EDITABLE_DETAILS,
  editPerson,
} from '@cleaning/contracts';
import { Button, Card, ErrorSummary, formatInstant, Notice, SelectField, TextField, useWhileShown } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, listFieldSentences, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fields as labels } from '../people/texts';
import { editPerson as texts } from './texts';

/** Masked fields, which keep their value if left empty. */
const MASKED: readonly DetailField[] = ['account_number', 'bsb', 'passport_number'];
const SELECTS: Partial<Record<DetailField, readonly string[]>> = { bank_name: BANKS, account_type: ACCOUNT_TYPES };
const NUMERIC: readonly DetailField[] = ['zip_code', 'abn', 'account_number', 'bsb'];
const PERSONAL = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn', 'passport_number'] as const;
const BANK = ['bank_name', 'account_type', 'account_name', 'bsb', 'account_number'] as const;

type Details = Record<DetailField, string>;
/** Form of the call's body, with every field present. */
interface Typed {
  changes: Details;
}

const toDetails = (person: ContractorDetail): Details =>
  Object.fromEntries(EDITABLE_DETAILS.map((field) => [field, MASKED.includes(field) ? '' : person[field]])) as Details;

/** Body of the call, with the changed details only. */
function buildBody(base: ContractorDetail, { changes }: Typed): BodyInput<typeof editPerson> {
  const before = toDetails(base);
  const different = EDITABLE_DETAILS.filter((field) => changes[field].trim() !== before[field]);
  return {
    id: base.id,
    details_version: base.details_version ?? 1,
    changes: Object.fromEntries(different.map((field) => [field, changes[field]])),
  };
}

/** Nothing to hold: the base never changes. */
const keepBase = () => undefined;

function EditForm({ person, onClose }: { person: ContractorDetail; onClose: () => void }) {
  const close = useWhileShown(onClose);
  // State when typing began, so that a change by another admin isn't overwritten.
  const [base, setBase] = useState(person);
  const save = useAction(editPerson);
  const [isSame, setSame] = useState(false);
  const form = useForm<Typed>({
    defaultValues: { changes: toDetails(base) },
    resolver: validateRules((typed) => listFieldSentences(editPerson, buildBody(base, typed))),
  });
  const bound = bindFields(form);
  const wrong = form.formState.errors.changes ?? {};
  const isStale = base.details_version !== person.details_version;

  const send = async (typed: Typed) => {
    const body = buildBody(base, typed);
    const isNothing = Object.keys(body.changes).length === 0;
    setSame(isNothing);
    return isNothing ? undefined : save.run({ body });
  };

  function reload() {
    setBase(person);
    form.reset({ changes: toDetails(person) });
    save.clear();
  }

  const renderControl = (field: DetailField) => {
    const options = SELECTS[field];
    const shared = {
      ...bound(`changes.${field}`),
      label: labels[field],
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
  const wrongLabels = EDITABLE_DETAILS.filter((field) => wrong[field]).map((field) => labels[field]);
  return (
    <SaveForm
      form={form}
      action={save}
      send={send}
      onInvalid={() => setSame(false)}
      saved={(_, typed) => texts.saved(buildBody(base, typed).changes.name ?? base.name)}
      onSaved={close}
      base={{ isStale, hold: keepBase, release: reload }}
      refusal={wrongLabels.length > 0 ? '' : undefined}
      submitLabel={texts.submit}
      beside={
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
      className="ma-form"
    >
      <p className="ma-hint">{texts.lead}</p>
      <div className="ma-pair">{PERSONAL.map(renderControl)}</div>
      <p className="ma-hint">{texts.bankLead}</p>
      <div className="ma-pair">{BANK.map(renderControl)}</div>
      <ErrorSummary labels={wrongLabels}>{texts.lookAgain}</ErrorSummary>
      <div role="status">{isSame && <Notice tone="warn">{texts.nothing}</Notice>}</div>
    </SaveForm>
  );
}

/** The details of a sub-contractor, to change. */
export function EditPerson({ person }: { person: ContractorDetail }) {
  const [isOpen, setOpen] = useState(false);
  const held = person.payments_held_until ?? '';
  return (
    <Card title={texts.title}>
      {held !== '' && <Notice tone="warn">{texts.held(formatInstant(held))}</Notice>}
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
