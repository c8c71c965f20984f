import { z } from 'zod';
import { DAYS } from './date-text.js';
import { buildCustomIssue, getFieldSentence } from './refusals/sentences.js';
import { isPrintedAddress, isPublicPage } from './web-links.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NO_ROW = '00000000-0000-0000-0000-000000000000';

/**
 * An id in a request. Text that isn't a UUID becomes the nil UUID, which no row has. Unknown and malformed ids
 * therefore get the same response, and every query gets a UUID.
 */
export const id = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .transform((text) => (UUID.test(text) ? text.toLowerCase() : NO_ROW));

/** Id or key of something new, created by the sender, so that repeats are idempotent. */
export const madeId = z.uuid(getFieldSentence('not_uuid')).toLowerCase();

/** An id in a response. */
export const answeredId = z.string();
/** An optional id in a response; empty if missing. */
export const optionalAnsweredId = z.string();

/** Half of a surrogate pair, as in a truncated text: UTF-8 can't represent it, and PostgreSQL refuses it in JSON. */
const HALF_CHARACTER = /[\ud800-\udfff]/gu;

/**
 * Invisible direction marks. Address books put them around a copied telephone number; in a name they reverse the rest
 * of the line on screen. Right-to-left scripts don't need them.
 */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text that a person typed, without marks of direction. Halves of characters become U+FFFD, as where text is written as UTF-8. */
export const typedTextField = () =>
  z.string().overwrite((text) => text.replace(DIRECTION, '').replace(HALF_CHARACTER, '\ufffd'));

/** One typed line; no control characters. */
export const line = (max: number) =>
  typedTextField()
    .trim()
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
    .regex(/^[^\u0000-\u001f\u007f]*$/, getFieldSentence('control_characters'));

/** One typed line that may be empty; no control characters. */
export const optionalLine = (max: number) =>
  typedTextField()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
    .regex(/^[^\u0000-\u001f\u007f]*$/, getFieldSentence('control_characters'));

/** Scripts of our papers' fonts (`SCRIPTS` of the paper kit), and characters common to all scripts. */
const PRINTED =
  /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Deva}\p{sc=Sinh}\p{sc=Arab}\p{sc=Taml}\p{sc=Beng}\p{sc=Guru}\p{sc=Thai}\p{sc=Zyyy}\p{sc=Zinh}]/u;
/** Printed with a separate font. */
const EMOJI = /\p{Emoji}/u;
/**
 * Common signs that the fonts lack (arrows, stars, Ⅱ), and everything beyond U+FFFF: rare Chinese letters, and 𝓢𝓪𝓻𝓪.
 */
const WITHOUT_FONT = /[\u2160-\u2188\u218a-\u2211\u2213-\u25cb\u25cd-\u2bff\u{10000}-\u{10ffff}]/u;

/** The letters of a text that no font of our papers has, each once. */
export const findUnprintableLetters = (text: string): string =>
  [...new Set(text)]
    .filter((letter) => !EMOJI.test(letter) && (!PRINTED.test(letter) || WITHOUT_FONT.test(letter)))
    .join('');

/** For a printed name: reports letters that could only be printed as question marks. */
const checkPrintable = (text: string, { addIssue }: z.core.$RefinementCtx<string>): void => {
  const letters = findUnprintableLetters(text);
  if (letters !== '') addIssue(buildCustomIssue('not_printed', { letters }));
};

/** One line that is printed on papers, such as a name. */
export const printedLine = (max: number) => line(max).superRefine(checkPrintable);
/** `printedLine` that may be empty. */
export const optionalPrintedLine = (max: number) => optionalLine(max).superRefine(checkPrintable);

/** Maximum characters of a reason shown to a person. */
export const REASON_LENGTH = 300;

/** Several lines of text that a person typed. PostgreSQL text cannot contain NUL. */
export const paragraph = (max: number) =>
  typedTextField()
    .trim()
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, getFieldSentence('control_characters'));

/** Several lines of text that may be empty. */
export const optionalParagraph = (max: number) =>
  typedTextField()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, getFieldSentence('control_characters'));

/** Amount in A$ in a response: "480.00". */
export const money = z.string().regex(/^-?\d+\.\d{2}$/);

