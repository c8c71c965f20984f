import { type ClientAccount, holdReminders, REMINDER_HOLDS, type ReminderHoldKind } from '@cleaning/contracts';
import { DateField, SelectField, Sheet, TextField, useIsWide, useWhileShown } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { clientReminders as texts } from './reminderTexts';

interface Typed {
  id: string;
  client_id: string;
  kind: ReminderHoldKind;
  invoice_number: string;
  until: string;
  reason: string;
}

/** Body of the call, with the fields of the kind only. */
const buildBody = ({ kind, invoice_number, until, ...typed }: Typed) => ({
  ...typed,
  kind,
  invoice_number: kind === 'pause' ? undefined : invoice_number || undefined,
  until: kind === 'dispute' ? undefined : until || undefined,
});

const KINDS = REMINDER_HOLDS.map((value) => ({ value, label: texts.choices[value] }));

/** Notes a pause, a dispute or a promise. */
export function HoldSheet({ account, onClose }: { account: ClientAccount; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const hold = useAction(holdReminders);
  const [id] = useState(() => v4());
  const form = useForm<Typed>({
    defaultValues: { id, client_id: account.client_id, kind: 'promise', invoice_number: '', until: '', reason: '' },
    resolver: validateCall<Typed>(holdReminders, buildBody),
  });
  const field = bindFields(form);
  const kind = form.watch('kind');
  const open = account.invoices.filter((invoice) => Number(invoice.open) > 0).map(({ number }) => number);
  const none = { value: '', label: kind === 'dispute' ? texts.chooseInvoice : texts.allInvoices };
  return (
    <Sheet label={texts.add} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={hold}
        send={(typed) => hold.run({ body: buildBody(typed) })}
        saved={texts.saved}
        onSaved={close}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <SelectField label={texts.kindLabel} options={KINDS} {...form.register('kind')} />
        {kind !== 'pause' && (
          <SelectField
            label={texts.invoice}
            required={kind === 'dispute'}
            options={[none, ...open.map((value) => ({ value, label: value }))]}
            {...field('invoice_number')}
          />
        )}
        {kind !== 'dispute' && (
          <PickedField
            form={form}
            name="until"
            as={DateField}
            label={kind === 'pause' ? texts.pauseUntil : texts.promisedOn}
            hint={kind === 'pause' ? texts.pauseHint : texts.promiseHint}
            required={kind === 'promise'}
          />
        )}
        <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      </SaveForm>
    </Sheet>
  );
}
