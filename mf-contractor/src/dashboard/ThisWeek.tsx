import { listMyPayments, parseDuration, type WeekOfEarnings } from '@cleaning/contracts';
import { formatDuration, formatMoney, formatShortDate, Money } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { dashboard } from '../texts';

/** The latest payment. Stays empty without an answer: Payments explains why. */
function LastPayment() {
  const { data } = useCall(listMyPayments);
  const last = data?.payments.find(({ state }) => state === 'paid');
  if (!data) return null;
  if (!last) return dashboard.noPayment;
  return (
    <>
      {dashboard.lastPayment} <Money value={last.paid} />{' '}
      <Link to={`/payments/${last.run_id}`}>{dashboard.paidOn(formatShortDate(last.paid_on))}</Link>
    </>
  );
}

/** This week's earnings and the last payment, below today's work. Their space is reserved while they load. */
export function ThisWeek({ week }: { week: WeekOfEarnings | undefined }) {
  return (
    <section className="mc-week" aria-label={dashboard.week}>
      <p className="mc-week__sum">
        {week && (
          <>
            {dashboard.week} <Money value={week.payment} /> · {formatDuration(parseDuration(week.duration))}
          </>
        )}
      </p>
      <p className="mc-note mc-week__note">
        {week?.waiting
          ? dashboard.weekWaiting(formatMoney(week.waiting))
          : week && dashboard.weekSince(formatShortDate(week.from))}
      </p>
      <p className="mc-week__last">
        <LastPayment />
      </p>
    </section>
  );
}
