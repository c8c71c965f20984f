import { z } from 'zod';
import { defineCall, PLACE_ROLES, WORKERS } from './call.js';
import { answeredId, id, line, madeId, optionalLine, pageSchema, paging } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Areas of a checklist, and items of one area. */
export const MAX_CHECKLIST_AREAS = 20;
export const MAX_CHECKLIST_ITEMS = 30;
/** Photos of one item, and photos of a visit that belong to no item. */
export const MAX_ITEM_PHOTOS = 4;
export const MAX_VISIT_PHOTOS = 12;
/** Characters of "could not, because …". */
export const CHECKLIST_REASON_LENGTH = 300;

/** A task. Its id stays the same across versions. */
export const checklistItem = z.object({
  id: madeId,
  text: line(160),
  /** Needs a photo instead of a tick. */
  photo: z.boolean(),
  /** Required at Finished. */
  required: z.boolean(),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

const areaFields = {
  id: madeId,
  name: line(80),
  items: z.array(checklistItem).min(1, getFieldSentence('without_item')).max(MAX_CHECKLIST_ITEMS),
};
/** An area of a place with its items. */
export const checklistArea = z.object({
  ...areaFields,
  /** Counts from 1, and one more each time that the area changes. */
  version: z.number().int(),
});
export type ChecklistArea = z.infer<typeof checklistArea>;

/** The answer to one item. Still open if it is neither done nor has a reason or photo. */
export const checklistAnswer = z.object({
  item_id: madeId,
  done: z.boolean(),
  /** Why it could not be done; empty where it could. */
  reason: optionalLine(CHECKLIST_REASON_LENGTH),
  /** Keys assigned by the device; photos are sent separately, before or afterwards. */
  photos: z.array(madeId).max(MAX_ITEM_PHOTOS),
});
export type ChecklistAnswer = z.infer<typeof checklistAnswer>;

export type ItemState = 'done' | 'not-done' | 'open';

/** An item's state by its answer. A reason outranks a tick. */
export function getItemState(item: ChecklistItem, answer: ChecklistAnswer | undefined): ItemState {
  if (!answer) return 'open';
  if (answer.reason !== '') return 'not-done';
  return (item.photo ? answer.photos.length > 0 : answer.done) ? 'done' : 'open';
}

/** Items by their state. */
export function groupItemsByState(
  areas: readonly { readonly items: readonly ChecklistItem[] }[],
  answers: readonly ChecklistAnswer[],
): Readonly<Record<ItemState, readonly ChecklistItem[]>> {
  const byId = new Map(answers.map((answer) => [answer.item_id, answer]));
  const found: Record<ItemState, ChecklistItem[]> = { done: [], 'not-done': [], open: [] };
  for (const item of areas.flatMap(({ items }) => items)) found[getItemState(item, byId.get(item.id))].push(item);
  return found;
}

/** Required items without an answer. */
export const pickMissingItems = (...given: Parameters<typeof groupItemsByState>): readonly ChecklistItem[] =>
  groupItemsByState(...given).open.filter(({ required }) => required);

/** Supervisors act for their own places. */
const desk = { service: 'jobs', access: PLACE_ROLES, places: 'own' } as const;

export const checklist = z.object({
  /** Counts from 1; 0 where there never was one. */
  version: z.number().int(),
  /** Empty: no checklist. */
  areas: z.array(checklistArea),
  /** ISO 8601; empty where there never was one. */
  saved_at: z.string(),
  saved_by: z.string(),
});
export type Checklist = z.infer<typeof checklist>;

export const getChecklist = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/checklist',
  shows: ['checklist'],
  summary: 'Gets the newest version of a job’s checklist.',
  query: z.object({ job_id: id }),
  answer: checklist,
});

export const saveChecklist = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-checklist',
  changes: [{ topic: 'checklist', id: 'job_id' }],
  summary:
    'Saves a new version of a job’s checklist. Without areas the job has no checklist. 409 if `version` isn’t the newest.',
  body: z.object({
    job_id: id,
    /** The version that was changed. */
    version: z.number().int().min(0),
    areas: z
      .array(z.object(areaFields))
      .max(MAX_CHECKLIST_AREAS)
      .refine((areas) => {
        const ids = areas.flatMap((area) => [area.id, ...area.items.map((item) => item.id)]);
        return new Set(ids).size === ids.length;
      }, getFieldSentence('id_twice')),
  }),
  answer: checklist,
});

