import { type CallAnswer, listSuper, markSuperReceived } from '@cleaning/contracts';
import { Button, businessToday, DateField, Notice, Sheet, useIsWide, useWhileShown } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { type FormEvent, useState } from 'react';
import { superList as texts } from './reportTexts';
import { findFieldSentence } from './sentences';

interface ReceivedFormProps {
  row: CallAnswer<typeof listSuper>['rows'][number];
  onClose: () => void;
}

/** The day on which a fund had the super of a payment. */
export function ReceivedForm({ row, onClose }: ReceivedFormProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const mark = useAction(markSuperReceived);
  const [day, setDay] = useState(businessToday());
  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { run_id: row.run_id, user_id: row.user_id, received_on: day };
    // A refusal is shown from the action's error.
    if (!(await mark.run({ body })).ok) return;
    showToast(texts.marked);
    close();
  }
  const wrongDay = findFieldSentence(mark.error, 'received_on');
  return (
    <Sheet
      label={texts.enterLabel(row.name)}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="ma-form">
        <DateField
          label={texts.receivedOn}
          required
          max={businessToday()}
          error={wrongDay}
          value={day}
          onChange={setDay}
        />
        {mark.error && !wrongDay && <Notice tone="danger">{describeRefusal(mark.error)}</Notice>}
        <Button type="submit" busy={mark.busy}>
          {texts.mark}
        </Button>
      </form>
    </Sheet>
  );
}
