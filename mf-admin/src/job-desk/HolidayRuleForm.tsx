import {
  AUSTRALIAN_STATES,
  type CallAnswer,
  getHolidayRule,
  HOLIDAY_POLICIES,
  type JobKind,
  setHolidayRule,
} from '@cleaning/contracts';
import { LinkButton, QueryState, SelectField, TextField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { policyWords, holidayRule as texts } from './planningTexts';

type Rule = CallAnswer<typeof getHolidayRule>;

/** A one-off job has no other day. */
const listPolicies = (kind: JobKind) => HOLIDAY_POLICIES.filter((policy) => kind === 'permanent' || policy !== 'move');

function RuleForm({ rule, kind }: { rule: Rule; kind: JobKind }) {
  const save = useAction(setHolidayRule);
  const form = useForm<Rule>({
    values: rule,
    resetOptions: { keepDirtyValues: true },
    resolver: validateCall(setHolidayRule),
  });
  const field = bindFields(form);

  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => resetToSaved(form, body, kept)}
      submitLabel={texts.save}
      beside={
        <LinkButton variant="ghost" to={`/admin/holidays?state=${rule.state}`}>
          {texts.list}
        </LinkButton>
      }
      className="ma-form"
    >
      <div className="ma-pair">
        <SelectField
          label={texts.policy}
          options={listPolicies(kind).map((policy) => ({ value: policy, label: policyWords[policy] }))}
          {...field('policy')}
        />
        <SelectField label={texts.state} options={AUSTRALIAN_STATES} {...field('state')} />
      </div>
      <TextField
        label={texts.rate}
        hint={texts.rateHint}
        inputMode="decimal"
        {...form.register('pay_per_hour')}
        error={form.formState.errors.pay_per_hour && texts.rateProblem}
      />
    </SaveForm>
  );
}

/** Rule for a job's shifts on public holidays. */
export function HolidayRuleForm({ jobId, kind }: { jobId: string; kind: JobKind }) {
  const query = useCall(getHolidayRule, { body: { job_id: jobId } });
  return <QueryState query={query}>{(rule) => <RuleForm rule={rule} kind={kind} />}</QueryState>;
}
