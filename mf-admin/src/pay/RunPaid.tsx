import { markRunPaid, type PayRunView } from '@cleaning/contracts';
import { Card, DateField, formatMoney, formatWeekdayDate, getBusinessToday, Notice, useConfirm } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { paying as texts } from './runTexts';

interface Typed {
  paid_on: string;
}

/** The bank file's date, unless it is in the future: a run can't be marked as paid on a future day. */
export const proposePaidDay = (fileDay: string | undefined, today: string): string =>
  fileDay !== undefined && fileDay <= today ? fileDay : today;

/** The last step of an approved run: the day on which the bank has paid. */
export function RunPaid({ run }: { run: PayRunView }) {
  const confirm = useConfirm();
  const pay = useAction(markRunPaid);
  const { id, version, people, to_pay } = run;
  // The newest first.
  const fileDay = run.files[0]?.processing_day;
  const today = getBusinessToday();
  const isAhead = fileDay !== undefined && fileDay > today;
  const form = useForm<Typed>({
    values: { paid_on: proposePaidDay(fileDay, today) },
    resetOptions: { keepDirtyValues: true },
    resolver: validateCall<Typed>(markRunPaid, ({ paid_on }) => ({ version, paid_on })),
  });
  const isOtherDay = fileDay !== undefined && !isAhead && fileDay !== form.watch('paid_on');

  async function send({ paid_on }: Typed) {
    const question =
      fileDay && fileDay !== paid_on
        ? texts.confirmOtherDay(formatWeekdayDate(paid_on), formatWeekdayDate(fileDay), people, formatMoney(to_pay))
        : texts.confirm(people, formatMoney(to_pay), formatWeekdayDate(paid_on));
    if (!(await confirm(question, { confirmLabel: texts.submit, danger: true }))) return undefined;
    return pay.run({ params: { run_id: id }, body: { version, paid_on } });
  }

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      {run.files.length === 0 && to_pay !== '0.00' && <Notice tone="warn">{texts.noFile}</Notice>}
      {isOtherDay && <Notice tone="warn">{texts.fileDay(formatWeekdayDate(fileDay))}</Notice>}
      <SaveForm
        form={form}
        action={pay}
        send={send}
        saved={texts.done}
        asksBeforeLeaving={false}
        submitLabel={texts.submit}
        className="ma-inline-form"
      >
        <PickedField
          form={form}
          name="paid_on"
          as={DateField}
          label={texts.paidOn}
          hint={isAhead ? texts.fileDayAhead(formatWeekdayDate(fileDay)) : undefined}
          required
          max={today}
        />
      </SaveForm>
    </Card>
  );
}
