import { listPlaces, type PlaceRow } from '@cleaning/contracts';
import { Badge, Card, CardGrid, formatWeekdayDate, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { places as texts } from './texts';

const buildPath = ({ job_id }: PlaceRow) => `/admin/places/${job_id}`;

function PlaceCard({ place }: { place: PlaceRow }) {
  const { job_name, address, date, open_incidents } = place;
  return (
    <Card title={job_name} to={buildPath(place)}>
      <p>{address}</p>
      {date !== '' && <p className="ma-hint">{texts.on(formatWeekdayDate(date))}</p>}
      {open_incidents > 0 && (
        <p>
          <Badge tone="warn">{texts.incidents(open_incidents)}</Badge>
        </p>
      )}
    </Card>
  );
}

/** The places of a supervisor. */
export default function PlacesScreen() {
  const query = useCall(listPlaces);
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryState query={query} empty={texts.empty}>
        {(rows) => (
          <CardGrid items={rows} itemKey={({ job_id }) => job_id}>
            {(place) => <PlaceCard place={place} />}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}
