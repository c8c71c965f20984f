import {
  type AustralianState,
  type BodyInput,
  type CallAnswer,
  changeHoliday,
  type listHolidays,
} from '@cleaning/contracts';
import { DateField, Sheet, TextField, TimeField, useIsWide, useWhileShown } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { holidays, holidayForm as texts } from './texts';

type Holiday = CallAnswer<typeof listHolidays>[number];
type Body = BodyInput<typeof changeHoliday>;

const WHOLE_DAY = '00:00';

interface Form {
  date: string;
  name: string;
  from_time: string;
}

interface HolidayFormProps {
  state: AustralianState;
  /** Missing for a new one. */
  holiday: Holiday | undefined;
  onClose: () => void;
}

/** Adds a public holiday, or changes its day, hours or name. */
export function HolidayForm({ state, holiday, onClose }: HolidayFormProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const save = useAction(changeHoliday);
  const buildBody = ({ date, name, from_time }: Form): Body => ({
    state,
    change: 'set',
    date,
    name,
    from_time: from_time || WHOLE_DAY,
    moved_from: holiday && holiday.date !== date ? holiday.date : undefined,
  });
  const form = useForm<Form>({
    defaultValues: {
      date: holiday?.date ?? '',
      name: holiday?.name ?? '',
      from_time: holiday && holiday.from_time !== WHOLE_DAY ? holiday.from_time : '',
    },
    resolver: validateCall<Form>(changeHoliday, buildBody),
  });
  const field = bindFields(form);

  return (
    <Sheet
      label={holiday ? texts.change(holiday.name) : holidays.add}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <SaveForm
        form={form}
        action={save}
        send={(values) => save.run({ body: buildBody(values) })}
        saved={texts.saved}
        onSaved={close}
        submitLabel={texts.save}
        className="ma-form"
      >
        <RequiredNote />
        <TextField label={texts.name} required data-first-focus {...field('name')} />
        <PickedField form={form} name="date" as={DateField} label={texts.day} required />
        <PickedField form={form} name="from_time" as={TimeField} label={texts.from} hint={texts.fromHint} />
      </SaveForm>
    </Sheet>
  );
}
