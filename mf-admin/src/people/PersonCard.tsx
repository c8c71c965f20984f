import './people.css';
import type { CallAnswer, searchPeople } from '@cleaning/contracts';
import { Badge, Card, formatDate, getBusinessToday } from '@cleaning/ui';
import { contractors, fields, peopleList as texts } from './texts';

type Person = CallAnswer<typeof searchPeople>['rows'][number];

/** Facts that can be hidden beside the name. */
export const PERSON_COLUMNS = [texts.status, texts.email, texts.registered, fields.contact_no] as const;

interface PersonCardProps {
  person: Person;
  hidden: readonly string[];
}

/** One row on a wide window, two lines on a phone. */
export function PersonCard({ person, hidden }: PersonCardProps) {
  const shows = (column: (typeof PERSON_COLUMNS)[number]) => !hidden.includes(column);
  const isVerified = person.verified === 'true';
  return (
    <Card title={person.name} to={`/admin/sub-contractors/${person.id}`} className="ma-person">
      <p className="ma-person__standing">
        {shows(texts.status) && (
          <Badge tone={isVerified ? 'ok' : 'warn'}>{isVerified ? contractors.verified : contractors.notVerified}</Badge>
        )}
      </p>
      <p className="ma-person__meta">
        {shows(texts.email) && <span>{person.email}</span>}
        {shows(texts.registered) && (
          <span>{texts.registeredOn(formatDate(getBusinessToday(new Date(person.registered_at))))}</span>
        )}
        {shows(fields.contact_no) && <span className="ma-person__telephone">{person.contact_no}</span>}
      </p>
    </Card>
  );
}
