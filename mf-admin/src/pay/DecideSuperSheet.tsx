import {
  type BodyInput,
  type CallAnswer,
  decideSuperOfMany,
  type listPayees,
  MAX_DECIDED_SUPER,
} from '@cleaning/contracts';
import { DateField, getBusinessToday, SelectField, Sheet, TextField, useIsWide, useWhileShown } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import type { LeftRow } from '../desk/list/BulkOutcome';
import { RequiredNote } from '../desk/RequiredNote';
import { superDecision as texts } from './payeeTexts';

type Row = CallAnswer<typeof listPayees>['rows'][number];

export interface Decided {
  readonly decided: number;
  readonly left: readonly LeftRow[];
}

interface Typed {
  answer: '' | 'yes' | 'no';
  reason: string;
  from: string;
}

interface DecideSuperSheetProps {
  rows: readonly Row[];
  onDecided: (decided: Decided) => void;
  onClose: () => void;
}

/** Decides for all chosen people together whether super is owed. */
export function DecideSuperSheet({ rows, onDecided, onClose }: DecideSuperSheetProps) {
  const isWide = useIsWide();
  const close = useWhileShown(onClose);
  const decide = useAction(decideSuperOfMany);
  const ids = rows.map((row) => row.user_id);
  const buildBody = (typed: Typed, user_ids = ids.slice(0, MAX_DECIDED_SUPER)) =>
    ({ ...typed, user_ids }) as BodyInput<typeof decideSuperOfMany>;
  const form = useForm<Typed>({
    defaultValues: { answer: '', reason: '', from: getBusinessToday() },
    resolver: validateCall<Typed>(decideSuperOfMany, buildBody),
  });
  const field = bindFields(form);
  /**
   * Sends batches of the call's maximum size. After a refusal, the next press continues: decisions made so far stay.
   */
  async function sendAll(typed: Typed) {
    const results: CallAnswer<typeof decideSuperOfMany>['results'] = [];
    for (let at = 0; at < ids.length; at += MAX_DECIDED_SUPER) {
      const answer = await decide.run({ body: buildBody(typed, ids.slice(at, at + MAX_DECIDED_SUPER)) });
      if (!answer.ok) return answer;
      results.push(...answer.value.results);
    }
    return { ok: true as const, value: { results } };
  }

  return (
    <Sheet
      label={texts.decideMany(rows.length)}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <SaveForm
        form={form}
        action={decide}
        send={sendAll}
        onSaved={({ results }) => {
          onDecided({
            decided: results.filter(({ outcome }) => outcome !== 'left').length,
            left: results
              .filter(({ outcome }) => outcome === 'left')
              .map(({ user_id, name, msg }) => ({ id: user_id, name, msg })),
          });
          close();
        }}
        submitLabel={texts.decide}
        className="ma-form"
      >
        <p>{rows.map(({ name }) => name).join(', ')}</p>
        <RequiredNote />
        <div className="ma-pair">
          <SelectField
            label={texts.answer}
            required
            placeholder={texts.choose}
            options={[
              { value: 'yes', label: texts.yes },
              { value: 'no', label: texts.no },
            ]}
            {...form.register('answer')}
            error={form.formState.errors.answer && texts.choose}
          />
          <PickedField form={form} name="from" as={DateField} label={texts.from} required />
        </div>
        <TextField label={texts.reason} required {...field('reason')} />
      </SaveForm>
    </Sheet>
  );
}
