import {
  type AnswerOf,
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
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, StaleNotice, showIssues, useFormBase, useTyped } from '@cleaning/ui/forms';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { reminderSettings as texts } from './reminderTexts';

/** As typed: the days are numbers only once the schema has read them. */
type Typed = Omit<ReminderSettings, 'steps'> & { steps: { days: string; subject: string; text: string }[] };

function Preview({ form, index }: { form: UseFormReturn<Typed>; index: number }) {
  const [shown, setShown] = useState<AnswerOf<typeof previewReminder> | null>(null);
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
      {preview.error && <Notice tone="danger">{refusalOf(preview.error)}</Notice>}
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

const typedOf = (settings: ReminderSettings): Typed => ({
  ...settings,
  steps: settings.steps.map((step) => ({ ...step, days: String(step.days) })),
});

function SettingsForm({
  settings,
  onTyped,
  onSaved,
}: {
  settings: ReminderSettings;
  onTyped: () => void;
  onSaved: (kept: ReminderSettings, typedSince: boolean) => void;
}) {
  const save = useAction(saveReminderSettings);
  const form = useForm<Typed>({
    defaultValues: typedOf(settings),
    resolver: checkedBy<Typed>(saveReminderSettings),
  });
  useTyped(form, onTyped);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    const sent = await save.run({ body });
    if (!sent.ok) return showIssues(form, saveReminderSettings, sent.error);
    const kept = sent.value;
    showToast(texts.saved);
    onSaved(kept, resetSent(form, body, typedOf(kept)));
  });
  return (
    <form onSubmit={submit} noValidate className="ma-form">
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
      {settings.steps.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are counted
        <fieldset key={index} className="ma-fields">
          <legend>{texts.step(index + 1)}</legend>
          <TextField
            label={texts.days}
            required
            inputMode="numeric"
            error={errors.steps?.[index]?.days?.message}
            {...form.register(`steps.${index}.days`)}
          />
          <TextField
            label={texts.subject}
            required
            error={errors.steps?.[index]?.subject?.message}
            {...form.register(`steps.${index}.subject`)}
          />
          <TextAreaField
            label={texts.text}
            required
            rows={6}
            error={errors.steps?.[index]?.text?.message}
            {...form.register(`steps.${index}.text`)}
          />
          <Preview form={form} index={index} />
        </fieldset>
      ))}
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <Button type="submit" busy={save.busy}>
        {texts.save}
      </Button>
    </form>
  );
}

function Kept({ latest, onClose }: { latest: ReminderSettings; onClose: () => void }) {
  const { thing: base, key, isStale, hold, release, saved } = useFormBase(latest);
  const close = useWhileShown(onClose);
  return (
    <>
      {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
      <SettingsForm
        key={key}
        settings={base}
        onTyped={hold}
        onSaved={(kept, typedSince) => {
          saved(kept, typedSince);
          if (!typedSince) close();
        }}
      />
    </>
  );
}

/** Whether reminders are sent, on which days, and what they say. */
export function ReminderSettingsSheet({ onClose }: { onClose: () => void }) {
  const isWide = useIsWide();
  const query = useCall(getReminderSettings);
  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <QueryState query={query}>{(latest) => <Kept latest={latest} onClose={onClose} />}</QueryState>
    </Sheet>
  );
}
