import { formatDate, type InspectionDetail, SCORES } from '@cleaning/contracts';
import { MUTED, Paper, type PaperPicture } from '@cleaning/service-kit/paper';
import type { PaperCompany } from '../company/paper-companies.service.js';

/** What is said of photos that are not printed; empty where all are. */
function notPrinted(named: number, pictures: readonly PaperPicture[] | null): string {
  if (pictures === null) return 'Photos can’t be shown right now. Please open this document again later.';
  const more = named - pictures.length;
  if (more === 0) return '';
  return more === 1
    ? '1 more photo is saved with the inspection.'
    : `${more} more photos are saved with the inspection.`;
}

function photos(paper: Paper, areas: InspectionDetail['areas'], pictures: readonly PaperPicture[] | null): void {
  const named = areas.reduce((sum, area) => sum + area.photos.length, 0);
  if (named === 0) return;
  const rest = notPrinted(named, pictures);
  paper.space(14);
  paper.heading('Photos', { level: 2 });
  paper.pictures(pictures ?? []);
  if (rest !== '') paper.text(rest, { colour: MUTED });
}

/**
 * An inspection for the client. `day` is YYYY-MM-DD in business time; `pictures` are null while they cannot be read. It does not say who has
 * inspected where `inspected_by` is empty.
 */
export async function inspectionPdf(
  inspection: InspectionDetail,
  day: string,
  pictures: readonly PaperPicture[] | null,
  company: PaperCompany,
): Promise<Buffer> {
  const { job_name, job_address, inspected_by, score, note, areas } = inspection;
  const { name, colour, logo } = company;
  const paper = new Paper({ title: `Inspection ${job_name}`, author: name || inspected_by, colour, logo });
  if (name !== '') paper.text(name, { weight: 'bold', colour: MUTED });
  paper.heading('INSPECTION');
  paper.text(job_name, { weight: 'bold', size: 13 });
  if (job_address !== '') paper.text(job_address, { colour: MUTED });
  paper.space(8);
  paper.facts([
    { label: 'Date', value: formatDate(day) },
    ...(inspected_by === '' ? [] : [{ label: 'Inspected by', value: inspected_by }]),
    { label: 'Score', value: `${score.toFixed(1)} of 5` },
  ]);
  paper.space(14);
  paper.table({
    columns: [{ title: 'Area' }, { title: 'Score', fit: true }, { title: 'Photos', align: 'right' }],
    rows: areas.map((area) => ({
      cells: [
        area.name,
        area.score === null ? 'Not inspected' : `${area.score} ${SCORES[area.score]}`,
        area.photos.length === 0 ? '' : String(area.photos.length),
      ],
      note: area.note,
    })),
  });
  if (note !== '') {
    paper.space(10);
    paper.heading('Note', { level: 2 });
    paper.text(note);
  }
  photos(paper, areas, pictures);
  paper.space(14);
  paper.text('Scores range from 1 (poor) to 5 (very good). The overall score is the average of the areas inspected.', {
    colour: MUTED,
  });
  return paper.end();
}
