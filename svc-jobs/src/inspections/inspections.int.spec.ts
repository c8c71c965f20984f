import { randomUUID } from 'node:crypto';
import {
  FIRST_PROOF,
  FIRST_TEMPLATES,
  getInspection,
  getInspectionTemplates,
  listInspections,
  printInspection,
  readPrintedPhotos,
  recordInspection,
  SITE_ID,
  saveInspectionTemplate,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { readPdfText } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

/** One pixel, PNG. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('Inspection', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T23:30');
    job = await jobs.createPermanentJob();
  });

  const area = (name: string, score: number | null, change = {}) => ({ name, score, note: '', photos: [], ...change });
  const record = (fields: object = {}) =>
    jobs.callAs(jobs.admin, recordInspection, {
      key: randomUUID(),
      job_id: job,
      place: 'office',
      note: 'Better than last month',
      areas: [area('Kitchen', 4), area('Toilets', 3, { note: 'Mirror has streaks' }), area('Lift', null)],
      ...fields,
    });
  const list = async () =>
    (await jobs.app.call(listInspections, { token: jobs.admin.token, query: { job_id: job } })).body;

  it('stores a score for each area and the mean of those inspected, newest first', async () => {
    const photo = randomUUID();
    const { body } = await record({ areas: [area('Kitchen', 5, { photos: [photo] }), area('Toilets', 4)] });
    jobs.setClock('2026-11-25T10:00');
    await record();
    expect(await list()).toMatchObject({
      total: 2,
      rows: [{ score: 3.5 }, { score: 4.5, inspected_by: 'Helen Marsh', place: 'office' }],
    });
    expect(await jobs.callOrThrow(jobs.admin, getInspection, undefined, { id: body.inspection_id })).toMatchObject({
      job_id: job,
      job_name: 'Library',
      areas: [{ name: 'Kitchen', score: 5, photos: [photo] }, { score: 4 }],
    });
    expect(await jobs.app.readPublishedStates('work-photos')).toEqual([
      { id: body.inspection_id, kind: 'inspection', job_id: job, person_id: jobs.admin.id, photos: [photo] },
    ]);
    const actions = (await jobs.findAuditEntries(job)).filter(({ action }) => action === 'inspection.recorded');
    expect(actions.map(({ details }) => details.score)).toEqual(['4.5', '3.5']);
  });

  it('is stored once per key and cannot be changed in the database', async () => {
    const key = randomUUID();
    const answers = await Promise.all([record({ key }), record({ key }), record({ key })]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.inspection_id}`)).size).toBe(1);
    expect((await list()).total).toBe(1);
    await expect(jobs.app.dataSource.query(`UPDATE inspection SET note = ''`)).rejects.toThrow('never changed');
  });

  it.each([
    ['a score of 6', [area('Kitchen', 6)]],
    ['no score at all', [area('Kitchen', null)]],
    ['no area', []],
  ])('is refused with %s', async (_, areas) => {
    expect(await record({ areas })).toMatchObject({ status: 400 });
  });

  it('answers 404 for an unknown job or inspection', async () => {
    expect(await record({ job_id: NO_SUCH_ID })).toMatchObject({ status: 404 });
    expect(await jobs.callAs(jobs.admin, getInspection, undefined, { id: NO_SUCH_ID })).toMatchObject({ status: 404 });
  });

  it('prints a PDF with the business day', async () => {
    const { body } = await record();
    await jobs.app.deliver('site', SITE_ID, { company: DEMO_COMPANY, proof: FIRST_PROOF });
    const answer = await jobs.callAs(jobs.admin, printInspection, undefined, { id: body.inspection_id });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="inspection-2026-11-18.pdf"');
    const text = readPdfText(answer.body);
    for (const part of [
      DEMO_COMPANY.legal_name,
      'Library',
      '1 North Terrace',
      'Helen Marsh',
      '3.5 out of 5',
      '4 Good',
      'Mirror has streaks',
      'Not inspected',
      'Better than last month',
    ])
      expect(text).toContain(part);
  });

  it('prints up to 24 photos in the PDF and says when photos are unavailable', async () => {
    const photos = Array.from({ length: 28 }, () => randomUUID());
    const photoCounts: number[] = [];
    const path = `/media${readPrintedPhotos.path}`;
    jobs.app.peers.answers.set(path, (body) => {
      const ids = readPrintedPhotos.body?.parse(body).photo_ids ?? [];
      photoCounts.push(ids.length);
      return ids.map((id) => ({ id, width: 480, height: 360, content: DOT }));
    });
    const areas = Array.from({ length: 7 }, (_, index) =>
      area(`Room ${index}`, 4, { photos: photos.slice(index * 4, index * 4 + 4) }),
    );
    const { body } = await record({ areas });
    const print = async () =>
      readPdfText((await jobs.callAs(jobs.admin, printInspection, undefined, { id: body.inspection_id })).body);
    const text = await print();
    expect(photoCounts).toEqual([6, 6, 6, 6]);
    expect(text).toContain('4 more photos are saved with the inspection.');
    expect(text.split('Room 5').length).toBeGreaterThan(4);
    jobs.app.peers.answers.delete(path);
    expect(await print()).toContain('Photos can’t be shown right now.');
  });

  it('starts from areas for each kind of place, which the office can change', async () => {
    const readAreas = async (place: string) =>
      (await jobs.callOrThrow(jobs.admin, getInspectionTemplates)).find(
        (each: { place: string }) => each.place === place,
      ).areas;
    expect(await readAreas('medical')).toEqual(FIRST_TEMPLATES.medical);
    await jobs.callOrThrow(jobs.admin, saveInspectionTemplate, { place: 'medical', areas: ['Waste', 'Floors'] });
    expect(await readAreas('medical')).toEqual(['Waste', 'Floors']);
    expect(await readAreas('office')).toEqual(FIRST_TEMPLATES.office);
    const twice = { place: 'medical', areas: ['Waste', 'waste'] };
    expect(await jobs.callAs(jobs.admin, saveInspectionTemplate, twice)).toMatchObject({ status: 400 });
  });
});
