import './inspections.css';
import { getInspection, type InspectionRow, listInspections, MAX_SCORE, printInspection } from '@cleaning/contracts';
import {
  BarChart,
  Button,
  describeChange,
  Facts,
  formatInstant,
  formatWeekdayDate,
  getBusinessToday,
  Notice,
  QueryState,
  Table,
  useDownload,
} from '@cleaning/ui';
import { requestFile, useCall } from '@cleaning/ui/app';
import { Fold } from '../desk/Fold';
import { WorkPhotos } from '../work-photos/WorkPhotos';
import { InspectionForm } from './InspectionForm';
import { PlaceScore } from './PlaceScore';
import { newInspection, inspections as texts } from './texts';

/** Bars of the chart, and rows of its table. */
const MAX_SHOWN = 12;

const getDay = ({ inspected_at }: InspectionRow) => formatWeekdayDate(getBusinessToday(new Date(inspected_at)));

/** The score of a place over time, with the same figures in a table. */
function Scores({ rows }: { rows: readonly InspectionRow[] }) {
  const oldestFirst = rows.toReversed();
  const names = oldestFirst.map(getDay);
  const values = oldestFirst.map(({ score }) => score);
  return (
    <div className="ma-inspection-scores">
      <BarChart
        title={texts.chart}
        message={describeChange({ names, values, write: texts.write })}
        groups={oldestFirst.map((row) => ({
          label: getDay(row).slice(0, 6),
          name: `${getDay(row)} ${row.inspection_id}`,
        }))}
        series={[{ name: texts.score, values }]}
        write={texts.write}
        end={MAX_SCORE}
      />
      <Table
        caption={texts.table}
        rows={rows}
        rowKey={({ inspection_id }) => inspection_id}
        empty=""
        columns={[
          { header: texts.day, phone: 'title', cell: getDay },
          { header: texts.by, phone: 'meta', cell: ({ inspected_by }) => inspected_by },
          { header: texts.score, phone: 'end', align: 'end', cell: ({ score }) => texts.write(score) },
        ]}
      />
    </div>
  );
}

function Inspection({ id }: { id: string }) {
  const query = useCall(getInspection, { params: { id } });
  const pdf = useDownload(`inspection-${id}.pdf`, () => requestFile(printInspection, { params: { id } }));
  return (
    <QueryState query={query}>
      {({ areas, note, inspected_at }) => {
        const captions = new Map(
          areas.flatMap(({ name, photos }) => photos.map((photo) => [photo, texts.photo(name)])),
        );
        return (
          <>
            <p className="ma-hint">{formatInstant(inspected_at)}</p>
            <Facts
              facts={areas.map(({ name, score, note: about }) => [
                name,
                <span key={name} className="ma-written">
                  {[score === null ? texts.notLookedAt : texts.scoreLabel(score), about].filter(Boolean).join('\n')}
                </span>,
              ])}
            />
            {note !== '' && <p className="ma-written">{note}</p>}
            {captions.size > 0 && (
              <WorkPhotos kind="inspection" ownerId={id} writeCaption={(photo) => captions.get(photo) ?? ''} />
            )}
            {pdf.problem !== '' && <Notice tone="danger">{pdf.problem}</Notice>}
            <div className="ma-actions">
              <Button variant="secondary" busy={pdf.busy} onClick={pdf.download}>
                {texts.pdf}
              </Button>
            </div>
          </>
        );
      }}
    </QueryState>
  );
}

/** Form for a place's next inspection, without earlier ones. */
export function NextInspection({ jobId }: { jobId: string }) {
  const query = useCall(listInspections, { query: { job_id: jobId, page_size: MAX_SHOWN } });
  return (
    <QueryState query={query}>{({ rows }) => <InspectionForm jobId={jobId} lastPlace={rows[0]?.place} />}</QueryState>
  );
}

interface InspectionsProps {
  jobId: string;
  /** The page already has the form for the next one. */
  isFormElsewhere?: boolean;
}

/** The score of a place over time, each inspection, and the form for the next. */
export function Inspections({ jobId, isFormElsewhere = false }: InspectionsProps) {
  const query = useCall(listInspections, { query: { job_id: jobId, page_size: MAX_SHOWN } });
  return (
    <QueryState query={query}>
      {({ rows }) => (
        <>
          <PlaceScore jobId={jobId} />
          {rows.length === 0 ? <p>{texts.none}</p> : <Scores rows={rows} />}
          <div>
            {rows.map((row) => (
              <Fold key={row.inspection_id} title={texts.line(getDay(row), row.score, row.inspected_by)}>
                <Inspection id={row.inspection_id} />
              </Fold>
            ))}
            {!isFormElsewhere && (
              <Fold title={newInspection.fold}>
                <InspectionForm jobId={jobId} lastPlace={rows[0]?.place} />
              </Fold>
            )}
          </div>
        </>
      )}
    </QueryState>
  );
}
