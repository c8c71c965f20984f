import {
  type AnswerOf,
  type AustralianState,
  type BodyInput,
  changeHoliday,
  type listHolidays,
} from '@cleaning/contracts';
import {
  Button,
  DateField,
  Notice,
  Sheet,
  TextField,
  TimeField,
  useIsWide,
  useUnsaved,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { checkedBy, PickedField, refusalOf, showIssues } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { holidays, holidayForm as texts } from './texts';

type Holiday = AnswerOf<typeof listHolidays>[number];
type Body = BodyInput<typeof changeHoliday>;

const WHOLE_DAY = '00:00';

interface Form {
  date: string;
  name: string;
  from_time: string;
}

interface HolidayFormProps {
  state: AustralianState;
  /** Missing: a new one. */
  holiday: Holiday | undefined;
  onClose: () => void;
}

/** A public holiday that is added, or whose day, hour or name changes. */
export function HolidayForm({ state, holiday, onClose }: HolidayFormProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const save = useAction(changeHoliday);
  const bodyOf = ({ date, name, from_time }: Form): Body => ({
    state,
    change: 'set',
    date,
    name,
    from_time: from_time || WHOLE_DAY,
    ...(holiday && holiday.date !== date ? { moved_from: holiday.date } : {}),
  });
  const form = useForm<Form>({
    defaultValues: {
      date: holiday?.date ?? '',
      name: holiday?.name ?? '',
      from_time: holiday && holiday.from_time !== WHOLE_DAY ? holiday.from_time : '',
    },
    resolver: checkedBy<Form>(changeHoliday, bodyOf),
  });
  useUnsaved(form.formState.isDirty);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const sent = await save.run({ body: bodyOf(values) });
    if (!sent.ok) return showIssues(form, changeHoliday, sent.error);
    showToast(texts.saved);
    close();
  });

  return (
    <Sheet
      label={holiday ? texts.change(holiday.name) : holidays.add}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="ma-form">
        <RequiredNote />
        <TextField
          label={texts.name}
          required
          error={errors.name?.message}
          data-first-focus
          {...form.register('name')}
        />
        <PickedField form={form} name="date" as={DateField} label={texts.day} required />
        <PickedField form={form} name="from_time" as={TimeField} label={texts.from} hint={texts.fromHint} />
        {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
        <Button type="submit" busy={save.busy}>
          {texts.save}
        </Button>
      </form>
    </Sheet>
  );
}
