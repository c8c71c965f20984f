import './compliance.css';
import {
  addCourseBreak,
  type CallAnswer,
  declareHoursElsewhere,
  formatDuration,
  getMyWorkHours,
  removeCourseBreak,
  WORK_LIMIT_MINUTES,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  DateField,
  formatDate,
  getBusinessToday,
  Retry,
  SelectField,
  TextField,
} from '@cleaning/ui';
import { getMessage, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { bindFields, PickedField, resetToSaved, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { findDaysProblems } from '../shifts/absenceProblems';
import { workLimit as texts } from './texts';

type Hours = CallAnswer<typeof getMyWorkHours>;

const WEEK_MINUTES = 168 * 60;

function Spans({ spans }: { spans: Hours['spans'] }) {
  return (
    <ul className="mc-validities">
      {spans.map(({ from, until, own_minutes, elsewhere_minutes, over }) => (
        <li key={from} className="mc-validity">
          <h3>{texts.span(formatDate(from), formatDate(until))}</h3>
          <Badge tone={over ? 'danger' : 'ok'}>{over ? texts.over : texts.within}</Badge>
          <p>{texts.sum(formatDuration(own_minutes), formatDuration(elsewhere_minutes))}</p>
        </li>
      ))}
    </ul>
  );
}

interface Declaration {
  week: string;
  hours: string;
}

const toMinutes = (hours: string): number => Math.round(Number(hours.replace(',', '.')) * 60);
const formatHours = (minutes: number): string => (minutes === 0 ? '' : String(minutes / 60));

const declarationResolver = validateRules(({ hours }: Declaration) => {
  const minutes = toMinutes(hours);
  return { hours: minutes >= 0 && minutes <= WEEK_MINUTES ? undefined : texts.wrongHours };
});

function Elsewhere({ spans, weeks }: Pick<Hours, 'spans' | 'weeks'>) {
  const me = useCurrentUser();
  const declare = useAction(declareHoursElsewhere);
  const mondays = spans.map(({ from }) => from);
  const form = useForm<Declaration>({
    defaultValues: { week: mondays.at(1) ?? '', hours: '' },
    resolver: declarationResolver,
    mode: 'onChange',
  });
  const field = bindFields(form);
  const findDeclared = (week: string) => formatHours(weeks.find((each) => each.week === week)?.minutes ?? 0);
  const declared = findDeclared(form.watch('week'));
  const isTyped = form.formState.dirtyFields.hours === true;
  useEffect(() => {
    if (!isTyped) form.resetField('hours', { defaultValue: declared });
  }, [form, isTyped, declared]);

  function showSaved(typed: Declaration) {
    // Another week may be chosen by now.
    if (form.getValues('week') !== typed.week || form.getValues('hours') !== typed.hours) return;
    form.resetField('hours', { defaultValue: formatHours(toMinutes(typed.hours)) });
  }

  return (
    <SaveForm
      form={form}
      action={declare}
      send={(typed) => declare.run({ body: { user_id: me.id, week: typed.week, minutes: toMinutes(typed.hours) } })}
      saved={texts.saved}
      onSaved={(_, typed) => showSaved(typed)}
      listSentences={getOwnSentences}
      refusal={getMessage(declare.error)}
      submitLabel={texts.save}
      variant="secondary"
      className="mc-form"
    >
      <SelectField
        label={texts.week}
        options={mondays.map((value) => ({ value, label: texts.weekOf(formatDate(value)) }))}
        {...field('week', {
          onChange: ({ target }) => form.reset({ week: target.value, hours: findDeclared(target.value) }),
        })}
      />
      <TextField label={texts.elsewhere} hint={texts.elsewhereHint} inputMode="decimal" {...field('hours')} />
    </SaveForm>
  );
}

const buildBreak = () => ({ from: getBusinessToday(), until: '' });
const breakResolver = validateRules(findDaysProblems);

function Breaks({ breaks }: Pick<Hours, 'breaks'>) {
  const me = useCurrentUser();
  const add = useAction(addCourseBreak);
  const remove = useAction(removeCourseBreak);
  const form = useForm({ defaultValues: buildBreak(), resolver: breakResolver });
  const action = { call: addCourseBreak, busy: add.busy, error: add.error ?? remove.error };

  return (
    <>
      {breaks.length > 0 && (
        <ul className="mc-chosen">
          {breaks.map(({ break_id, from, until }) => (
            <li key={break_id}>
              <span>{texts.span(formatDate(from), formatDate(until))}</span>
              <Button
                variant="secondary"
                busy={remove.busy}
                onClick={() => remove.run({ body: { user_id: me.id, break_id } })}
              >
                {texts.remove}
                <span className="ui-sr-only"> {texts.span(formatDate(from), formatDate(until))}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SaveForm
        form={form}
        action={action}
        send={(days) => add.run({ body: { user_id: me.id, from: days.from, until: days.until } })}
        saved={texts.saved}
        onSaved={(_, days) => resetToSaved(form, days, buildBreak())}
        listSentences={getOwnSentences}
        refusal={getMessage(action.error)}
        submitLabel={texts.addBreak}
        variant="secondary"
        className="mc-form"
      >
        <PickedField form={form} name="from" as={DateField} label={texts.breakFrom} required />
        <PickedField form={form} name="until" as={DateField} label={texts.breakUntil} required />
      </SaveForm>
    </>
  );
}

/**
 * For people whose visa limits their hours: hours in each fortnight, and their declaration. Renders nothing for others.
 */
export function WorkLimitCard() {
  const { data, error, refetch, isFetching } = useCall(getMyWorkHours);
  if (!data && error)
    return (
      <Card title={texts.title}>
        <Retry message={getMessage(error)} onRetry={() => refetch()} busy={isFetching} />
      </Card>
    );
  if (!data?.limited) return null;
  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead(formatDuration(WORK_LIMIT_MINUTES))}</p>
      <Spans spans={data.spans} />
      <h3>{texts.elsewhereTitle}</h3>
      <Elsewhere spans={data.spans} weeks={data.weeks} />
      <h3>{texts.breaks}</h3>
      <p className="mc-note">{texts.breaksLead}</p>
      <Breaks breaks={data.breaks} />
    </Card>
  );
}
