import { type Client, getClientAccount } from '@cleaning/contracts';
import { Facts, Money } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { client as texts } from './texts';

const CENTS = 100;
/** The sum of amounts in A$. */
const sumText = (amounts: readonly string[]): string =>
  (amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * CENTS), 0) / CENTS).toFixed(2);

/** Today's debt and the payment terms. Facts that are still loading keep their space. */
export function ClientFacts({ client: { id, details, jobs } }: { client: Client }) {
  const { data } = useCall(getClientAccount, { params: { client_id: id } });
  const overdue = data && sumText([data.ages.to_30, data.ages.to_60, data.ages.to_90, data.ages.over_90]);
  const isOverdue = overdue !== undefined && Number(overdue) > 0;
  return (
    <section aria-label={texts.facts} className="ma-key-facts">
      <Facts
        facts={[
          [texts.owing, data ? <Money key="owing" value={data.ages.open} /> : texts.unknown],
          [
            texts.overdue,
            overdue === undefined ? (
              texts.unknown
            ) : (
              <span key="overdue" className={isOverdue ? 'ma-overdue' : undefined}>
                <Money value={overdue} />
              </span>
            ),
          ],
          data && Number(data.ages.credit) > 0 && [texts.credit, <Money key="credit" value={data.ages.credit} />],
          [texts.terms, texts.termsDays(details.terms_days)],
          [texts.jobsNow, jobs.filter(({ to }) => to === '').length],
        ]}
      />
    </section>
  );
}
