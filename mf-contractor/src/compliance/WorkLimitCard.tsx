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
  businessToday,
  Card,
  DateField,
  formatDate,
  Notice,
  Retry,
  SelectField,
  TextField,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { type FormEvent, useState } from 'react';
import { type DaysProblems, daysProblems } from '../shifts/absenceProblems';
import { workLimit as texts } from './texts';

type Hours = CallAnswer<typeof getMyWorkHours>;

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

function Elsewhere({ spans, weeks }: Pick<Hours, 'spans' | 'weeks'>) {
  const me = useCurrentUser();
  const declare = useAction(declareHoursElsewhere);
  const mondays = spans.map(({ from }) => from);
  const [week, setWeek] = useState(mondays.at(1) ?? '');
  const declared = weeks.find((each) => each.week === week)?.minutes ?? 0;
  const [typed, setTyped] = useState<{ week: string; hours: string } | null>(null);
  const hours = typed?.hours ?? (declared === 0 ? '' : String(declared / 60));
  const minutes = Math.round(Number(hours.replace(',', '.')) * 60);
  const wrong = typed !== null && !(minutes >= 0 && minutes <= 168 * 60);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (wrong) return;
    const body = { user_id: me.id, week, minutes };
    if (!(await declare.run({ body })).ok) return;
    // Another week may be chosen by now.
    setTyped((now) => (now?.week === week && now.hours === typed?.hours ? null : now));
    showToast(texts.saved);
  }

  return (
    <form onSubmit={submit} noValidate className="mc-form">
      <SelectField
        label={texts.week}
        options={mondays.map((value) => ({ value, label: texts.weekOf(formatDate(value)) }))}
        value={week}
        onChange={({ target }) => {
          setWeek(target.value);
          setTyped(null);
        }}
      />
      <TextField
        label={texts.elsewhere}
        hint={texts.elsewhereHint}
        inputMode="decimal"
        value={hours}
        error={wrong ? texts.wrongHours : undefined}
        onChange={({ target }) => setTyped({ week, hours: target.value })}
      />
      {declare.error && <Notice tone="danger">{getMessage(declare.error)}</Notice>}
      <Button type="submit" variant="secondary" busy={declare.busy}>
        {texts.save}
      </Button>
    </form>
  );
}

function Breaks({ breaks }: Pick<Hours, 'breaks'>) {
  const me = useCurrentUser();
  const add = useAction(addCourseBreak);
  const remove = useAction(removeCourseBreak);
  const [days, setDays] = useState({ from: businessToday(), until: '' });
  const [wrong, setWrong] = useState<DaysProblems>({});
  const change = (changed: Partial<typeof days>) => {
    setDays({ ...days, ...changed });
    setWrong({});
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems = daysProblems(days);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    if (!(await add.run({ body: { user_id: me.id, ...days } })).ok) return;
    setDays((now) => (now === days ? { from: businessToday(), until: '' } : now));
    showToast(texts.saved);
  }
  const error = add.error ?? remove.error;

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
      <form onSubmit={submit} noValidate className="mc-form">
        <DateField
          label={texts.breakFrom}
          value={days.from}
          required
          error={wrong.from}
          onChange={(from) => change({ from })}
        />
        <DateField
          label={texts.breakUntil}
          value={days.until}
          required
          error={wrong.until}
          onChange={(until) => change({ until })}
        />
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
        <Button type="submit" variant="secondary" busy={add.busy}>
          {texts.addBreak}
        </Button>
      </form>
    </>
  );
}

/** Of a person whose visa limits hours: what they have in each two weeks, and what they declare. Nothing for others. */
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
