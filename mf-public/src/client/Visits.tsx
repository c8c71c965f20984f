import {
  type ClientComplaint,
  type ClientVisit,
  type ClientVisitDetail,
  getClientVisit,
  listClientComplaints,
  listClientVisits,
} from '@cleaning/contracts';
import { formatInstant, formatWeekdayDate, Notice, Retry, Skeleton } from '@cleaning/ui';
import { getMessage, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { Complaint } from './Complaint';
import { Feedback } from './Feedback';
import { More, PAGE_ROWS } from './More';
import { Section } from './Section';
import { complaint as complaintTexts, page, visit as texts } from './texts';

type Picture = NonNullable<ClientVisitDetail['pictures']>[number];

interface PicturesProps {
  title: string;
  pictures: readonly Picture[];
  /** Describes a picture by its place in the list, from 1. */
  nameOf: (place: number) => string;
}

function Pictures({ title, pictures, nameOf }: PicturesProps) {
  if (pictures.length === 0) return null;
  const stored = pictures.filter(({ state }) => state === 'stored');
  const waiting = pictures.filter(({ state }) => state === 'waiting').length;
  return (
    <div>
      <h4>{title}</h4>
      {stored.length > 0 && (
        <ul className="client-photos">
          {stored.map(({ id, path, width, height }, index) => (
            <li key={id}>
              <a href={path} target="_blank" rel="noreferrer">
                <img src={path} alt={nameOf(index + 1)} width={width} height={height} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <p>{texts.photosWaiting(waiting)}</p>}
    </div>
  );
}

function VisitDetail({ visit: { job_id, date } }: { visit: ClientVisit }) {
  const query = useCall(getClientVisit, { params: { job_id, date } });
  const { data } = query;
  if (!data)
    return query.error ? <Retry message={getMessage(query.error)} onRetry={() => query.refetch()} /> : <Skeleton />;
  const { areas, pictures } = data;
  return (
    <div className="client-detail">
      {areas.length === 0 && pictures?.length === 0 && <p>{texts.nothing}</p>}
      {areas.map(({ name, items }, area) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have answered the same area, and their order stays
        <div key={area}>
          <h4>{name}</h4>
          <ul>
            {items.map(({ text, state, reason }) => (
              <li key={text}>
                {text}: {state === 'done' ? texts.done : state === 'open' ? texts.missing : texts.notDone(reason)}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {pictures === null ? (
        <Notice tone="warn">{texts.photosAway}</Notice>
      ) : (
        <>
          <Pictures
            title={texts.photos}
            pictures={pictures.filter(({ from_client }) => !from_client)}
            nameOf={texts.photo}
          />
          <Pictures
            title={texts.yourPhotos}
            pictures={pictures.filter(({ from_client }) => from_client)}
            nameOf={texts.yourPhoto}
          />
        </>
      )}
    </div>
  );
}

/** Photos that are shown without a press. */
const FIRST_PHOTOS = 4;

/** The photos of a visit, without its checklist. */
function FirstPhotos({ visit: { job_id, date } }: { visit: ClientVisit }) {
  const { data, error } = useCall(getClientVisit, { params: { job_id, date } });
  const pictures = (data?.pictures ?? []).filter(({ from_client, state }) => !from_client && state === 'stored');
  if (error || (data && pictures.length === 0)) return null;
  return (
    <ul className="client-photos client-photos--first" aria-label={texts.newestPhotos(formatWeekdayDate(date))}>
      {pictures.slice(0, FIRST_PHOTOS).map(({ id, path, width, height }, index) => (
        <li key={id}>
          <a href={path} target="_blank" rel="noreferrer">
            <img src={path} alt={texts.photo(index + 1)} width={width} height={height} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface VisitCardProps {
  visit: ClientVisit;
  complaints: readonly ClientComplaint[];
  /** Whether its photos are shown without a press. */
  showsPhotos: boolean;
  /** Number of presses of “Report a problem” in the bar for this visit. */
  presses: number;
}

/** One visit: all work at a place on a day, and the state of its reports. */
function VisitCard({ visit, complaints, showsPhotos, presses }: VisitCardProps) {
  const { place, address, date, times, done, not_done, missing, photos, feedback } = visit;
  const [isOpen, setOpen] = useState(false);
  const items = done + not_done + missing;
  return (
    <li className="client-visit">
      <div className="client-visit__head">
        <h3>{formatWeekdayDate(date)}</h3>
        <span>{place}</span>
        <span className="client-quiet">{address}</span>
      </div>
      {times.length > 0 && (
        <ul className="client-visit__times">
          {times.map(({ from, until, name }) => (
            <li key={`${from} ${until} ${name}`}>{texts.times(from, until, name)}</li>
          ))}
        </ul>
      )}
      {items > 0 && <p>{texts.checklist(done, items)}</p>}
      {showsPhotos && <FirstPhotos visit={visit} />}
      {items + photos + feedback.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary aria-label={texts.openOf(formatWeekdayDate(date), place)}>{texts.open}</summary>
          {isOpen && <VisitDetail visit={visit} />}
        </details>
      )}
      {feedback.map(({ feedback_id, verdict, text, by, at }) => (
        <Notice key={feedback_id} tone={verdict === 'good' ? 'ok' : 'warn'}>
          <p>
            <strong>{texts.verdicts[verdict]}</strong>
          </p>
          {text !== '' && <p className="client-written">{text}</p>}
          <p className="client-quiet">{texts.answeredBy(by, formatInstant(at))}</p>
        </Notice>
      ))}
      {complaints.map((complaint) => (
        <Complaint key={complaint.complaint_id} complaint={complaint} />
      ))}
      {visit.open_for_feedback && <Feedback visit={visit} presses={presses} />}
    </li>
  );
}

/** An open report about a visit that isn't in the list: an older one, or one reported to the office. */
function OtherReport({ complaint }: { complaint: ClientComplaint }) {
  const { place, date, text } = complaint;
  return (
    <li className="client-visit">
      <div className="client-visit__head">
        <h3>{formatWeekdayDate(date)}</h3>
        <span>{place}</span>
      </div>
      {text !== '' && <p className="client-written">{text}</p>}
      <Complaint complaint={complaint} />
    </li>
  );
}

const isAbout = (visit: ClientVisit) => (complaint: ClientComplaint) =>
  complaint.job_id === visit.job_id && complaint.date === visit.date;

/** Number of visits whose photos are shown without a press. */
const VISITS_WITH_PHOTOS = 2;

/**
 * @param presses number of presses of “Report a problem” in the bar, each of which opens the form of the newest visit
 * that can be reported
 */
export function PastVisits({ presses }: { presses: number }) {
  const [count, setCount] = useState(PAGE_ROWS);
  const query = useCall(listClientVisits, { query: { page_size: count }, keepPrevious: true });
  const reports = useCall(listClientComplaints);
  const complaints = reports.data ?? [];
  const visits = query.data?.rows ?? [];
  const withPhotos = visits.filter(({ photos }) => photos > 0).slice(0, VISITS_WITH_PHOTOS);
  const reportable = visits.find(({ open_for_feedback }) => open_for_feedback);
  const others = complaints.filter(
    (complaint) => complaint.state !== 'confirmed' && !visits.some((visit) => isAbout(visit)(complaint)),
  );
  return (
    <Section
      id="visits"
      title={page.visits}
      query={query}
      empty={page.noVisits}
      isEmpty={({ total }) => total === 0 && others.length === 0}
    >
      {({ total, rows }) => (
        <>
          {reports.error && !reports.data && (
            <Retry message={complaintTexts.failed} onRetry={() => void reports.refetch()} />
          )}
          <ul className="client-list client-timeline">
            {others.map((complaint) => (
              <OtherReport key={complaint.complaint_id} complaint={complaint} />
            ))}
            {rows.map((row) => (
              <VisitCard
                key={`${row.job_id} ${row.date}`}
                visit={row}
                complaints={complaints.filter(isAbout(row))}
                showsPhotos={withPhotos.includes(row)}
                presses={row === reportable ? presses : 0}
              />
            ))}
          </ul>
          <More total={total} count={count} shown={rows.length} busy={query.isFetching} onMore={setCount} />
        </>
      )}
    </Section>
  );
}
