import { type DeskMoney, getDeskMoney } from '@cleaning/contracts';
import { formatDate, formatMoney, formatMonthYear, Money, QueryState } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { changePercent, computeMarginShare, hasFewDays } from '../desk/comparison';
import { Panel } from '../desk/Panel';
import { month as texts } from './texts';

/** Without its year: "1 Oct". */
const formatShortDate = (day: string): string => formatDate(day).slice(0, -5);
/** "Nov" of a day. */
const formatMonth = (day: string): string => formatShortDate(day).split(' ')[1] ?? '';

function formatChange(now: string, before: string, { to }: DeskMoney['last_month']): string {
  if (hasFewDays(to)) return texts.before(formatMonth(to), formatMoney(before));
  const percent = changePercent(Number(now), Number(before));
  if (percent === null) return texts.noneBefore;
  if (percent === 0) return texts.same;
  return percent > 0 ? texts.more(percent) : texts.less(-percent);
}

function Figures({ this_month, last_month }: DeskMoney) {
  const { income, cost, margin } = this_month;
  const share = computeMarginShare(this_month);
  const figures = [
    [texts.revenue, income, formatChange(income, last_month.income, last_month)],
    [texts.cost, cost, formatChange(cost, last_month.cost, last_month)],
    [
      texts.margin,
      margin,
      [share !== null && texts.share(share), formatChange(margin, last_month.margin, last_month)]
        .filter(Boolean)
        .join(' · '),
    ],
  ] as const;
  return (
    <>
      <dl className="ma-month-figures">
        {figures.map(([label, amount, change]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={amount} /> <small>{change}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="ma-hint">{texts.hint(formatShortDate(last_month.from), formatShortDate(last_month.to))}</p>
      <Link to="/admin/overview">{texts.reports}</Link>
    </>
  );
}

/** Revenue, cost and margin of this month, compared with the same days of last month. */
export function MonthSoFar() {
  const query = useCall(getDeskMoney);
  const name = query.data ? formatMonthYear(query.data.this_month.from.slice(0, 7)).slice(0, -5) : '';
  return (
    <Panel title={texts.title(name)}>
      <QueryState query={query}>{(money) => <Figures {...money} />}</QueryState>
    </Panel>
  );
}
