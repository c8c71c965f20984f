import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, done, line, madeId, optionalEmail, optionalLine, optionalParagraph } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { isPostcode, optionalTelephone, toBareNumber } from './typed-numbers.js';

/** Kinds of places, with their names for people. */
export const PLACES = {
  office: 'Office',
  shop: 'Shop or showroom',
  medical: 'Medical rooms',
  school: 'School or childcare',
  industrial: 'Warehouse or workshop',
  building: 'Shared areas of a building',
  home: 'Home',
  other: 'Another place',
} as const;
export type Place = keyof typeof PLACES;
export const enquiryPlace = z.enum(Object.keys(PLACES) as [Place, ...Place[]], getFieldSentence('not_in_list'));

/** Requested cleaning frequencies, with labels. */
export const FREQUENCIES = {
  once: 'Once',
  daily: 'Every working day',
  'several-a-week': 'Two to four times a week',
  weekly: 'Once a week',
  fortnightly: 'Every two weeks',
  monthly: 'Once a month',
  unsure: 'Not sure yet',
} as const;
export type Frequency = keyof typeof FREQUENCIES;
export const enquiryFrequency = z.enum(
  Object.keys(FREQUENCIES) as [Frequency, ...Frequency[]],
  getFieldSentence('not_in_list'),
);

/** Photos of an enquiry; each 10 MB at most when it is sent. */
export const MAX_ENQUIRY_PHOTOS = 6;
export const ENQUIRY_PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;
/** Hours after which a photo without an enquiry is deleted. */
export const ENQUIRY_PHOTO_HOURS = 24;
/** Months after the last change when an enquiry that wasn't won is deleted. */
export const ENQUIRY_MONTHS = 12;
/** Maximum characters of the visitor's text, and of a note or response. */
export const ENQUIRY_TEXT_LENGTH = 3000;

/** Kinds of visitors' messages: a quote request, or a message of the contact form. */
export const ENQUIRY_KINDS = { quote: 'Request for quote', feedback: 'Feedback' } as const;
export type EnquiryKind = keyof typeof ENQUIRY_KINDS;
export const enquiryKind = z.enum(
  Object.keys(ENQUIRY_KINDS) as [EnquiryKind, ...EnquiryKind[]],
  getFieldSentence('not_in_list'),
);

/** Fields entered by a visitor. */
export const enquiryFields = z.object({
  place: enquiryPlace,
  /** Area, rooms, floors: in the visitor's words. */
  size: line(120),
  frequency: enquiryFrequency,
  /** Dates or times of day that suit. */
  timing: optionalLine(200),
  suburb: line(80),
  /** Postcode of the suburb; may be empty. */
  postcode: optionalLine(10)
    .overwrite(toBareNumber)
    .refine((text) => text === '' || isPostcode(text), getFieldSentence('not_four_digits'))
    .default(''),
  text: optionalParagraph(ENQUIRY_TEXT_LENGTH),
  name: line(120),
  /** Empty for a person without a company. */
  company: optionalLine(120).default(''),
  /** Preferred time for a call, in the visitor's words; may be empty. */
  call_time: optionalLine(120).default(''),
  /** One of the two is required. */
  email: optionalEmail,
  telephone: optionalTelephone,
});
export type EnquiryFields = z.output<typeof enquiryFields>;

export const sendEnquiry = defineCall({
  method: 'POST',
  path: '/api/quote',
  service: 'invoice',
  access: 'public',
  changes: ['enquiry'],
  summary:
    'Sends a quote request and emails a confirmation to the visitor. Over the total limit it is stored as part of a flood without emails. 429 after too many from one address.',
  body: enquiryFields
    .extend({
      key: madeId,
      /** Ids returned by `uploadEnquiryPhoto`. */
      photos: z.array(madeId).max(MAX_ENQUIRY_PHOTOS).default([]),
      /** Hidden from people. If a bot fills it in, nothing is stored. */
      website: z.unknown().optional(),
    })
    .refine(({ email, telephone }) => email !== '' || telephone !== '', {
      path: ['email'],
      message: 'is required, or a phone number',
    }),
  answer: done,
});

/** Fields of a page without script. Validated later, so that people don't see an error meant for programs. */
const typed = optionalParagraph(ENQUIRY_TEXT_LENGTH).default('');

export const sendEnquiryForm = defineCall({
  method: 'POST',
  path: '/api/quote-form',
  service: 'invoice',
  access: 'public',
  changes: ['enquiry'],
  summary:
    'Sends a quote request from a page without JavaScript: the same fields urlencoded, without photos. Redirects (303) to #sent or #not-sent.',
  body: z.object({
    place: typed,
    size: typed,
    frequency: typed,
    timing: typed,
    suburb: typed,
    postcode: typed,
    text: typed,
    name: typed,
    company: typed,
    call_time: typed,
    email: typed,
    telephone: typed,
    website: typed,
  }),
  bodyKind: 'form',
  answer: z.unknown(),
  answerKind: 'text',
});

export const uploadEnquiryPhoto = defineCall({
  method: 'POST',
  path: '/api/quote-photos',
  service: 'media',
  access: 'public',
  summary: `Uploads one photo for a quote request. Camera data is removed; only admins see it. Deleted after ${ENQUIRY_PHOTO_HOURS} hours unless an enquiry names it.`,
  body: z.object({}),
  bodyKind: 'files',
  files: [{ name: 'photo', required: true, maxCount: 1 }],
  answer: z.object({
    photo_id: answeredId,
    /** A small picture as a data URL. */
    preview: z.string(),
  }),
});
