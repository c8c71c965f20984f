import { ADJUSTMENT_KINDS, addAdjustment, type BodyInput, listPayees } from '@cleaning/contracts';
import {
  CheckboxField,
  DateField,
  getBusinessToday,
  SelectField,
  Sheet,
  TextField,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { SearchField } from '../desk/ListTools';
import { LoadError } from '../desk/LoadError';
import { RequiredNote } from '../desk/RequiredNote';
import { useChosenOption } from '../desk/useChosenOption';
import { UploadField, useAdjustmentUpload } from './AdjustmentUpload';
import { adjustmentFiles, adjustments as texts } from './texts';

type Body = BodyInput<typeof addAdjustment>;
type Typed = Required<Omit<Body, 'amount' | 'file_id'>> & { amount: string };

const KINDS = ADJUSTMENT_KINDS.map((value) => ({ value, label: texts.kinds[value] }));
/** People offered at once; a search narrows them. */
const MAX_OPTIONS = 50;

/** Adds a reimbursement, bonus or deduction. Its id is made here, so that a form sent twice adds one. */
export function AddAdjustment({ onClose }: { onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const add = useAction(addAdjustment);
  const upload = useAdjustmentUpload();
  const [search, setSearch] = useState('');
  const people = useCall(listPayees, {
    body: { text: search, standing: 'all', sort: 'name', direction: 'asc', page: 1, page_size: MAX_OPTIONS },
    keepPrevious: true,
  });
  const [id] = useState(() => v4());
  const form = useForm<Typed>({
    defaultValues: {
      id,
      user_id: '',
      kind: 'reimbursement',
      amount: '',
      day: getBusinessToday(),
      reason: '',
      file_reference: '',
      taxable: false,
      agreed_in_writing: false,
    },
    resolver: validateCall<Typed>(addAdjustment),
  });
  const field = bindFields(form);
  const kind = form.watch('kind');
  const rows = people.data?.rows ?? [];
  const options = useChosenOption(
    form.watch('user_id'),
    rows.map(({ user_id, name }) => ({ value: user_id, label: name })),
  );

  const send = async (typed: Typed) => {
    if (upload.problem) return undefined;
    const stored = await upload.send();
    if (!stored.ok) return undefined;
    const file_id = stored.value;
    return add.run({ body: file_id === undefined ? typed : { ...typed, file_id } });
  };

  return (
    <Sheet label={texts.add} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={add}
        send={send}
        saved={texts.saved}
        onSaved={close}
        busy={upload.busy}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <RequiredNote />
        <LoadError query={people} />
        <div className="ma-pair">
          <SearchField label={texts.findPerson} value={search} onSearch={setSearch} />
          <SelectField
            label={texts.person}
            required
            placeholder={rows.length === 0 && people.data ? texts.noPerson : texts.choosePerson}
            options={options}
            {...field('user_id')}
          />
          <SelectField
            label={texts.kind}
            options={KINDS}
            {...form.register('kind', {
              onChange: (event) => form.setValue('taxable', event.target.value === 'bonus'),
            })}
          />
          <TextField label={texts.amountLabel} required inputMode="decimal" {...field('amount')} />
        </div>
        <PickedField form={form} name="day" as={DateField} label={texts.day} hint={texts.dayHint} required />
        <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
        <UploadField upload={upload} label={adjustmentFiles.kinds[kind]} />
        <TextField label={texts.kept} {...field('file_reference')} />
        <CheckboxField label={texts.taxable} {...form.register('taxable')} />
        {kind === 'deduction' && <CheckboxField label={texts.agreed} {...field('agreed_in_writing')} />}
      </SaveForm>
    </Sheet>
  );
}
