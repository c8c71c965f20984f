import { type CallAnswer, type CallBody, listSuper, markSuperReceived } from '@cleaning/contracts';
import { DateField, getBusinessToday, Sheet, useIsWide, useWhileShown } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { superList as texts } from './reportTexts';

type Receipt = CallBody<typeof markSuperReceived>;

interface ReceivedFormProps {
  row: CallAnswer<typeof listSuper>['rows'][number];
  onClose: () => void;
}

/** The day on which a fund had the super of a payment. */
export function ReceivedForm({ row, onClose }: ReceivedFormProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const mark = useAction(markSuperReceived);
  const form = useForm<Receipt>({
    defaultValues: { run_id: row.run_id, user_id: row.user_id, received_on: getBusinessToday() },
    resolver: validateCall<Receipt>(markSuperReceived),
  });
  return (
    <Sheet
      label={texts.enterLabel(row.name)}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <SaveForm
        form={form}
        action={mark}
        send={(body) => mark.run({ body })}
        saved={texts.marked}
        onSaved={close}
        asksBeforeLeaving={false}
        submitLabel={texts.mark}
        className="ma-form"
      >
        <PickedField
          form={form}
          name="received_on"
          as={DateField}
          label={texts.receivedOn}
          required
          max={getBusinessToday()}
        />
      </SaveForm>
    </Sheet>
  );
}
