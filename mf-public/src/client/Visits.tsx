import { type ClientVisit, type ClientVisitDetail, getClientVisit, listClientVisits } from '@cleaning/contracts';
import { Button, Notice, Retry, readableDay, readableInstant, Skeleton } from '@cleaning/ui';
import { messageOf, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { Feedback } from './Feedback';
import { Section } from './Section';
import { page, visit as texts } from './texts';

/** Visits that are read at once. */
const PAGE = 8;
const MOST = 96;

function Pictures({ pictures }: Pick<ClientVisitDetail, 'pictures'>) {
  if (pictures === null) return <Notice tone="warn">{texts.photosAway}</Notice>;
  const stored = pictures.filter(({ state }) => state === 'stored');
  const waiting = pictures.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      {stored.length > 0 && (
        <ul className="client-photos" aria-label={texts.photos}>
          {stored.map(({ id, path, width, height }, index) => (
            <li key={id}>
              <a href={path} target="_blank" rel="noreferrer">
                <img src={path} alt={texts.photo(index + 1)} width={width} height={height} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <p>{texts.photosWaiting(waiting)}</p>}
    </>
  );
}

function VisitDetail({ visit: { job_id, date } }: { visit: ClientVisit }) {
  const query = useCall(getClientVisit, { params: { job_id, date } });
  const { data } = query;
  if (!data)
    return query.error ? <Retry message={messageOf(query.error)} onRetry={() => query.refetch()} /> : <Skeleton />;
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
      <Pictures pictures={pictures} />
    </div>
  );
}

/** One visit: all work at a place on a day. What became of a report can be shown below it. */
function VisitCard({ visit }: { visit: ClientVisit }) {
  const { place, address, date, times, done, not_done, missing, feedback } = visit;
  const [isOpen, setOpen] = useState(false);
  const items = done + not_done + missing;
  return (
    <li className="client-visit">
      <div className="client-visit__head">
        <h3>{readableDay(date)}</h3>
        <span>{place}</span>
        <span className="client-quiet">{address}</span>
      </div>
      <ul className="client-visit__times">
        {times.map(({ from, until, name }) => (
          <li key={`${from} ${until} ${name}`}>{texts.times(from, until, name)}</li>
        ))}
      </ul>
      <p>{items === 0 ? texts.noChecklist : texts.checklist(done, items)}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={texts.openOf(readableDay(date), place)}>{texts.open}</summary>
        {isOpen && <VisitDetail visit={visit} />}
      </details>
      {feedback.map(({ feedback_id, verdict, text, by, at }) => (
        <Notice key={feedback_id} tone={verdict === 'good' ? 'ok' : 'warn'}>
          <p>
            <strong>{texts.said[verdict]}</strong>
          </p>
          {text !== '' && <p className="client-written">{text}</p>}
          <p className="client-quiet">{texts.saidBy(by, readableInstant(at))}</p>
        </Notice>
      ))}
      {visit.open_for_feedback && <Feedback visit={visit} />}
    </li>
  );
}

export function PastVisits() {
  const [count, setCount] = useState(PAGE);
  const query = useCall(listClientVisits, { query: { page_size: count }, keepPrevious: true });
  return (
    <Section id="visits" title={page.visits} query={query} empty={page.noVisits} isEmpty={({ total }) => total === 0}>
      {({ total, rows }) => (
        <>
          <ul className="client-list">
            {rows.map((row) => (
              <VisitCard key={`${row.job_id} ${row.date}`} visit={row} />
            ))}
          </ul>
          {total > rows.length && count < MOST && (
            <div>
              <Button variant="secondary" busy={query.isFetching} onClick={() => setCount(count + PAGE)}>
                {page.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}
