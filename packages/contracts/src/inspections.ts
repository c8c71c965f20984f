import { z } from 'zod';
import { defineCall, PLACE_ROLES } from './call.js';
import { PLACES, type Place } from './enquiries.js';
import { answeredId, id, line, madeId, optionalParagraph, pageSchema, paging } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Areas of an inspection, and photos of one area. */
export const MAX_INSPECTION_AREAS = 20;
export const MAX_AREA_PHOTOS = 4;
export const INSPECTION_NOTE_LENGTH = 1000;
/** Meanings of scores. */
export const SCORES = { 1: 'Poor', 2: 'Below standard', 3: 'Acceptable', 4: 'Good', 5: 'Very good' } as const;
export type Score = keyof typeof SCORES;
/** The end of the scale. */
export const MAX_SCORE = 5;

/** Initial areas of each kind of place; the office can change them. */
export const FIRST_TEMPLATES: Readonly<Record<Place, readonly string[]>> = {
  office: ['Reception', 'Desks and meeting rooms', 'Kitchen', 'Toilets', 'Floors'],
  shop: ['Entrance and windows', 'Sales floor', 'Fitting rooms', 'Staff room', 'Toilets'],
  medical: ['Waiting room', 'Consulting rooms', 'Treatment rooms', 'Toilets', 'Waste', 'Floors'],
  school: ['Classrooms', 'Corridors', 'Toilets', 'Canteen', 'Outside'],
  industrial: ['Workshop floor', 'Office', 'Lunch room', 'Toilets', 'Loading area'],
  building: ['Entrance', 'Lifts and stairs', 'Corridors', 'Bins', 'Car park'],
  home: ['Kitchen', 'Bathrooms', 'Living rooms', 'Bedrooms', 'Floors'],
  other: ['Entrance', 'Rooms', 'Kitchen', 'Toilets', 'Floors'],
};

const placeKind = z.enum(Object.keys(PLACES) as [Place, ...Place[]], getFieldSentence('not_in_list'));
const score = z.union(
  [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)],
  getFieldSentence('not_mark'),
);

export const inspectedArea = z.object({
  name: line(80),
  /** Null: it was not looked at. */
  score: score.nullable(),
  note: optionalParagraph(INSPECTION_NOTE_LENGTH),
  photos: z.array(madeId).max(MAX_AREA_PHOTOS),
});
export type InspectedArea = z.infer<typeof inspectedArea>;

/** Mean of the scored areas, to a tenth; null without any. */
export function getScore(areas: readonly Pick<InspectedArea, 'score'>[]): number | null {
  const scores = areas.flatMap((area) => area.score ?? []);
  if (scores.length === 0) return null;
  const sum = scores.reduce<number>((total, each) => total + each, 0);
  return Math.round((sum * 10) / scores.length) / 10;
}

/** Supervisors inspect their own places. */
const desk = { service: 'jobs', access: PLACE_ROLES, places: 'own' } as const;

const template = z.object({ place: placeKind, areas: z.array(z.string()) });

export const getInspectionTemplates = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/inspection-templates',
  shows: ['inspection'],
  summary: 'Gets the inspection areas for each kind of site.',
  answer: z.array(template),
});

export const saveInspectionTemplate = defineCall({
  service: 'jobs',
  access: ['admin'],
  method: 'POST',
  path: '/api/admin/save-inspection-template',
  changes: ['inspection'],
  summary: 'Saves the inspection areas for a kind of site. Past inspections don’t change.',
  body: z.object({
    place: placeKind,
    areas: z
      .array(line(80))
      .min(1, getFieldSentence('without_area'))
      .max(MAX_INSPECTION_AREAS)
      .refine(
        (areas) => new Set(areas.map((area) => area.toLowerCase())).size === areas.length,
        getFieldSentence('area_twice'),
      ),
  }),
  answer: template,
});

export const recordInspection = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/record-inspection',
  changes: [{ topic: 'inspection', id: 'job_id' }],
  summary:
    'Records an inspection of a job: a score from 1 to 5 for each area, with note and photo keys; photos are uploaded separately. Idempotent by `key`.',
  body: z.object({
    key: madeId,
    job_id: id,
    place: placeKind,
    note: optionalParagraph(INSPECTION_NOTE_LENGTH),
    areas: z
      .array(inspectedArea)
      .min(1, getFieldSentence('without_area'))
      .max(MAX_INSPECTION_AREAS)
      .refine((areas) => getScore(areas) !== null, 'must have at least one score'),
  }),
  answer: z.object({ inspection_id: answeredId }),
});

export const inspectionRow = z.object({
  inspection_id: answeredId,
  /** ISO 8601 */
  inspected_at: z.string(),
  inspected_by: z.string(),
  place: placeKind,
  /** 1 to 5, to a tenth. */
  score: z.number(),
});
export type InspectionRow = z.infer<typeof inspectionRow>;

export const listInspections = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/inspections',
  shows: ['inspection'],
  summary: 'Lists a job’s inspections, newest first.',
  query: z.object({ ...paging, job_id: id }),
  answer: pageSchema(inspectionRow),
});

export const inspectionDetail = inspectionRow.extend({
  job_id: answeredId,
  job_name: z.string(),
  job_address: z.string(),
  note: z.string(),
  areas: z.array(inspectedArea),
});
export type InspectionDetail = z.infer<typeof inspectionDetail>;

export const getInspection = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/inspections/:id',
  shows: ['inspection'],
  summary: 'Gets an inspection with its areas.',
  params: z.object({ id }),
  answer: inspectionDetail,
});

export const printInspection = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/inspections/:id/report.pdf',
  summary: 'Downloads an inspection report for the client as PDF.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
