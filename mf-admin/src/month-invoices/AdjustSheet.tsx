import { ADJUSTMENT_DAYS, type BodyInput, countDaysBetween, isDay, issueAdjustmentNote } from '@cleaning/contracts';
import {
  CheckboxField,
  DateField,
  formatMoney,
  getBusinessToday,
  Notice,
  Sheet,
  TextField,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, useSendKey, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { notes as texts } from './texts';

interface Typed {
  number: string;
  reason: string;
  known_on: string;
  takes: boolean;
  lines: { description: string; amount: string }[];
  send: boolean;
}

const isLate = (day: string) => isDay(day) && countDaysBetween(day, getBusinessToday()) > ADJUSTMENT_DAYS;

interface AdjustSheetProps {
  number: string;
  /** Difference of the invoice in A$ without GST; empty if there is none. */
  difference: string;
  onClose: () => void;
}

/** A correction of an invoice that was sent. */
export function AdjustSheet({ number, difference, onClose }: AdjustSheetProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const adjust = useAction(issueAdjustmentNote);
  const findSendKey = useSendKey();
  const buildBody = ({ takes, lines, ...typed }: Typed): BodyInput<typeof issueAdjustmentNote> => ({
    ...typed,
    difference: takes ? difference : '',
    // A note needs an amount: the difference, or a typed one.
    lines: takes ? lines.filter(({ description, amount }) => description.trim() !== '' || amount.trim() !== '') : lines,
  });
  const form = useForm<Typed>({
    defaultValues: {
      number,
      reason: '',
      known_on: getBusinessToday(),
      takes: difference !== '',
      send: false,
      lines: [{ description: '', amount: '' }],
    },
    resolver: validateCall<Typed>(issueAdjustmentNote, buildBody),
  });
  const field = bindFields(form);
  const knownOn = form.watch('known_on');
  const send = async (typed: Typed) => {
    const body = buildBody(typed);
    return adjust.run({ body: { ...body, key: findSendKey(body) } });
  };
  return (
    <Sheet label={texts.adjust} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={adjust}
        send={send}
        saved={texts.done}
        onSaved={close}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <p>{texts.lead}</p>
        <RequiredNote />
        {difference !== '' && <CheckboxField label={texts.take(formatMoney(difference))} {...form.register('takes')} />}
        <TextField label={texts.reason} hint={texts.reasonHint} required data-first-focus {...field('reason')} />
        <PickedField form={form} name="known_on" as={DateField} label={texts.knownOn} hint={texts.knownHint} required />
        {isLate(knownOn) && <Notice tone="warn">{texts.late}</Notice>}
        <div className="ma-pair">
          <TextField label={texts.description} hint={texts.descriptionHint} {...field('lines.0.description')} />
          <TextField label={texts.amount} hint={texts.amountHint} {...field('lines.0.amount')} />
        </div>
        <CheckboxField label={texts.send} {...form.register('send')} />
      </SaveForm>
    </Sheet>
  );
}