/** A checklist as phones keep it. */
export const ownChecklist = z.object({
  job_id: answeredId,
  /** Sent with the answers, which are read against the version that the person saw. */
  version_id: answeredId,
  areas: z.array(checklistArea),
});
export type OwnChecklist = z.infer<typeof ownChecklist>;

export const getMyChecklists = defineCall({
  method: 'GET',
  path: '/api/my-checklists',
  service: 'jobs',
  access: WORKERS,
  shows: ['checklist', 'assignment', 'shift', 'cover'],
  summary: 'Lists the checklists of the jobs you’re assigned to, cover or work at.',
  answer: z.array(ownChecklist),
});

/** Subject of a visit's photo. */
export const PHOTO_LABELS = { '': 'Photo', before: 'Before', after: 'After' } as const;
export const photoLabel = z.enum(Object.keys(PHOTO_LABELS) as [keyof typeof PHOTO_LABELS, 'before', 'after']);
export type PhotoLabel = keyof typeof PHOTO_LABELS;

const labelledPhoto = z.object({ id: madeId, label: photoLabel });

export const answerChecklist = defineCall({
  method: 'POST',
  path: '/api/answer-checklist',
  service: 'jobs',
  access: WORKERS,
  changes: ['checklist'],
  summary:
    'Saves the checklist answers for your finished work, and the keys of its photos. Photos are uploaded separately and may arrive later. Idempotent by `key`. 404 if the work doesn’t exist, 409 if it isn’t finished.',
  body: z
    .object({
      user_id: id,
      key: madeId,
      row_id: id.optional(),
      /** The key of the Start, where the device does not know the record. */
      start_key: id.optional(),
      /** Missing for photos of a place without a checklist. */
      version_id: id.optional(),
      answers: z.array(checklistAnswer).max(MAX_CHECKLIST_AREAS * MAX_CHECKLIST_ITEMS),
      photos: z.array(labelledPhoto).max(MAX_VISIT_PHOTOS),
      /**
       * Instant by the device's clock, ISO 8601. A future one is replaced by the server's, so that a wrong clock loses
       * no answers.
       */
      answered_at: z.iso.datetime(getFieldSentence('not_instant')),
    })
    .refine(({ row_id, start_key }) => row_id !== undefined || start_key !== undefined, {
      path: ['row_id'],
      message: 'or start_key is required',
    }),
  answer: z.object({ report_id: answeredId }),
});

/** Finished work at a job, with its report. */
export const visitRow = z.object({
  record_id: answeredId,
  /** YYYY-MM-DD in business time. */
  date: z.string(),
  /** ISO 8601. */
  started_at: z.string(),
  ended_at: z.string(),
  user_id: answeredId,
  user_name: z.string(),
  /** False if no report was sent. */
  is_reported: z.boolean(),
  /** Items of its checklist. */
  done: z.number().int(),
  not_done: z.number().int(),
  /** Number of required items without an answer. */
  missing: z.number().int(),
  /** Number of named photos; some may not have arrived yet. */
  photos: z.number().int(),
});
export type VisitRow = z.infer<typeof visitRow>;

export const listVisits = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/visits',
  shows: ['checklist', 'work'],
  summary: 'Lists the visits of a job, newest first, with a summary of each checklist.',
  query: z.object({ ...paging, job_id: id }),
  answer: pageSchema(visitRow),
});

export const visitReport = z.object({
  report_id: answeredId,
  answered_at: z.string(),
  areas: z.array(
    z.object({
      name: z.string(),
      items: z.array(
        checklistItem.extend({
          state: z.enum(['done', 'not-done', 'open']),
          reason: z.string(),
          photos: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Photos that belong to no item. */
  photos: z.array(z.object({ id: answeredId, label: photoLabel })),
});
export type VisitReport = z.infer<typeof visitReport>;

export const getVisit = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/visits/:id',
  shows: ['checklist', 'work'],
  summary: 'Gets one visit: checklist answers by area, and photo ids, oldest first.',
  params: z.object({ id }),
  answer: z.object({ record_id: answeredId, reports: z.array(visitReport) }),
});
