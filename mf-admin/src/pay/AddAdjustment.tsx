import { ADJUSTMENT_KINDS, addAdjustment, type BodyInput, listPayees } from '@cleaning/contracts';
import {
  Button,
  businessToday,
  CheckboxField,
  DateField,
  Notice,
  SelectField,
  Sheet,
  TextField,
  useIsWide,
  useUnsaved,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, PickedField, refusalOf, showIssues } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { SearchField } from '../desk/ListTools';
import { RequiredNote } from '../desk/RequiredNote';
import { Unread } from '../desk/Unread';
import { useChosenOption } from '../desk/useChosenOption';
import { UploadField, useAdjustmentUpload } from './AdjustmentUpload';
import { adjustmentFiles, adjustments as texts } from './texts';

type Body = BodyInput<typeof addAdjustment>;
type Typed = Required<Omit<Body, 'amount' | 'file_id'>> & { amount: string };

const KINDS = ADJUSTMENT_KINDS.map((value) => ({ value, label: texts.kinds[value] }));
/** People that are offered at once; a search narrows them. */
const OFFERED = 50;

/** Adds a reimbursement, bonus or deduction. Its id is made here, so that a form sent twice adds one. */
export function AddAdjustment({ onClose }: { onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const add = useAction(addAdjustment);
  const upload = useAdjustmentUpload();
  const [search, setSearch] = useState('');
  const people = useCall(listPayees, {
    body: { text: search, standing: 'all', sort: 'name', direction: 'asc', page: 1, page_size: OFFERED },
    keepPrevious: true,
  });
  const [id] = useState(() => v4());
  const form = useForm<Typed>({
    defaultValues: {
      id,
      user_id: '',
      kind: 'reimbursement',
      amount: '',
      day: businessToday(),
      reason: '',
      file_reference: '',
      taxable: false,
      agreed_in_writing: false,
    },
    resolver: checkedBy<Typed>(addAdjustment),
  });
  useUnsaved(form.formState.isDirty);
  const { errors } = form.formState;
  const kind = form.watch('kind');
  const rows = people.data?.rows ?? [];
  const options = useChosenOption(
    form.watch('user_id'),
    rows.map(({ user_id, name }) => ({ value: user_id, label: name })),
  );

  const submit = form.handleSubmit(async (typed) => {
    if (upload.problem) return;
    const stored = await upload.send();
    if (!stored.ok) return;
    const file_id = stored.value;
    const sent = await add.run({ body: file_id === undefined ? typed : { ...typed, file_id } });
    if (!sent.ok) return showIssues(form, addAdjustment, sent.error);
    showToast(texts.saved);
    close();
  });

  return (
    <Sheet label={texts.add} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <form onSubmit={submit} noValidate className="ma-form">
        <RequiredNote />
        <Unread of={people} />
        <div className="ma-pair">
          <SearchField label={texts.findPerson} value={search} onSearch={setSearch} />
          <SelectField
            label={texts.person}
            required
            placeholder={rows.length === 0 && people.data ? texts.noPerson : texts.choosePerson}
            options={options}
            error={errors.user_id?.message}
            {...form.register('user_id')}
          />
          <SelectField
            label={texts.kind}
            options={KINDS}
            {...form.register('kind', {
              onChange: (event) => form.setValue('taxable', event.target.value === 'bonus'),
            })}
          />
          <TextField
            label={texts.amountLabel}
            required
            inputMode="decimal"
            error={errors.amount?.message}
            {...form.register('amount')}
          />
        </div>
        <PickedField form={form} name="day" as={DateField} label={texts.day} hint={texts.dayHint} required />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          required
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <UploadField upload={upload} label={adjustmentFiles.kinds[kind]} />
        <TextField label={texts.kept} error={errors.file_reference?.message} {...form.register('file_reference')} />
        <CheckboxField label={texts.taxable} {...form.register('taxable')} />
        {kind === 'deduction' && (
          <CheckboxField
            label={texts.agreed}
            error={errors.agreed_in_writing?.message}
            {...form.register('agreed_in_writing')}
          />
        )}
        {add.error && <Notice tone="danger">{refusalOf(add.error)}</Notice>}
        <Button type="submit" busy={upload.busy || add.busy}>
          {texts.submit}
        </Button>
      </form>
    </Sheet>
  );
}
