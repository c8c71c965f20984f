import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { buildTelephoneLink, createEditableTexts, setSiteData } from './site';

const words = createEditableTexts('about', {
  lead: 'We are {company}.',
  story: ['First.', 'Second.'],
  figures: [{ figure: '24', text: 'hours' }],
  count: (number: number) => `${number} pages`,
});
const show = (texts: Record<string, string>) => setSiteData({ company: DEMO_COMPANY, texts, pictures: {} });

describe('editable texts', () => {
  it('use the page’s own texts until the office changes them', () => {
    show({});
    expect([words.lead, words.story, words.figures[0]?.text, words.count(2)]).toEqual([
      'We are Gumleaf.',
      ['First.', 'Second.'],
      'hours',
      '2 pages',
    ]);
  });

  it('follow the site data at the time of use', () => {
    show({ 'about.lead': 'Others, {company}.', 'about.story': 'One.\nTwo. \n \nThree.', 'about.figures.0.text': 'h' });
    expect([words.lead, words.story, words.figures.map(({ figure, text }) => figure + text)]).toEqual([
      'Others, Gumleaf.',
      ['One.', 'Two.', 'Three.'],
      ['24h'],
    ]);
    show({});
    expect(words.lead).toBe('We are Gumleaf.');
  });

  it('fill in the founding year and drop its line without one', () => {
    const texts = { 'about.story': 'Since {founded}.\nCome in.', 'about.figures.0.figure': '{founded}' };
    show(texts);
    expect([words.story, words.figures[0]?.figure]).toEqual([['Since 2015.', 'Come in.'], '2015']);
    setSiteData({ company: { ...DEMO_COMPANY, founded: null }, texts, pictures: {} });
    expect([words.story, words.figures[0]?.figure]).toEqual([['Come in.'], '']);
  });
});

it.each([
  ['(08) 5550 0142', 'tel:+61855500142'],
  ['0491 570 156', 'tel:+61491570156'],
  ['+61 8 5550 0142', 'tel:+61855500142'],
  ['1800 975 707', 'tel:1800975707'],
  ['13 14 50', 'tel:131450'],
])('links %s to %s', (number, link) => expect(buildTelephoneLink(number)).toBe(link));
