import { ADJUSTMENT_DAYS, type BodyInput, daysBetween, issueAdjustmentNote } from '@cleaning/contracts';
import {
  Button,
  businessToday,
  CheckboxField,
  DateField,
  formatMoney,
  Notice,
  Sheet,
  TextField,
  useIsWide,
  useUnsaved,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { checkedBy, PickedField, refusalOf, showIssues } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { useSendKey } from '../desk/useSendKey';
import { notes as texts } from './texts';

interface Typed {
  number: string;
  reason: string;
  known_on: string;
  takes: boolean;
  lines: { description: string; amount: string }[];
  send: boolean;
}

const isLate = (day: string) => daysBetween(day, businessToday()) > ADJUSTMENT_DAYS;

interface AdjustSheetProps {
  number: string;
  /** A$ without GST by which the invoice differs; empty when nothing differs. */
  difference: string;
  onClose: () => void;
}

/** A correction of an invoice that was sent. */
export function AdjustSheet({ number, difference, onClose }: AdjustSheetProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const adjust = useAction(issueAdjustmentNote);
  const keyOf = useSendKey();
  const bodyOf = ({ takes, lines, ...typed }: Typed): BodyInput<typeof issueAdjustmentNote> => ({
    ...typed,
    difference: takes ? difference : '',
    // A note needs an amount: the difference, or what is written here.
    lines: takes ? lines.filter(({ description, amount }) => description.trim() !== '' || amount.trim() !== '') : lines,
  });
  const form = useForm<Typed>({
    defaultValues: {
      number,
      reason: '',
      known_on: businessToday(),
      takes: difference !== '',
      send: false,
      lines: [{ description: '', amount: '' }],
    },
    resolver: checkedBy<Typed>(issueAdjustmentNote, bodyOf),
  });
  useUnsaved(form.formState.isDirty);
  const { errors } = form.formState;
  const knownOn = form.watch('known_on');
  const submit = form.handleSubmit(async (typed) => {
    const body = bodyOf(typed);
    const sent = await adjust.run({ body: { ...body, key: keyOf(body) } });
    if (!sent.ok) return showIssues(form, issueAdjustmentNote, sent.error);
    showToast(texts.done);
    close();
  });
  return (
    <Sheet label={texts.adjust} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <form onSubmit={submit} noValidate className="ma-form">
        <p>{texts.lead}</p>
        <RequiredNote />
        {difference !== '' && <CheckboxField label={texts.take(formatMoney(difference))} {...form.register('takes')} />}
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          required
          data-first-focus
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <PickedField form={form} name="known_on" as={DateField} label={texts.knownOn} hint={texts.knownHint} required />
        {isLate(knownOn) && <Notice tone="warn">{texts.late}</Notice>}
        <div className="ma-pair">
          <TextField
            label={texts.description}
            hint={texts.descriptionHint}
            error={errors.lines?.[0]?.description?.message}
            {...form.register('lines.0.description')}
          />
          <TextField
            label={texts.amount}
            hint={texts.amountHint}
            error={errors.lines?.[0]?.amount?.message}
            {...form.register('lines.0.amount')}
          />
        </div>
        <CheckboxField label={texts.send} {...form.register('send')} />
        {adjust.error && <Notice tone="danger">{refusalOf(adjust.error)}</Notice>}
        <Button type="submit" busy={adjust.busy}>
          {texts.submit}
        </Button>
      </form>
    </Sheet>
  );
}
