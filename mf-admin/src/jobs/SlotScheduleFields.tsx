import {
  DAYS,
  type Day,
  findNextDays,
  formatSchedule,
  formatScheduleDay,
  isDay,
  MONTH_WEEKS,
  SLOT_HOLIDAYS,
  type SlotHolidays,
  type SlotRepeats,
  toSlotDays,
} from '@cleaning/contracts';
import { DateField, getBusinessToday, SelectField } from '@cleaning/ui';
import { PickedField } from '@cleaning/ui/forms';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { slotSchedule as texts } from './texts';
import type { TimelineRow } from './timelineRow';

type Rhythm = Pick<SlotRepeats, 'every' | 'unit'>;

/** Common numbers. The current one is added if it isn't among them, because the call takes any. */
const WEEKS = [1, 2, 3, 4, 5, 6, 8, 12, 13, 26, 52];
const MONTHS = [1, 2, 3, 4, 6, 12];

const formatKey = ({ every, unit }: Rhythm): string => `${unit} ${every}`;

/** 'Every 2 weeks', 'Every month'. */
export function listRhythms(now: Rhythm): { value: string; label: string }[] {
  const mergeNumbers = (unit: SlotRepeats['unit'], offered: readonly number[]) =>
    [...new Set([...offered, ...(now.unit === unit ? [now.every] : [])])].sort((a, b) => a - b);
  return (['week', 'month'] as const).flatMap((unit) =>
    mergeNumbers(unit, unit === 'week' ? WEEKS : MONTHS).map((every) => ({
      value: formatKey({ every, unit }),
      label: texts.every(every, unit),
    })),
  );
}

/** The slot with another interval. Weeks are counted from its next day, until another first day is chosen. */
export function withRhythm(repeats: SlotRepeats, chosen: string, days: readonly Day[], today: string): SlotRepeats {
  const [unit = 'week', number = '1'] = chosen.split(' ');
  const every = Number(number);
  const isMonthly = unit === 'month';
  const [next = ''] = findNextDays({ days: days.map((day) => DAYS.indexOf(day) + 1) }, today, 1);
  return {
    ...repeats,
    every,
    unit: isMonthly ? 'month' : 'week',
    which: isMonthly ? repeats.which || 'first' : '',
    from: repeats.from === '' && every > 1 ? (isMonthly ? today : next) : repeats.from,
  };
}

const SHOWN_DAYS = 3;

/** The sentence of a slot and its next days, as the form has it now; empty while no day is ticked. */
export function schedulePreview(days: readonly Day[], repeats: SlotRepeats, today: string): string {
  const inOrder = DAYS.filter((day) => days.includes(day));
  const sentence = formatSchedule({ days: inOrder, repeats }, today);
  if (sentence === '') return '';
  const next = findNextDays(toSlotDays(inOrder, repeats), today, SHOWN_DAYS).map(formatScheduleDay);
  return next.length === 0 ? `${sentence}. ${texts.over}` : `${sentence}. ${texts.next(next)}`;
}

/** Typed dates and numbers may be incomplete, so there may be nothing to preview. */
const isDayOrEmpty = (text: string): boolean => text === '' || isDay(text);

interface SlotScheduleFieldsProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** Path of the row of the timetable in the form. */
  name: FieldPath<Form>;
}

/** Fields of a timetable row: its weeks or months, first and last day, and the rule for public holidays. */
export function SlotScheduleFields<Form extends FieldValues>({ form, name }: SlotScheduleFieldsProps<Form>) {
  const { days, repeats, holidays } = useWatch({ control: form.control, name }) as TimelineRow;
  const errors = (get(form.formState.errors, name) as FieldErrors<TimelineRow> | undefined)?.repeats;
  const toFieldPath = (field: string) => `${name}.${field}` as FieldPath<Form>;
  const today = getBusinessToday();
  const change = (field: 'repeats' | 'holidays', value: SlotRepeats | SlotHolidays | '') =>
    form.setValue(toFieldPath(field), value as PathValue<Form, FieldPath<Form>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const isMonthly = repeats.unit === 'month';
  const isReady =
    isDayOrEmpty(repeats.from) && isDayOrEmpty(repeats.until) && !(repeats.every > 1 && repeats.from === '');
  return (
    <>
      <div className="ma-pair">
        <SelectField
          label={texts.repeats}
          options={listRhythms(repeats)}
          value={formatKey(repeats)}
          error={errors?.every?.message}
          onChange={(event) => change('repeats', withRhythm(repeats, event.target.value, days, today))}
        />
        {isMonthly && (
          <SelectField
            label={texts.which}
            options={MONTH_WEEKS.map((week) => ({ value: week, label: texts.weeks[week] }))}
            error={errors?.which?.message}
            {...form.register(toFieldPath('repeats.which'))}
          />
        )}
      </div>
      <div className="ma-pair">
        <PickedField
          form={form}
          name={toFieldPath('repeats.from')}
          as={DateField}
          label={texts.from}
          hint={repeats.every > 1 ? (isMonthly ? texts.fromMonths : texts.fromWeeks) : texts.fromHint}
          required={repeats.every > 1}
        />
        <PickedField
          form={form}
          name={toFieldPath('repeats.until')}
          as={DateField}
          label={texts.until}
          hint={texts.untilHint}
        />
      </div>
      <SelectField
        label={texts.holidays}
        options={[
          { value: '', label: texts.asJob },
          ...SLOT_HOLIDAYS.map((each) => ({ value: each, label: texts.holidayWords[each] })),
        ]}
        value={holidays}
        onChange={(event) => change('holidays', event.target.value as SlotHolidays | '')}
      />
      <p className="ma-hint" role="status">
        {isReady && schedulePreview(days, repeats, today)}
      </p>
    </>
  );
}
