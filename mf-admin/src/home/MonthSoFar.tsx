import { type DeskMoney, getDeskMoney } from '@cleaning/contracts';
import { formatDate, formatMonthYear, Money, QueryState } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { Panel } from '../desk/Panel';
import { changePercent } from './change';
import { month as texts } from './texts';

/** Without its year: "1 Oct". */
const formatShortDate = (day: string): string => formatDate(day).slice(0, -5);

function changeText(now: string, before: string): string {
  const percent = changePercent(Number(now), Number(before));
  if (percent === null) return texts.noneBefore;
  if (percent === 0) return texts.same;
  return percent > 0 ? texts.more(percent) : texts.less(-percent);
}

/** The margin as a part of the revenue, and its change. */
function formatMargin({ this_month: { income, margin }, last_month }: DeskMoney): string {
  const change = changeText(margin, last_month.margin);
  if (Number(income) <= 0) return change;
  return texts.shareAnd(texts.share(Math.round((100 * Number(margin)) / Number(income))), change);
}

function Figures(money: DeskMoney) {
  const { this_month, last_month } = money;
  const figures = [
    [texts.revenue, this_month.income, changeText(this_month.income, last_month.income)],
    [texts.cost, this_month.cost, changeText(this_month.cost, last_month.cost)],
    [texts.margin, this_month.margin, formatMargin(money)],
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
