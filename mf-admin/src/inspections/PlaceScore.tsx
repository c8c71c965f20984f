import { type CallAnswer, getPlaceScore, MAX_SCORE } from '@cleaning/contracts';
import { BarChart, describeChange, Facts, formatMonthYear, QueryState } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { placeScore as texts } from './texts';

type Score = CallAnswer<typeof getPlaceScore>;

const write = (score: number) => score.toFixed(1);

/** Scores of the months since the first one with a score. Renders nothing with one month, which shows no trend. */
function Months({ months }: Pick<Score, 'months'>) {
  const known = months.flatMap(({ month, score }) => (score === null ? [] : [{ month, score }]));
  if (known.length < 2) return null;
  const names = known.map(({ month }) => formatMonthYear(month));
  const values = known.map(({ score }) => score);
  return (
    <BarChart
      title={texts.chart}
      message={describeChange({ names, values, write })}
      groups={known.map(({ month }) => ({ label: formatMonthYear(month).slice(0, 3), name: formatMonthYear(month) }))}
      series={[{ name: texts.title, values }]}
      write={write}
      end={MAX_SCORE}
    />
  );
}

function Explained({ now: { score, inspected, inspections, complaints, reopened, deduction } }: Pick<Score, 'now'>) {
  const reasons = [
    ...(inspected === null ? [] : [texts.rule(inspections, write(inspected))]),
    ...(complaints === 0 ? [] : [texts.complaints(complaints, reopened, write(deduction))]),
    texts.days,
  ];
  return (
    <>
      <Facts facts={[[texts.title, score === null ? texts.none : texts.scoreOf5(write(score))]]} />
      <p className="ma-hint">{reasons.join(' ')}</p>
    </>
  );
}

/** Score of a place from inspections and complaints, with its calculation. */
export function PlaceScore({ jobId }: { jobId: string }) {
  const query = useCall(getPlaceScore, { query: { job_id: jobId } });
  return (
    <QueryState query={query}>
      {({ now, months }) => (
        <>
          <Explained now={now} />
          <Months months={months} />
          <p>
            <Link to={`/admin/complaints?job=${jobId}&state=all`}>{texts.see}</Link>
          </p>
        </>
      )}
    </QueryState>
  );
}
