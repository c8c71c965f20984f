import { type ContractorDetail, getPersonCompliance, getPersonWork, getWeekPlan } from '@cleaning/contracts';
import { Badge, Facts, formatDuration, formatWeekdayDate, getBusinessToday, Money } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { filterMissing, filterToCheck } from '../compliance/todo';
import { personFacts as texts } from './texts';

/** The planned shifts of a person in the next two weeks. */
export const usePersonShifts = (userId: string) =>
  useCall(getWeekPlan, { body: { from: getBusinessToday(), days: 14, user_id: userId } });

export const usePersonWork = (userId: string) => useCall(getPersonWork, { params: { user_id: userId } });

/** "Today 18:00-20:00", "Mon 30 Nov 2026 06:00-08:00". */
const shiftText = ({ date, time }: { date: string; time: string }): string =>
  date === getBusinessToday() ? texts.today(time) : `${formatWeekdayDate(date)} ${time}`;

/** The person's next shift, this month's work and state of documents. Facts that are still loading keep their space. */
export function PersonFacts({ person: { id } }: { person: ContractorDetail }) {
  const work = usePersonWork(id);
  const shifts = usePersonShifts(id);
  const compliance = useCall(getPersonCompliance, { params: { user_id: id } });
  const now = new Date().toISOString();
  const next = shifts.data?.shifts.find(({ state, ends_at }) => state === 'planned' && ends_at > now);
  const [month] = work.data?.months ?? [];
  const kinds = compliance.data?.kinds ?? [];
  const expired = kinds.filter(({ state }) => state === 'expired').length;
  const expiring = kinds.filter(({ state }) => state === 'expiring').length;
  const toCheck = filterToCheck(kinds).length;
  const missing = filterMissing(kinds).length;
  const documents = [
    ...(expired > 0
      ? [
          <Badge key="expired" tone="danger">
            {texts.expired(expired)}
          </Badge>,
        ]
      : []),
    ...(expiring > 0
      ? [
          <Badge key="expiring" tone="warn">
            {texts.expiring(expiring)}
          </Badge>,
        ]
      : []),
    ...(toCheck > 0
      ? [
          <Badge key="to-check" tone="warn">
            {texts.toCheck(toCheck)}
          </Badge>,
        ]
      : []),
    ...(missing > 0
      ? [
          <Badge key="missing" tone="neutral">
            {texts.missing(missing)}
          </Badge>,
        ]
      : []),
  ];
  const nextText = next ? shiftText(next) : texts.noShift;
  return (
    <section aria-label={texts.title} className="ma-key-facts">
      <Facts
        facts={[
          [texts.next, shifts.data ? nextText : texts.unknown],
          [texts.jobs, work.data ? work.data.jobs.length : texts.unknown],
          [texts.hours, month ? formatDuration(month.minutes) : texts.unknown],
          [texts.earned, month ? <Money key="earned" value={month.earned} /> : texts.unknown],
          [
            texts.documents,
            compliance.data ? (
              <span key="documents" className="ma-badges">
                {documents.length > 0 ? documents : texts.nothingExpires}
              </span>
            ) : (
              texts.unknown
            ),
          ],
        ]}
      />
    </section>
  );
}
