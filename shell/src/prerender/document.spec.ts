import { FIRST_COMPANY, type SiteData } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { COMPANY } from '../texts';
import { buildRobots, formatDocument, type PageDocument } from './document';
import { keepSafeLinks } from './safeLinks';

const TEMPLATE =
  '<html lang="en-AU"><head><title></title><meta name="robots" content="noindex" /><script src="/static/beforeScript.js"></script><script defer="defer" src="/static/main.js"></script></head><body><div id="root"></div><script type="application/json" id="site-data"></script></body>';
const PAGE: PageDocument = {
  path: '/careers',
  title: 'Careers',
  description: 'Work with us.',
  body: '<h1>Careers</h1>',
  asks: false,
  scripts: [],
  styles: [],
  structured: [],
  picture: undefined,
  reads: [],
};

function write(company: SiteData['company'], more: Partial<SiteData> = {}): string {
  const data = { company, texts: {}, pictures: {}, ...more };
  setSiteData(data);
  return formatDocument(TEMPLATE, 'https://www.company.example', PAGE, data);
}

describe('formatDocument', () => {
  it('describes the company to search engines', () => {
    const html = write(DEMO_COMPANY);
    expect(html).toContain('"@type":"LocalBusiness"');
    expect(html).not.toMatch(/noindex|shell-unknown|<style>/);
    expect(buildRobots('https://www.company.example', true)).toContain('Disallow: /admin\n');
  });

  it('links the company’s social pages and leaves out unsafe links', () => {
    const social = ['https://www.facebook.com/company', 'javascript:alert(1)'];
    const { company } = keepSafeLinks({ company: { ...DEMO_COMPANY, social }, texts: {}, pictures: {} });
    const html = write(company);
    expect(html).toContain('"sameAs":["https://www.facebook.com/company"]');
    expect(COMPANY.social).toEqual(['https://www.facebook.com/company']);
  });

  it('keeps search engines away until the company details are saved, and says why', () => {
    const html = write(FIRST_COMPANY);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('This website is being set up.');
    expect(html).not.toMatch(/LocalBusiness|taxID|telephone":"[^"]/);
    expect(buildRobots('https://www.company.example', false)).toMatch(/Disallow: \/\n/);
  });

  it('holds the main script in a template until the first paint', () => {
    const [, late = ''] = write(DEMO_COMPANY).match(/<template id="page-script">(.*?)<\/template>/) ?? [];
    expect(late).toContain('<script defer="defer" src="/static/main.js"></script>');
    expect(write(DEMO_COMPANY).replace(late, '')).not.toMatch(/main\.js|preload/);
  });

  it('waits for the whole header before the first paint', () =>
    expect(write(DEMO_COMPANY)).toContain('<link rel="expect" href="#site-header" blocking="render">'));

  it('sets the time zone when there is one', () => {
    expect(write(DEMO_COMPANY, { time_zone: 'Australia/Perth' })).toContain('<html data-time-zone="Australia/Perth"');
    expect(write(DEMO_COMPANY)).not.toContain('data-time-zone');
  });

  it('derives a dark and a light shade from the company’s colour', () => {
    expect(write({ ...DEMO_COMPANY, colour: '#1d6b45' })).toMatch(
      /<style>:root\{--company:#1d6b45;--company-dark:#[0-9a-f]{6};--company-light:#[0-9a-f]{6};/,
    );
  });
});
