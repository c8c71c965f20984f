import { listClientPlan } from '@cleaning/contracts';
import { Button, formatWeekdayDate } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { Section } from './Section';
import { page as texts } from './texts';

/** Visits that are shown at first. */
const FIRST_VISITS = 4;

export function NextVisits() {
  const query = useCall(listClientPlan);
  const [isWhole, setWhole] = useState(false);
  return (
    <Section id="next" title={texts.next} query={query} empty={texts.noNext} isEmpty={(visits) => visits.length === 0}>
      {(visits) => (
        <>
          <ul className="client-list">
            {visits.slice(0, isWhole ? visits.length : FIRST_VISITS).map(({ job_id, place, date, from, until }) => (
              <li key={`${job_id} ${date} ${from}`} className="client-row">
                <strong>{formatWeekdayDate(date)}</strong>
                <span>{texts.until(from, until)}</span>
                <span>{place}</span>
              </li>
            ))}
          </ul>
          {visits.length > FIRST_VISITS && !isWhole && (
            <div>
              <Button variant="secondary" onClick={() => setWhole(true)}>
                {texts.moreNext(visits.length - FIRST_VISITS)}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}
