import { type BodyInput, decideSuper, type Payee } from '@cleaning/contracts';
import {
  Card,
  DateField,
  formatDate,
  formatInstant,
  getBusinessToday,
  Notice,
  SelectField,
  Table,
  TextField,
} from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, PickedField, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { superDecision as texts } from './payeeTexts';
import { superAnswers } from './texts';

interface Typed {
  answer: '' | 'yes' | 'no';
  reason: string;
  from: string;
}

/** Decisions on whether super is owed for a person, with start day and reason. Earlier decisions stay. */
export function SuperCard({ payee }: { payee: Payee }) {
  const decide = useAction(decideSuper);
  const empty: Typed = { answer: '', reason: '', from: getBusinessToday() };
  const form = useForm<Typed>({ defaultValues: empty, resolver: validateCall<Typed>(decideSuper) });
  const field = bindFields(form);
  const { super_answer: answer, super_reason: reason } = payee;

  return (
    <Card title={texts.title}>
      {answer === 'undecided' ? (
        <Notice tone="warn">{texts.answers[answer]}</Notice>
      ) : (
        <p>
          <strong>{texts.answers[answer]}</strong> {reason}
        </p>
      )}
      <p className="ma-hint">{texts.proposal(payee.super_proposal.reason)}</p>
      <SaveForm
        form={form}
        action={decide}
        send={(typed) =>
          decide.run({ params: { user_id: payee.user_id }, body: typed as BodyInput<typeof decideSuper> })
        }
        saved={texts.decided}
        onSaved={(_, typed) => resetToSaved(form, typed, empty)}
        submitLabel={texts.decide}
        variant="secondary"
        className="ma-form"
      >
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
      {payee.super_decisions.length > 0 && (
        <Table
          caption={texts.history}
          rows={payee.super_decisions}
          rowKey={({ decided_at }) => decided_at}
          empty={texts.none}
          columns={[
            { header: texts.answer, phone: 'title', cell: (decision) => superAnswers[decision.answer] },
            { header: texts.from, phone: 'end', isDate: true, cell: (decision) => formatDate(decision.from) },
            { header: texts.reason, phone: 'meta', cell: (decision) => decision.reason },
            {
              header: texts.by,
              phone: 'meta',
              cell: (decision) => `${decision.decided_by}, ${formatInstant(decision.decided_at)}`,
            },
          ]}
        />
      )}
    </Card>
  );
}
