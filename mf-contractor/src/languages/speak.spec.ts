import { buildHoursWarning, LANGUAGE_TAGS } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { describeIssue } from '@cleaning/ui';
import { ApiError, setSiteData, translation } from '@cleaning/ui/app';
import { describeMissingDocument as ownText } from '../compliance/describeMissingDocument';
import { speak } from './speak';
import { describeWarning } from './warningText';

// Messages may name the company.
beforeAll(() => setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {} }));

const span = { from: '2026-11-16', until: '2026-11-29', own_minutes: 2980, elsewhere_minutes: 0, over: true };
const police = { kind: 'police_check_img', state: 'expired', expires_on: '2026-10-31' } as const;
const visa = { kind: 'visa', state: 'submitted', expires_on: '' } as const;
const documents = [police, visa];

describe.each(LANGUAGE_TAGS.filter((language) => language !== 'en'))('texts of services in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it.each([
    ['hours above the visa limit', span, ['49 h 40 min', '16/11–29/11', '48 h']],
    [
      'hours above the visa limit with work elsewhere',
      { ...span, elsewhere_minutes: 90 },
      ['49 h 40 min', '1 h 30 min', '16/11–29/11', '48 h'],
    ],
  ])('warn of %s', (_, given, figures) => {
    const text = describeWarning(buildHoursWarning('You', given));
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
    expect(text).not.toContain('the two weeks');
  });

  it.each([
    ['refusal', 'documents_needed'],
    ['warning', 'documents_due'],
  ] as const)('list documents in a %s', (kind, code) => {
    const text = translation[kind](code, { documents }) ?? '';
    expect(text).toContain(ownText(police));
    expect(text).toContain(ownText(visa));
    expect(text).toContain('2026');
    expect(text).not.toMatch(/Police check|expired|checked/);
  });

  it('keep the original text for unknown documents', () => {
    const unknown = { code: 'documents_due', params: { documents: [{ kind: 'first_aid' }] }, msg: 'First aid.' };
    expect(describeWarning(unknown)).toBe('First aid.');
  });

  it('translate a known refusal and keep an unknown one', () => {
    const msg = 'The time is more than 12 hours ago. Ask the office to record this work.';
    const tooOld = new ApiError(400, { code: 'too_old', params: { hours: 12 }, msg });
    expect(tooOld.msg).toContain('12');
    expect(tooOld.msg).not.toBe(msg);
    expect(new ApiError(409, { code: 'run_pays_nobody', msg: 'There’s nobody to pay in this pay run.' }).msg).toBe(
      'There’s nobody to pay in this pay run.',
    );
  });

  it('give the minutes to wait', () => {
    const wait = (retry_after: number) => translation.refusal('network_limit', { retry_after }) ?? '';
    expect(wait(700)).toContain('12');
    expect(wait(60)).not.toContain('12');
  });

  it('translate a field problem by its code', () => {
    const issue = { code: 'too_long', params: { max: 30 }, msg: 'must have at most 30 characters' };
    expect(describeIssue(issue)).toContain('30');
    expect(describeIssue(issue)).not.toContain('characters');
  });
});

it('returns no translation in English, so the original text stays', async () => {
  await speak('en');
  expect(translation.warning('hours_above_visa', span)).toBeNull();
  expect(translation.refusal('job_full', {})).toBeNull();
});
