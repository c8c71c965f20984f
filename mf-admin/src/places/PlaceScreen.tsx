import { getPlaceTeam, listPlaces, type PlaceRow } from '@cleaning/contracts';
import { Card, EmptyState, Facts, formatWeekdayDate, LinkButton, MapLink, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useParams, useSearchParams } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { Fold } from '../desk/Fold';
import { Inspections, NextInspection } from '../inspections/Inspections';
import { inspections, newInspection } from '../inspections/texts';
import { today } from '../today/texts';
import { buildTelephoneAddress } from '../today/usePhones';
import { VisitsPart } from '../visits/VisitsPart';
import { INSPECT, inspectPath } from './paths';
import { SiteCardView } from './SiteCardView';
import { places as texts } from './texts';

function Team({ jobId }: { jobId: string }) {
  const query = useCall(getPlaceTeam);
  return (
    <Card title={texts.people}>
      <QueryState query={query}>
        {(team) => {
          const people = team.filter(({ places }) => places.includes(jobId));
          if (people.length === 0) return <p>{texts.nobody}</p>;
          return (
            <Facts
              facts={people.map(({ name, contact_no }) => [
                name,
                <a
                  key={contact_no}
                  className="ma-nowrap"
                  href={buildTelephoneAddress(contact_no)}
                  aria-label={today.callPerson(name, contact_no)}
                >
                  {contact_no}
                </a>,
              ])}
            />
          );
        }}
      </QueryState>
    </Card>
  );
}

/** Shown in view at once, because a button on Today or above opened it. */
function OpenInspection({ jobId }: { jobId: string }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={start} tabIndex={-1}>
      <Card title={newInspection.fold}>
        <NextInspection jobId={jobId} />
      </Card>
    </div>
  );
}

function Place({ place }: { place: PlaceRow }) {
  const { job_id, job_name, address, map_link, date, open_incidents } = place;
  const [search] = useSearchParams();
  const isInspecting = search.has(INSPECT);
  return (
    <>
      <PageHeader
        title={job_name}
        lead={date === '' ? address : `${address}. ${texts.on(formatWeekdayDate(date))}`}
        back={{ to: '/admin/places', label: texts.back }}
        actions={
          <>
            {!isInspecting && <LinkButton to={inspectPath(job_id)}>{texts.inspect}</LinkButton>}
            <LinkButton variant="secondary" to={`/admin/messages/place/${job_id}`}>
              {texts.messages}
            </LinkButton>
            <LinkButton variant="secondary" to={`/admin/plan?job=${job_id}`}>
              {texts.plan}
            </LinkButton>
            <LinkButton variant="secondary" to={`/admin/incidents?text=${encodeURIComponent(job_name)}`}>
              {open_incidents > 0 ? texts.incidents(open_incidents) : texts.seeIncidents}
            </LinkButton>
          </>
        }
      />
      {map_link !== '' && (
        <p>
          <MapLink location={map_link} label={texts.map} />
        </p>
      )}
      {isInspecting && <OpenInspection jobId={job_id} />}
      <Team jobId={job_id} />
      <SiteCardView jobId={job_id} />
      <VisitsPart jobId={job_id}>
        <Fold title={inspections.fold}>
          <Inspections jobId={job_id} isFormElsewhere={isInspecting} />
        </Fold>
      </VisitsPart>
    </>
  );
}

/** One place of a supervisor: its address and its people. */
export default function PlaceScreen() {
  const { jobID = '' } = useParams();
  const query = useCall(listPlaces);
  return (
    <QueryState query={query}>
      {(rows) => {
        const place = rows.find(({ job_id }) => job_id === jobID);
        if (place) return <Place key={place.job_id} place={place} />;
        return (
          <EmptyState text={texts.gone}>
            <LinkButton variant="secondary" to="/admin/places">
              {texts.back}
            </LinkButton>
          </EmptyState>
        );
      }}
    </QueryState>
  );
}
