import { findCover, type OpenOffer, type TodayShift } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';

type Named = Pick<TodayShift, 'job_id' | 'date' | 'time' | 'user_id'>;

const toKey = ({ job_id, date, time, user_id }: Named): string => `${job_id} ${date} ${time} ${user_id}`;

/** Open offer of each shift on a board whose person is away. Makes no call if nobody is away. */
export function useOffers(shifts: readonly TodayShift[]): (shift: Named) => OpenOffer | undefined {
  const days = shifts
    .filter(({ now }) => now === 'away')
    .map(({ date }) => date)
    .sort();
  const [from = '', until = from] = [days[0], days.at(-1)];
  const { data = [] } = useCall(findCover, { body: { from, until }, enabled: from !== '' });
  const offers = new Map(data.map(({ offer, ...shift }) => [toKey(shift), offer]));
  return (shift) => offers.get(toKey(shift));
}
