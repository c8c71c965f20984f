import { getDayOfWork, type WorkOfDay } from '@cleaning/contracts';
import { Badge, formatWeekdayDate, QueryState, toBusinessMoment } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { type Bar, buildDayTimeline, type DayTimeline } from './dayTimeline';
import { approvals, doneWork, look as texts } from './texts';

const getTime = (moment: string) => moment.slice(11);

function formatTimes({ started_at, ended_at, is_manual }: WorkOfDay): string {
  if (is_manual && ended_at === started_at) return doneWork.manual;
  return `${getTime(started_at)}–${ended_at === '' ? texts.now : getTime(ended_at)}`;
}

const toBarStyle = ({ from, width }: Bar) => ({ insetInlineStart: `${from}%`, width: `${width}%` });

function Entry({ work, isAsked, line }: { work: WorkOfDay; isAsked: boolean; line: DayTimeline }) {
  const { row_id, job_name, planned_from, planned_until, state } = work;
  const bars = line.bars.get(row_id);
  return (
    <li className={isAsked ? 'ma-work-day__work ma-work-day__work--asked' : 'ma-work-day__work'}>
      <p>
        <span className="ma-work-day__time">{formatTimes(work)}</span>{' '}
        {isAsked ? <strong>{job_name}</strong> : <Link to={`/admin/work/${row_id}`}>{job_name}</Link>}{' '}
        {planned_from !== '' && (
          <small>
            {approvals.planned(`${getTime(planned_from)}${planned_until === '' ? '' : `–${getTime(planned_until)}`}`)}
          </small>
        )}{' '}
        {isAsked ? <Badge tone="warn">{texts.thisOne}</Badge> : <Badge>{texts.states[state]}</Badge>}
      </p>
      {bars && (
        <div className="ma-work-day__line" aria-hidden="true">
          {bars.planned && <span className="ma-work-day__planned" style={toBarStyle(bars.planned)} />}
          <span className="ma-work-day__bar" style={toBarStyle(bars.done)} />
        </div>
      )}
    </li>
  );
}

/** The person's work on the day of a record, on a timeline. */
export function DayOfWork({ rowId }: { rowId: string }) {
  const query = useCall(getDayOfWork, { body: { row_id: rowId }, keepPrevious: true });
  return (
    <QueryState query={query}>
      {({ date, user_name, work }) => {
        const line = buildDayTimeline(work, toBusinessMoment(new Date()));
        return (
          <section aria-label={texts.day(user_name, formatWeekdayDate(date))} className="ma-work-day">
            <h3>{texts.day(user_name, formatWeekdayDate(date))}</h3>
            <ol className="ma-work-day__list">
              {work.map((each) => (
                <Entry key={each.row_id} work={each} isAsked={each.row_id === rowId} line={line} />
              ))}
            </ol>
            {line.hours.length > 0 && (
              <div className="ma-work-day__hours" aria-hidden="true">
                {line.hours.map(({ label, at }) => (
                  <span key={at} style={{ insetInlineStart: `${at}%` }}>
                    {label}
                  </span>
                ))}
              </div>
            )}
            {work.length === 1 && <p className="ma-hint">{texts.alone}</p>}
          </section>
        );
      }}
    </QueryState>
  );
}
