import { FIRST_COMPANY, FIRST_PROOF } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { about } from '../about-us/texts';
import { areas } from '../areas/areas';
import { areaTexts } from '../areas/texts';
import { careers } from '../careers/texts';
import { contact } from '../contact-us/texts';
import { home } from '../home/texts';
import { sampleInvoice } from '../invoice/sampleInvoice';
import { products } from '../products/texts';
import { priceTexts } from '../proof/priceTexts';
import { quote } from '../quote/texts';
import { servicePage } from '../service-page/texts';
import { visitServices } from '../service-page/visitServices';
import { workplaces } from '../service-page/workplaces';
import { yourQuote } from '../your-quote/texts';
import { describePromise, findPromisedDays } from './proof';
import { site } from './texts';

/** Facts that only the owner knows: people, papers, history, promises. Descriptions of drawings don't count. */
const CLAIMS =
  /\btrained\b|\buniforms?\b|police[- ]check|\binsured\b|\blicensed\b|\bsince\b|\binvest\b|\bsupervisor\b|same (?:small team|people|cleaners)|\bour (?:vans?|teams?)\b|\bcosts nothing\b|\bticked off\b|\btick(?:s off|\b.*\boff\b)|\bchecklist for each site\b|\beach site has its (?:own )?checklist\b|\bfree\b|\bfixed (?:written|price)\b|\bfixed and in writing\b|\bquieter\b|\bminutes\b|\bwe arrange\b|\d+ (?:years|hours|days)\b/i;
const PICTURES = new Set(['picture', 'staffPicture', 'toolsPicture', 'storyPicture', 'capacityPicture', 'slides']);
/** Requirements for sub-contractors and clients' questions, which aren't claims of the company. */
const ASKED = new Set(['need', 'good', 'question', 'suburbs', 'visit', 'prepare']);

/** Shown once the owner has entered it. */
const ENTERED = new Set(['staffChecked', 'policeChecked', 'policeCheckedWho', 'answeredWhen']);

/** All texts except functions. */
function listTexts(words: unknown, name = ''): string[] {
  if ([PICTURES, ASKED, ENTERED].some((names) => names.has(name))) return [];
  if (typeof words === 'string') return [words];
  if (Array.isArray(words)) return words.flatMap((word) => listTexts(word));
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => listTexts(value, key));
}

const show = (company: typeof FIRST_COMPANY) => setSiteData({ company, texts: {}, pictures: {} });

describe('the website of a company that has entered nothing', () => {
  beforeAll(() => show(FIRST_COMPANY));

  it('claims nothing about its people, papers, history or promises', () => {
    const pages = [
      home,
      home.slides.map(({ text }) => text),
      about,
      areas,
      areaTexts,
      careers,
      contact,
      priceTexts,
      products,
      quote,
      servicePage,
      site,
      visitServices,
      workplaces,
    ];
    expect(listTexts(pages).filter((text) => CLAIMS.test(text))).toEqual([]);
  });

  it('promises no days until an answer', () => {
    const defaults = { company: FIRST_COMPANY, texts: {}, pictures: {}, proof: FIRST_PROOF, is_proof_entered: false };
    setSiteData(defaults);
    expect([findPromisedDays(), describePromise()]).toEqual([null, '']);
    setSiteData({ ...defaults, is_proof_entered: true });
    expect([findPromisedDays(), describePromise()]).toEqual([2, 'Quote within two business days']);
    show(FIRST_COMPANY);
    expect([findPromisedDays(), describePromise()]).toEqual([null, '']);
    const promises = [
      home.callText(''),
      contact.formLead(''),
      contact.sent(''),
      quote.lead(''),
      quote.formSent(''),
      quote.weCall,
      ...quote.next(''),
      yourQuote.asked(''),
    ];
    expect(promises.filter((text) => /within|days/.test(text))).toEqual([]);
    expect(home.callText('Quote within two business days')).not.toMatch(CLAIMS);
    expect(quote.next('two business days')).toContain('You get a written quote within two business days.');
    expect(quote.lead('Quote within two business days')).toContain('Quote within two business days.');
  });

  it('has seven selling points, and the year in its story once that is known', () => {
    expect(home.points).toHaveLength(7);
    expect(about.story.join()).not.toContain('started');
    show(DEMO_COMPANY);
    expect(about.story[0]).toBe('We started in 2015.');
    show(FIRST_COMPANY);
  });

  it('shows nobody’s bank account on the sample invoice', () =>
    expect(Object.values(sampleInvoice.bank).join()).not.toMatch(/\d/));
});
