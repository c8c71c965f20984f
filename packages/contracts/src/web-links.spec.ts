import { formatBankWarning } from './bank-details.js';
import { DEMO_COMPANY } from './demo.js';
import { optionalPrintedAddress, publicPage } from './fields.js';
import { supplier } from './invoice-settings.js';
import { siteProof } from './site-proof.js';
import { isPrintedAddress, isPublicPage } from './web-links.js';

const INVALID_ADDRESSES = [
  'javascript:alert(1)',
  'JavaScript:alert(1)//www.company.com.au',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://files.company.com.au/',
  'mailto:office@company.com.au',
  '//company.com.au',
  'https://',
  'https://company',
  'https://localhost/',
  'https://192.168.0.1/',
  'https://1.2/',
  'https://user@company.com.au/',
  'https://user:secret@company.com.au/',
  'https://company.com.au@evil.example/',
  'https://company.com.au\\@evil.example/',
  'https://com\tpany.com.au/',
  'https://company.com.au/\r\nSet-Cookie',
  'https://company..au/',
  'https://-company.au/',
  'our page',
  'www.company.com.au and more',
  'office@company.com.au',
];

describe('web address', () => {
  it.each(INVALID_ADDRESSES)('cannot be %j', (text) => {
    expect([isPublicPage(text), isPrintedAddress(text)]).toEqual([false, false]);
    expect([publicPage.safeParse(text).success, optionalPrintedAddress.safeParse(text).success]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    'https://www.company.com.au',
    'HTTPS://Company.com.au/About?a=1#team',
    'https://www.tiktok.com/@company',
    'https://xn--bcher-kva.example/',
    'https://xn--fiqs8s.xn--fiqs8s/',
    'https://company.com.au:8443/',
  ])('can be %j as a link and on paper', (text) => {
    expect([publicPage.parse(text), optionalPrintedAddress.parse(text)]).toEqual([text, text]);
  });

  it.each(['www.company.com.au', 'company.au/clean', 'http://company.com.au/'])(
    'can be %j on paper but not as a link',
    (text) => {
      expect(optionalPrintedAddress.parse(text)).toBe(text);
      expect(publicPage.safeParse(text).success).toBe(false);
    },
  );

  it('is checked in invoice settings and website proof', () => {
    const page = supplier.shape.web_address.safeParse('javascript:alert(1)');
    const mail = supplier.shape.email.safeParse('javascript:alert(1)');
    expect([page.success, mail.success]).toEqual([false, false]);
    const unsafe = { source_address: 'https://"onclick="alert(1)' };
    const wrong = siteProof.safeParse({ ratings: [unsafe], testimonials: [unsafe] }).error?.issues ?? [];
    expect(wrong.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['ratings.0.source_address', 'testimonials.0.source_address']),
    );
  });

  it('stays off documents when an unsafe one was saved earlier', () => {
    const telephone = DEMO_COMPANY.telephone;
    expect(formatBankWarning({ web_address: 'javascript:alert(1)', telephone })).toBe(
      `Asked to pay into a different account? Call us on ${telephone} first.`,
    );
    expect(formatBankWarning({ web_address: 'https://www.company.com.au/', telephone })).toContain(
      'Check www.company.com.au/client first',
    );
  });
});
