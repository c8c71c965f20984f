import { findProblems, nameText, pickChanged, toField, toTyped } from './websiteForm';

const text = (key: string, own: string, draft: string | null = null) => ({
  key,
  own,
  draft,
  published: null,
  is_list: key.endsWith('story'),
  max: 80,
});
const page = {
  page: 'about',
  version: 1,
  has_draft: true,
  texts: [text('about.lead', 'A family.', 'A team.'), text('about.story', 'One.\nTwo.')],
};

it.each([
  ['about.lead', 'A family.', 'Text below the title'],
  ['about.storyTitle', 'Our story', 'Heading “Our story”'],
  ['about.capacityFigures.0.figure', 'Early', 'Text “Early”'],
  ['home.slides.2.heading', 'MODERN TOOLS\nAND MACHINERY', 'Heading “MODERN TOOLS”'],
  ['home.slides.2.picture', 'A cleaner on a lift.', 'Picture description “A cleaner on a lift.”'],
  ['service.questions.1.answer', 'Yes.', 'Answer “Yes.”'],
  ['about.story', 'One day.\nAnother.', 'List “One day.”'],
  [
    'home.whoWeAreLead',
    'We are an Adelaide company of trained cleaners and supervisors.',
    'Text “We are an Adelaide company of trained cleaners…”',
  ],
  ['titles.services-office-cleaning', 'Office cleaning in Adelaide', 'Service: office cleaning'],
  ['titles.home', 'Cleaning in Adelaide', 'Home'],
  ['descriptions.login', 'Log in', 'Login'],
])('labels %s with the text %j as %s', (key, own, label) => expect(nameText(text(key, own))).toBe(label));

it('fills in the draft or the standard text, and sends only changed texts', () => {
  const typed = toTyped(page);
  expect(typed).toEqual({ [toField('about.lead')]: 'A team.', [toField('about.story')]: 'One.\nTwo.' });
  expect(pickChanged(page, typed)).toEqual({ 'about.lead': 'A team.' });
  expect(pickChanged(page, { ...typed, [toField('about.lead')]: '  ' })).toEqual({});
  expect(toTyped(page, {})).toEqual({ [toField('about.lead')]: 'A family.', [toField('about.story')]: 'One.\nTwo.' });
});

it.each([
  ['about.lead', 'Short.', undefined],
  ['about.lead', 'x'.repeat(81), 'Use 80 characters or fewer.'],
  ['about.lead', 'Two\nlines', 'Keep it on one line.'],
  ['about.story', 'Two\nlines', undefined],
])('checks %s with %j: %s', (key, typed, problem) =>
  expect(findProblems({ texts: [text(key, '')] }, { [toField(key)]: typed })).toEqual({ [toField(key)]: problem }),
);
