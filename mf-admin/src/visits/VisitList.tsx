import { getVisit, listVisits, PHOTO_LABELS, type PhotoLabel, type VisitReport } from '@cleaning/contracts';
import { Badge, Button, formatInstant, formatWeekdayDate, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { Fold } from '../desk/Fold';
import { lists } from '../desk/ListTools';
import { useIsAdmin } from '../desk/role';
import { PairForm } from '../work-photos/PairForm';
import { pair } from '../work-photos/texts';
import { WorkPhotos } from '../work-photos/WorkPhotos';
import { visits as texts } from './texts';
import { describeResult } from './visitResult';

const PAGE = 10;
const TONES = { done: 'ok', 'not-done': 'warn', open: 'neutral' } as const;

function Report({ report }: { report: VisitReport }) {
  return (
    <section className="ma-visit-report">
      <p className="ma-hint">{texts.sentAt(formatInstant(report.answered_at))}</p>
      {report.areas.map(({ name, items }) => (
        <div key={name}>
          <h4>{name}</h4>
          <ul className="ma-visit-items">
            {items.map((item) => (
              <li key={item.id}>
                <Badge tone={TONES[item.state]}>{texts.states[item.state]}</Badge> {item.text}
                {item.reason !== '' && <p className="ma-written">{texts.because(item.reason)}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Photos report={report} />
    </section>
  );
}

/** The photos of all items and of the visit itself, and the way into the gallery. */
function Photos({ report: { report_id, areas, photos } }: { report: VisitReport }) {
  const captions = new Map([
    ...areas.flatMap(({ items }) => items.flatMap(({ text, photos: ids }) => ids.map((id) => [id, text] as const))),
    ...photos.map(({ id, label }) => [id, PHOTO_LABELS[label]] as const),
  ]);
  const isAdmin = useIsAdmin();
  if (captions.size === 0) return null;
  const findFirstPhoto = (label: PhotoLabel) => photos.find((photo) => photo.label === label)?.id;
  return (
    <WorkPhotos kind="visit" ownerId={report_id} writeCaption={(id) => captions.get(id) ?? ''}>
      {(shown) => {
        const isShown = (id: string | undefined) => (shown.some((photo) => photo.id === id) ? id : undefined);
        return (
          isAdmin &&
          shown.length > 1 && (
            <Fold title={pair.fold}>
              <PairForm
                photos={shown}
                before={isShown(findFirstPhoto('before'))}
                after={isShown(findFirstPhoto('after'))}
              />
            </Fold>
          )
        );
      }}
    </WorkPhotos>
  );
}

function Visit({ recordId }: { recordId: string }) {
  const query = useCall(getVisit, { params: { id: recordId } });
  return (
    <QueryState query={query}>
      {({ reports }) =>
        reports.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          reports.map((report) => <Report key={report.report_id} report={report} />)
        )
      }
    </QueryState>
  );
}

/** Finished work at a job, newest first; each opens with its answers. */
export function VisitList({ jobId }: { jobId: string }) {
  const [page, setPage] = useState(1);
  const query = useCall(listVisits, { query: { job_id: jobId, page, page_size: PAGE } });
  return (
    <QueryState query={query}>
      {({ total, rows }) =>
        total === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <div>
              {rows.map((row) => (
                <Fold
                  key={row.record_id}
                  title={texts.line(formatWeekdayDate(row.date), row.user_name, describeResult(row))}
                >
                  <Visit recordId={row.record_id} />
                </Fold>
              ))}
            </div>
            {total > PAGE && (
              <nav className="ma-actions" aria-label={lists.pages}>
                <span>{lists.shown((page - 1) * PAGE + 1, Math.min(page * PAGE, total), total)}</span>
                <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {lists.previous}
                </Button>
                <Button variant="secondary" disabled={page * PAGE >= total} onClick={() => setPage(page + 1)}>
                  {lists.next}
                </Button>
              </nav>
            )}
          </>
        )
      }
    </QueryState>
  );
}
