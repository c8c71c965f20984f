import {
  type AnswerOf,
  AUSTRALIAN_STATES,
  getHolidayRule,
  HOLIDAY_POLICIES,
  type JobKind,
  setHolidayRule,
} from '@cleaning/contracts';
import { Button, LinkButton, Notice, QueryState, SelectField, TextField, useUnsaved } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, showIssues } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { policyWords, holidayRule as texts } from './planningTexts';

type Rule = AnswerOf<typeof getHolidayRule>;

/** A one-off job has no other day. */
const policiesOf = (kind: JobKind) => HOLIDAY_POLICIES.filter((policy) => kind === 'permanent' || policy !== 'move');

function RuleForm({ rule, kind }: { rule: Rule; kind: JobKind }) {
  const save = useAction(setHolidayRule);
  const form = useForm<Rule>({
    values: rule,
    resetOptions: { keepDirtyValues: true },
    resolver: checkedBy(setHolidayRule),
  });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (body) => {
    const sent = await save.run({ body });
    if (!sent.ok) return showIssues(form, setHolidayRule, sent.error);
    resetSent(form, body, sent.value);
    showToast(texts.saved);
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <div className="ma-pair">
        <SelectField
          label={texts.policy}
          options={policiesOf(kind).map((policy) => ({ value: policy, label: policyWords[policy] }))}
          error={errors.policy?.message}
          {...form.register('policy')}
        />
        <SelectField
          label={texts.state}
          options={AUSTRALIAN_STATES}
          error={errors.state?.message}
          {...form.register('state')}
        />
      </div>
      <TextField
        label={texts.rate}
        hint={texts.rateHint}
        inputMode="decimal"
        error={errors.pay_per_hour && texts.rateProblem}
        {...form.register('pay_per_hour')}
      />
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <div className="ma-actions">
        <Button type="submit" busy={save.busy}>
          {texts.save}
        </Button>
        <LinkButton variant="ghost" to={`/admin/holidays?state=${rule.state}`}>
          {texts.list}
        </LinkButton>
      </div>
    </form>
  );
}

/** What becomes of a job's shifts on public holidays. */
export function HolidayRuleForm({ jobId, kind }: { jobId: string; kind: JobKind }) {
  const query = useCall(getHolidayRule, { body: { job_id: jobId } });
  return <QueryState query={query}>{(rule) => <RuleForm rule={rule} kind={kind} />}</QueryState>;
}
