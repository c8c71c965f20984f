import { markRunPaid, type PayRunView } from '@cleaning/contracts';
import {
  Button,
  businessToday,
  Card,
  DateField,
  formatMoney,
  formatWeekdayDate,
  Notice,
  useConfirm,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { useState } from 'react';
import { paying as texts } from './runTexts';
import { findFieldSentence } from './sentences';

/** The last step of an approved run: the day on which the bank has paid. */
export function RunPaid({ run }: { run: PayRunView }) {
  const confirm = useConfirm();
  const pay = useAction(markRunPaid);
  const [chosenDay, setPaidOn] = useState<string | null>(null);
  const { id, version, people, to_pay } = run;
  // The newest first.
  const fileDay = run.files[0]?.processing_day;
  const today = businessToday();
  const paidOn = chosenDay ?? (fileDay && fileDay < today ? fileDay : today);

  async function press() {
    const question =
      fileDay && fileDay !== paidOn
        ? texts.confirmOtherDay(formatWeekdayDate(paidOn), formatWeekdayDate(fileDay), people, formatMoney(to_pay))
        : texts.confirm(people, formatMoney(to_pay), formatWeekdayDate(paidOn));
    if (!(await confirm(question, { confirmLabel: texts.submit, danger: true }))) return;
    // A refusal is shown from the action's error.
    const paid = await pay.run({ params: { run_id: id }, body: { version, paid_on: paidOn } });
    if (paid.ok) showToast(texts.done);
  }

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      {run.files.length === 0 && to_pay !== '0.00' && <Notice tone="warn">{texts.noFile}</Notice>}
      {fileDay && fileDay !== paidOn && <Notice tone="warn">{texts.fileDay(formatWeekdayDate(fileDay))}</Notice>}
      <form
        className="ma-inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        <DateField
          label={texts.paidOn}
          required
          max={today}
          error={findFieldSentence(pay.error, 'paid_on')}
          value={paidOn}
          onChange={setPaidOn}
        />
        <Button type="submit" busy={pay.busy}>
          {texts.submit}
        </Button>
      </form>
      {pay.error && !findFieldSentence(pay.error, 'paid_on') && (
        <Notice tone="danger">{describeRefusal(pay.error)}</Notice>
      )}
    </Card>
  );
}
