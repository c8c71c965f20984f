import 'react-day-picker/style.css';
import './calendar.css';
import { DayPicker } from 'react-day-picker';
import { getBusinessToday } from './businessTime';
import { getCalendarTexts, toIsoDay } from './calendarTexts';

interface CalendarProps {
  /** YYYY-MM-DD; empty if none is chosen. */
  chosen: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
}

/** The library counts in the device's days. */
const toDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

const SPOKEN = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full' });
/** 'Monday 1 February 2027': starts with words and includes the visible number. */
const formatSpokenDay = (date: Date): string => SPOKEN.format(date).replace(',', '');

/** Days of a month. Initially focuses the chosen day, or today in business time. */
export default function Calendar({ chosen, min, max, onChoose }: CalendarProps) {
  const selected = chosen === '' ? undefined : toDate(chosen);
  const today = toDate(getBusinessToday());
  const words = getCalendarTexts();
  return (
    <DayPicker
      autoFocus
      mode="single"
      required
      weekStartsOn={1}
      selected={selected}
      today={today}
      defaultMonth={selected ?? today}
      onSelect={(date) => date && onChoose(toIsoDay(date))}
      disabled={[...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]}
      labels={{ labelDayButton: formatSpokenDay, ...words.labels }}
      formatters={words.formatters}
    />
  );
}