/** Amount in A$ in a request ("32", "32.5", 32.5); becomes integer cents. At most A$ 1,000,000.00. */
export const moneyInput = z.union([z.string(), z.number()]).transform((value, context) => {
  const text = String(value).trim();
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  const cents = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
  if (!match || cents > 100_000_000) {
    context.addIssue({
      code: 'custom',
      message: getFieldSentence('not_amount'),
    });
    return z.NEVER;
  }
  return cents;
});

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day in business time, YYYY-MM-DD. */
export const businessDate = z
  .string()
  .regex(/^(19|20)\d{2}-\d{2}-\d{2}$/, { error: getFieldSentence('not_date'), abort: true })
  .refine(isCalendarDate, getFieldSentence('no_such_date'));

/** A time of day, HH:MM. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, getFieldSentence('not_time'));

/** A moment in business time, YYYY-MM-DDTHH:MM. */
export const businessDateTime = z
  .string()
  .regex(/^(19|20)\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, {
    error: getFieldSentence('not_date_time'),
    abort: true,
  })
  .refine((text) => isCalendarDate(text.slice(0, 10)), getFieldSentence('no_such_date'));

/** Year choices of the product: 2022 to 2099. */
export const FIRST_YEAR = 2022;
export const LAST_YEAR = 2099;
/** A fixed number of digits as text; also accepts a number, as programs send it. */
const numeral = (text: z.ZodString, digits: number) =>
  z.union([
    text,
    z
      .number()
      .transform((value) => String(value).padStart(digits, '0'))
      .pipe(text),
  ]);
export const year = numeral(z.string().regex(/^(202[2-9]|20[3-9]\d)$/, getFieldSentence('not_year')), 4);
/** "01" to "12". */
export const month = numeral(z.string().regex(/^(0[1-9]|1[0-2])$/, getFieldSentence('not_month')), 2);

export const day = z.enum(DAYS);

/** 'HH:MM-HH:MM'. A range whose end isn't after its start ends the next day. */
export const timeRange = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, getFieldSentence('not_time_range'));

/** `lat,lng` or `lat,lng,accuracy`: degrees, and metres. */
export const location = z
  .string()
  .trim()
  .max(80)
  .regex(/^-?\d{1,3}(\.\d+)?,\s*-?\d{1,3}(\.\d+)?(,\s*\d+(\.\d+)?)?$/, {
    error: getFieldSentence('not_location'),
    abort: true,
  })
  .refine((text) => {
    const [lat, lng] = text.split(',').map(Number);
    return Math.abs(lat as number) <= 90 && Math.abs(lng as number) <= 180;
  }, getFieldSentence('not_on_earth'));

export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(getFieldSentence('not_email')));
/** An e-mail address, or empty. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .pipe(z.union([z.literal(''), z.email()], getFieldSentence('not_email')));

const isSecurePage = (text: string): boolean => /^https:/i.test(text) && isPublicPage(text);
const NO_PAGE = getFieldSentence('not_secure_page');
/** A page that visitors open, as a link: https://www.company.com.au/news. */
export const publicPage = line(300).refine(isSecurePage, NO_PAGE);
/** `publicPage` that may be empty. */
export const optionalPublicPage = optionalLine(300).refine((text) => text === '' || isSecurePage(text), NO_PAGE);

const WEB_ADDRESS_MESSAGE = getFieldSentence('not_web_address');
/** A web address as it is printed, with or without https://, or empty. */
export const optionalPrintedAddress = optionalLine(200).refine(
  (text) => text === '' || isPrintedAddress(text),
  WEB_ADDRESS_MESSAGE,
);

/** Yes or no, also as text from a form. */
export const formBoolean = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** An array that forms send as JSON text and JSON bodies as an array. */
export const jsonText = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .transform((value, context) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({
          code: 'custom',
          message: value.trim() === '' ? getFieldSentence('required') : getFieldSentence('not_json'),
        });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** An ABN as it is written: "51 824 753 556". */
export const formatAbn = (abn: string): string =>
  abn.replace(/\s/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** A BSB as it is written: "105-900". One that is masked stays as it is. */
export const formatBsb = (bsb: string): string => bsb.replace(/^(\d{3})(\d{3})$/, '$1-$2');

/** One page of a list. Pages count from 1. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
};

export const sorting = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: z.enum(columns).default(columns[0]),
  direction: z.enum(['asc', 'desc']).default('asc'),
});

/** Search text; empty finds everything. */
export const searchText = optionalLine(120).default('');

/** One page of a list; `total` counts the rows of all pages. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.number().int(), rows: z.array(row) });

/** Response of a write without a result. */
export const done = z.object({ status: z.literal('done') });
export type Done = z.output<typeof done>;
export const DONE: Done = { status: 'done' };
