import { DAYS, type TimetableRow } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import { useId } from 'react';
import { listDayNames } from './dateTexts';
import { ScrollArea } from './ScrollArea';

export const texts = localizeTexts('timetable', { timetable: 'Timetable', time: 'Time' });

/** 'HH:MM-HH:MM', which a narrow column breaks at the dash and nowhere else. */
function TimeRange({ time }: { time: string }) {
  const [from, to] = time.split('-');
  return (
    <>
      {from}-<wbr />
      {to}
    </>
  );
}

/** A job's week: one row per time range, one column per day, worked cells filled. */
export function Timetable({ rows, caption = texts.timetable }: { rows: readonly TimetableRow[]; caption?: string }) {
  const names = listDayNames();
  const captionId = useId();
  return (
    <ScrollArea labelledBy={captionId}>
      <table className="ui-timetable">
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="ui-timetable__time">
              {texts.time}
            </th>
            {DAYS.map((day, index) => (
              <th key={day} scope="col">
                {names[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.time} ${row.days.join()}`}>
              <th scope="row" className="ui-timetable__time">
                <TimeRange time={row.time} />
              </th>
              {DAYS.map((day, index) => (
                <td key={day} className={row.days[index] ? 'ui-timetable__worked' : undefined}>
                  {row.days[index] && names[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
