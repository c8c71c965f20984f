import { FIELD_PROBLEMS, isRefusalCode, REFUSALS, WARNINGS, warn, writeSentence } from '@cleaning/contracts';
import { messages } from './en/shared';
import { i18n } from './i18n';
import { PROBLEM_TEXTS, REFUSAL_TEXTS, WARNING_TEXTS } from './refusals';

const PARAMS = {
  fields: ['abn'],
  hours: 12,
  hours_after: 1,
  hours_before: 12,
  letters: 'x',
  max: 3,
  megabytes: 10,
  min: 10,
  minutes: 12,
  name: '',
  retry_after: 120,
  types: ['jpg', 'pdf'],
};
const VALUES = { ...PARAMS, fields: 'abn', minutes: 2, types: 'jpg, pdf' };
/** Their texts use `minutes` of the refusal. Other texts show the minutes until the next attempt. */
const CODES_WITH_OWN_MINUTES: ReadonlySet<string> = new Set(['undo_too_late', 'message_sent_long_ago']);
const SHARED = ['refusals.missing', 'refusals.upload_too_large'];

beforeAll(() => i18n.load('en', messages));

it.each(Object.entries(REFUSAL_TEXTS).filter(([, { id }]) => !SHARED.includes(id)))(
  'has the same English text as the services: %s',
  (code, text) => {
    expect(isRefusalCode(code)).toBe(true);
    if (!isRefusalCode(code) || code === 'documents_needed') return;
    const values = CODES_WITH_OWN_MINUTES.has(code) ? { minutes: PARAMS.minutes } : VALUES;
    expect(i18n._({ ...text, values })).toBe(writeSentence(REFUSALS[code].say, PARAMS));
  },
);

it.each(Object.entries(PROBLEM_TEXTS))('has the same English text as the schemas: %s', (code, text) => {
  const say = FIELD_PROBLEMS[code as keyof typeof PROBLEM_TEXTS];
  expect(i18n._({ ...text, values: VALUES })).toBe(writeSentence(say, PARAMS));
});

it('has a text for each warning to sub-contractors', () => {
  const given = { from: '2026-11-16', until: '2026-11-29', own_minutes: 2980, elsewhere_minutes: 0 };
  expect(Object.keys(WARNING_TEXTS).filter((code) => code in WARNINGS)).toEqual(['documents_due', 'hours_above_visa']);
  expect(
    i18n._({ ...WARNING_TEXTS.hours_above_visa, values: { own: '49 h 40 min', weeks: '16/11–29/11', limit: '48 h' } }),
  ).toBe(warn('hours_above_visa', { who: 'You', ...given }).msg);
});
