import { isPlainWeekly, type ScheduledSlot, SLOT_HOLIDAY_WORDS } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import { getBusinessToday } from './businessTime';
import { describeSchedule } from './scheduleSentence';

export const texts = localizeTexts('scheduleList', { title: 'When', holidays: { ...SLOT_HOLIDAY_WORDS } });

/**
 * Details of a job's slots that the grid of weekdays doesn't show: weeks, months, first and last days, public holidays.
 * Renders nothing if there are none.
 */
export function ScheduleList({ schedule = [] }: { schedule?: readonly ScheduledSlot[] | undefined }) {
  const today = getBusinessToday();
  if (schedule.every((slot) => isPlainWeekly(slot, today))) return null;
  return (
    <section aria-label={texts.title} className="ui-schedule">
      <ul>
        {schedule.map((slot) => (
          <li key={`${slot.time} ${slot.days.join()} ${JSON.stringify(slot.repeats)} ${slot.holds_from}`}>
            <strong>{slot.time}</strong>
            <span>{describeSchedule(slot, today)}</span>
            {slot.holidays !== '' && <span className="ui-schedule__holidays">{texts.holidays[slot.holidays]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
