import { DAY_MS, isDay, reportAbsence } from '@cleaning/contracts';
import { Button, DateField, getBusinessToday, SentFields, TextField, useWhileShown } from '@cleaning/ui';
import { getMessage, useAction, useCurrentUser } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { myJobs, absences as texts } from '../texts';
import { type AbsenceForm as Form, findAbsenceProblems } from './absenceProblems';
import { formatDays } from './daysText';

const resolver = validateRules((form: Form) => ({ ...findAbsenceProblems(form, getBusinessToday()) }));

const EMPTY: Form = { from: '', until: '', reason: '' };
const FIELDS = ['from', 'until', 'reason'] as const;

interface DayChipProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Chooses one day at a press. */
const DayChip = ({ label, isChosen, onChoose }: DayChipProps) => (
  <Button variant={isChosen ? 'primary' : 'secondary'} aria-pressed={isChosen} onClick={onChoose}>
    {label}
  </Button>
);

interface AbsenceFormProps {
  /** Called with a sentence about the reported absence. */
  onDone: (said: string) => void;
  onCancel: () => void;
}

/** First and last day and the reason of an absence. */
export function AbsenceForm({ onDone, onCancel }: AbsenceFormProps) {
  const done = useWhileShown(onDone);
  const me = useCurrentUser();
  const report = useAction(reportAbsence);
  const form = useForm<Form>({ resolver, defaultValues: EMPTY, shouldFocusError: false });
  const bound = bindFields(form);
  const { control, getValues, setFocus, setValue } = form;
  useEffect(() => setFocus('from'), [setFocus]);
  const today = getBusinessToday();
  const tomorrow = getBusinessToday(new Date(Date.now() + DAY_MS));
  const { from, until } = form.watch();
  const isOnly = (day: string) => from === day && until === day;
  const choose = (day: string) => {
    setValue('from', day);
    setValue('until', day);
    form.clearErrors();
  };

  return (
    <SaveForm
      form={form}
      action={report}
      send={(days) => report.run({ body: { user_id: me.id, ...days } })}
      onInvalid={(problems) => {
        // In display order.
        const first = FIELDS.find((name) => problems[name]);
        if (first) setFocus(first);
      }}
      onSaved={({ shifts }, { from, until }) => done(texts.reported(formatDays(from, until), shifts.length))}
      listSentences={getOwnSentences}
      refusal={getMessage(report.error)}
      submitLabel={texts.send}
      beside={
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
      className="mc-form mc-absence-form"
    >
      <SentFields busy={report.busy}>
        <div className="mc-actions">
          <DayChip label={myJobs.today} isChosen={isOnly(today)} onChoose={() => choose(today)} />
          <DayChip label={texts.tomorrow} isChosen={isOnly(tomorrow)} onChoose={() => choose(tomorrow)} />
        </div>
        <div className="mc-absence-form__days">
          <Controller
            control={control}
            name="from"
            render={({ field, fieldState: { error } }) => (
              <DateField
                {...field}
                label={texts.from}
                required
                error={error?.message}
                onChange={(day) => {
                  field.onChange(day);
                  if (isDay(day) && getValues('until') === '') setValue('until', day);
                }}
              />
            )}
          />
          <Controller
            control={control}
            name="until"
            render={({ field, fieldState: { error } }) => (
              <DateField {...field} label={texts.until} min={getBusinessToday()} required error={error?.message} />
            )}
          />
        </div>
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={300}
          autoComplete="off"
          {...bound('reason')}
        />
      </SentFields>
    </SaveForm>
  );
}
