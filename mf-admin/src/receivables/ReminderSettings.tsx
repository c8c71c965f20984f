import {
  type CallAnswer,
  getReminderSettings,
  previewReminder,
  REMINDER_PLACEHOLDERS,
  type ReminderSettings,
  saveReminderSettings,
} from '@cleaning/contracts';
import {
  Button,
  CheckboxField,
  Notice,
  QueryState,
  Sheet,
  TextAreaField,
  TextField,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import {
  bindFields,
  describeRefusal,
  type FormBase,
  resetToSaved,
  SaveForm,
  useFormBase,
  validateCall,
} from '@cleaning/ui/forms';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { reminderSettings as texts } from './reminderTexts';

/** As typed: days become numbers when the schema parses them. */
type Typed = Omit<ReminderSettings, 'steps'> & { steps: { days: string; subject: string; text: string }[] };

function Preview({ form, index }: { form: UseFormReturn<Typed>; index: number }) {
  const [shown, setShown] = useState<CallAnswer<typeof previewReminder> | null>(null);
  const preview = useAction(previewReminder);
  async function press() {
    const { subject = '', text = '' } = form.getValues().steps[index] ?? {};
    const made = await preview.run({ body: { subject, text } });
    setShown(made.ok ? made.value : null);
  }
  return (
    <>
      <Button variant="secondary" busy={preview.busy} onClick={press}>
        {texts.preview(index + 1)}
      </Button>
      {preview.error && <Notice tone="danger">{describeRefusal(preview.error)}</Notice>}
      <div role="status">
        {shown && (
          <div className="ma-reminder-preview">
            <p>
              <strong>{texts.previewTitle(shown.client_name)}</strong> · {texts.previewTo(shown.to)}
            </p>
            <p>
              <strong>{shown.subject}</strong>
            </p>
            <p className="ma-written">{shown.lines.join('\n\n')}</p>
            <p className="ma-hint">{texts.attached(shown.attached.join(', '))}</p>
          </div>
        )}
      </div>
    </>
  );
}

const toTyped = (settings: ReminderSettings): Typed => ({
  ...settings,
  steps: settings.steps.map((step) => ({ ...step, days: String(step.days) })),
});

function SettingsForm({ base, onClose }: { base: FormBase<ReminderSettings>; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const save = useAction(saveReminderSettings);
  const form = useForm<Typed>({
    defaultValues: toTyped(base.thing),
    resolver: validateCall<Typed>(saveReminderSettings),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => {
        const hasTypedSince = resetToSaved(form, body, toTyped(kept));
        base.saved(kept, hasTypedSince);
        if (!hasTypedSince) close();
      }}
      base={base}
      submitLabel={texts.save}
      className="ma-form"
    >
      <p>{texts.lead}</p>
      <CheckboxField label={texts.enabled} {...form.register('enabled')} />
      <Fold title={texts.placeholders}>
        <dl className="ma-reminder-names">
          {Object.entries(REMINDER_PLACEHOLDERS).map(([name, meaning]) => (
            <div key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <p className="ma-hint">{texts.after}</p>
      {base.thing.steps.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are counted
        <fieldset key={index} className="ma-fields">
          <legend>{texts.step(index + 1)}</legend>
          <TextField label={texts.days} required inputMode="numeric" {...field(`steps.${index}.days`)} />
          <TextField label={texts.subject} required {...field(`steps.${index}.subject`)} />
          <TextAreaField label={texts.text} required rows={6} {...field(`steps.${index}.text`)} />
          <Preview form={form} index={index} />
        </fieldset>
      ))}
    </SaveForm>
  );
}

function Kept({ latest, onClose }: { latest: ReminderSettings; onClose: () => void }) {
  const base = useFormBase(latest);
  return <SettingsForm key={base.key} base={base} onClose={onClose} />;
}

/** Whether reminders are sent, after how many days, and their texts. */
export function ReminderSettingsSheet({ onClose }: { onClose: () => void }) {
  const isWide = useIsWide();
  const query = useCall(getReminderSettings);
  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <QueryState query={query}>{(latest) => <Kept latest={latest} onClose={onClose} />}</QueryState>
    </Sheet>
  );
}
