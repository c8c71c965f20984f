import { formatDate, type InspectionDetail, SCORES } from '@cleaning/contracts';
import { MUTED, Paper, type PaperPicture } from '@cleaning/service-kit/paper';
import type { PaperCompany } from '../company/paper-companies.service.js';

/** Sentence about photos that aren't printed; empty if all are. */
function formatMissingPhotos(named: number, pictures: readonly PaperPicture[] | null): string {
  if (pictures === null) return 'Photos can’t be shown right now. Please open this document again later.';
  const more = named - pictures.length;
  if (more === 0) return '';
  return more === 1
    ? '1 more photo is saved with the inspection.'
    : `${more} more photos are saved with the inspection.`;
}

function printPhotos(paper: Paper, areas: InspectionDetail['areas'], pictures: readonly PaperPicture[] | null): void {
  const named = areas.reduce((sum, area) => sum + area.photos.length, 0);
  if (named === 0) return;
  const rest = formatMissingPhotos(named, pictures);
  paper.addSpace(14);
  paper.writeHeading('Photos', { level: 2 });
  paper.drawPictures(pictures ?? []);
  if (rest !== '') paper.writeText(rest, { colour: MUTED });
}

/**
 * PDF of an inspection for the client. `day` is YYYY-MM-DD in business time; `pictures` are null if unavailable. Leaves
 * out the inspector if `inspected_by` is empty.
 */
export async function createInspectionPdf(
  inspection: InspectionDetail,
  day: string,
  pictures: readonly PaperPicture[] | null,
  company: PaperCompany,
): Promise<Buffer> {
  const { job_name, job_address, inspected_by, score, note, areas } = inspection;
  const { name, colour, logo } = company;
  const paper = new Paper({ title: `Inspection ${job_name}`, author: name || inspected_by, colour, logo });
  if (name !== '') paper.writeText(name, { weight: 'bold', colour: MUTED });
  paper.writeHeading('INSPECTION');
  paper.writeText(job_name, { weight: 'bold', size: 13 });
  if (job_address !== '') paper.writeText(job_address, { colour: MUTED });
  paper.addSpace(8);
  paper.writeFacts([
    { label: 'Date', value: formatDate(day) },
    ...(inspected_by === '' ? [] : [{ label: 'Inspected by', value: inspected_by }]),
    { label: 'Score', value: `${score.toFixed(1)} out of 5` },
  ]);
  paper.addSpace(14);
  paper.writeTable({
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
    paper.addSpace(10);
    paper.writeHeading('Note', { level: 2 });
    paper.writeText(note);
  }
  printPhotos(paper, areas, pictures);
  paper.addSpace(14);
  paper.writeText(
    'Scores range from 1 (poor) to 5 (very good). The overall score is the average of the areas inspected.',
    {
      colour: MUTED,
    },
  );
  return paper.end();
}
