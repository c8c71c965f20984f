import { hoursWarning, LANGUAGE_TAGS, lackText } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData, translation } from '@cleaning/ui/app';
import { lackText as ownText } from '../compliance/lackedDocuments';
import { speak } from './speak';

// Messages may name the company.
beforeAll(() => setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {} }));

const span = { from: '2026-11-16', until: '2026-11-29', own_minutes: 2980, elsewhere_minutes: 0, over: true };
const police = { kind: 'police_check_img', state: 'expired', expires_on: '2026-10-31' } as const;
const visa = { kind: 'visa', state: 'submitted', expires_on: '' } as const;
const LISTED = `${lackText(police)}, ${lackText(visa)}`;

describe.each(LANGUAGE_TAGS.filter((language) => language !== 'en'))('what services warn of, in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it.each([
    ['hours above the limit of a visa', hoursWarning('You', span), ['49 h 40 min', '16/11–29/11', '48 h']],
    [
      'hours elsewhere beside them',
      hoursWarning('You', { ...span, elsewhere_minutes: 90 }),
      ['49 h 40 min', '1 h 30 min', '16/11–29/11', '48 h'],
    ],
  ])('%s', (_, sentence, figures) => {
    const said = translation.sentence(sentence) ?? '';
    expect(figures.filter((figure) => !said.includes(figure))).toEqual([]);
    expect(said).not.toContain('the two weeks');
  });

  it.each([
    `Please send a current document under Account: ${LISTED}.`,
    `You cannot start: ${LISTED}. Please send a current document under Account, or call the office.`,
  ])('%s', (sentence) => {
    const said = translation.sentence(sentence) ?? '';
    expect(said).toContain(ownText(police));
    expect(said).toContain(ownText(visa));
    expect(said).toContain('31/10/2026');
    expect(said).not.toMatch(/Police check|expired|checked/);
  });

  it('documents that this version does not know, as they came', () =>
    expect(
      translation.sentence('Please send a current document under Account: Visa (missing), First aid (missing).'),
    ).toContain('Visa (missing), First aid (missing)'));
});

it('says nothing in English: a sentence is shown as it came', async () => {
  await speak('en');
  expect(translation.sentence(hoursWarning('You', span))).toBeNull();
});
