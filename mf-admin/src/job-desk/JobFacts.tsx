import { type EnrolledPerson, getDeskMoney, getWeekPlan, type PlaceMoney } from '@cleaning/contracts';
import { Facts, formatDate, formatMoney, formatWeekdayDate, getBusinessToday } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { buildClientPath } from '../clients/paths';
import { jobPrice } from '../clients/priceTexts';
import { findNextVisit, type Visit } from './nextVisits';
import { jobFacts as texts } from './texts';

/** Days of `useVisits`: two weeks. */
const VISIT_DAYS = 14;

/** The planned visits of a job from today on. */
export const useVisits = (jobId: string) =>
  useCall(getWeekPlan, { body: { from: getBusinessToday(), days: VISIT_DAYS, job_id: jobId } });

/** "A$480.00 a month"; work without a price is invoiced by the hour. */
function formatPrice({ price }: PlaceMoney): string {
  if (!price) return jobPrice.bases.hour;
  const { basis, amount } = price;
  return amount !== '' && (basis === 'visit' || basis === 'month')
    ? `${formatMoney(amount)} ${jobPrice.units[basis]}`
    : jobPrice.bases[basis];
}

function formatMargin({ income, margin }: PlaceMoney, from: string): string {
  if (Number(income) <= 0) return texts.unknown;
  return texts.marginSince(Math.round((100 * Number(margin)) / Number(income)), formatDate(from));
}

/** "Today 18:00-20:00", "Mon 30 Nov 2026 06:00-08:00". */
export const formatVisit = ({ date, time }: { date: string; time: string }): string =>
  date === getBusinessToday() ? texts.today(time) : `${formatWeekdayDate(date)} ${time}`;

const formatNextVisit = (visit: Visit): string =>
  visit.people.length > 0 ? formatVisit(visit) : texts.open(formatVisit(visit));

const formatPeople = ([first, second, ...others]: readonly EnrolledPerson[]): string => {
  if (!first) return texts.nobody;
  if (!second) return first.name;
  return others.length === 0 ? `${first.name}, ${second.name}` : texts.more(first.name, others.length + 1);
};

interface JobFactsProps {
  jobId: string;
  people: readonly EnrolledPerson[];
}

/** The job's client, revenue, people and next visit. Facts that are still loading keep their space. */
export function JobFacts({ jobId, people }: JobFactsProps) {
  const money = useCall(getDeskMoney);
  const visits = useVisits(jobId);
  const place = money.data?.places.find(({ job_id }) => job_id === jobId);
  const now = new Date().toISOString();
  const next = visits.data && findNextVisit(visits.data, now);
  const client: ReactNode = place?.client_id ? (
    <Link to={buildClientPath(place.client_id)}>{place.client_name}</Link>
  ) : (
    <Link to="?tab=invoices#client">{texts.chooseClient}</Link>
  );
  const nextText = next ? formatNextVisit(next) : texts.none;
  return (
    <section aria-label={texts.title} className="ma-key-facts">
      <Facts
        facts={[
          [texts.client, place ? client : texts.unknown],
          [texts.price, place ? formatPrice(place) : texts.unknown],
          [texts.margin, place && money.data ? formatMargin(place, money.data.places_from) : texts.unknown],
          [texts.team, formatPeople(people)],
          [texts.next, visits.data ? nextText : texts.unknown],
        ]}
      />
    </section>
  );
}
