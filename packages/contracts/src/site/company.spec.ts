import {
  computeBrandColours,
  computeCompanyFoot,
  computeCompanyGrounds,
  computeContrast,
  findColourProblem,
  TEXT_CONTRAST,
} from './colour.js';
import { companyDetails, companyState } from './company.js';
import { DEMO_COMPANY } from './demo-company.js';
import { FIRST_COMPANY, isCompanyKnown } from './first-company.js';

const findProblems = (changed: object) =>
  companyDetails
    .safeParse({ ...DEMO_COMPANY, ...changed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const getFields = (changed: object) => findProblems(changed).map(([field]) => field);
const hours = (opens: string, closes: string, days = [1]) => ({ days, opens, closes });

describe('company details', () => {
  it('are valid for the demo company in forms and events', () => {
    expect(findProblems({})).toEqual([]);
    expect(companyState.parse(DEMO_COMPANY)).toEqual(companyDetails.parse(DEMO_COMPANY));
  });

  it('store an ABN as digits', () =>
    expect(companyDetails.parse({ ...DEMO_COMPANY, abn: 'ABN 51\u00a0824\u00a0753\u00a0556' }).abn).toBe(
      '51824753556',
    ));

  it.each([
    ['(08) 5550 0142', true],
    ['08 5550 0142', true],
    ['+61 8 5550 0142', true],
    ['+61 (0)8 5550 0142', true],
    ['0491 570 156', true],
    ['1800 975 707', true],
    ['13 14 50', true],
    ['5550 0142', false],
    ['0191 570 156', false],
    ['+64 9 555 0142', false],
    ['(08)\u00a05550\u20110142', true],
    ['0491.570.156', true],
    ['call us', false],
  ])('check %s as a telephone number: %s', (telephone, isTaken) =>
    expect(getFields({ telephone })).toEqual(isTaken ? [] : ['telephone']),
  );

  it.each([
    [{ abn: '11111111111' }, ['abn']],
    [{ name: ' ' }, ['name']],
    [{ mobile: '', fax: '', accounts_email: '', web_address: '' }, []],
    [{ social: ['https://www.facebook.com/company'] }, []],
    [{ social: ['http://www.facebook.com/company'] }, ['social.0']],
    [{ social: ['https://www.facebook.com@evil.example/'] }, ['social.0']],
    [{ social: ['javascript:alert(1)'] }, ['social.0']],
    [{ web_address: 'javascript:alert(1)' }, ['web_address']],
    [{ web_address: 'our page' }, ['web_address']],
    [{ web_address: 'https://www.company.com.au/' }, []],
    [{ postal_code: '5000\u00a0' }, []],
    [{ hours: [hours('07:00', '12:00'), hours('13:00', '17:00', [2, 3])] }, []],
    [{ hours: [hours('07:00', '12:00'), hours('11:00', '17:00')] }, ['hours']],
    [{ hours: [hours('17:00', '07:00')] }, ['hours.0.closes']],
    [{ hours: [hours('07:00', '17:00', [1, 1])] }, ['hours']],
    [{ hours: [hours('07:00', '17:00', [8])] }, ['hours.0.days.0']],
    [{ insurance_dollars: 0 }, ['insurance_dollars']],
    [{ map: { latitude: -134, longitude: 138 } }, ['map.latitude']],
    [{ colour: '#ffcc00' }, ['colour']],
  ])('report with %j the problems %j', (changed, fields) => expect(getFields(changed)).toEqual(fields));
});

describe('company colour', () => {
  const DARK = '#161e33';

  it('is refused with the reason when its contrast is too low', () => {
    expect(findProblems({ colour: '#ffcc00' })).toEqual([
      ['colour', expect.stringMatching(/contrast of 1\.\d to 1, and people need 4\.5 to 1/)],
    ]);
    expect(findColourProblem('#2c4fa2')).toBeNull();
  });

  it.each(['#2c4fa2', '#1d6b45', '#8f1723', '#5b2a86', '#000000', '#4a5674'])(
    'gives %s buttons and links a contrast of 4.5:1 in both schemes',
    (colour) => {
      expect(findColourProblem(colour)).toBeNull();
      const { light, dark } = computeBrandColours(colour);
      const { dark: darker, light: lighter } = computeCompanyGrounds(colour);
      for (const ground of [colour, darker, lighter, light.brand, light.brandStrong, dark.brand, dark.brandStrong])
        expect(computeContrast('#ffffff', ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const [text, ground] of [
        [light.link, light.brandSoft],
        ['#16203a', light.brandSoft],
        [dark.link, dark.brandSoft],
        [dark.link, DARK],
        ['#eaeffb', dark.brandSoft],
        ['#aeb9d6', dark.brandSoft],
        ['#aebcdd', computeCompanyFoot(colour)],
      ] as const)
        expect([text, ground, computeContrast(text, ground) >= TEXT_CONTRAST]).toEqual([text, ground, true]);
    },
  );
});

it('accepts the empty first company in events but not in the form', () => {
  expect(companyState.parse(FIRST_COMPANY)).toEqual(FIRST_COMPANY);
  expect(isCompanyKnown(FIRST_COMPANY)).toBe(false);
  expect(companyDetails.safeParse(FIRST_COMPANY).success).toBe(false);
});
