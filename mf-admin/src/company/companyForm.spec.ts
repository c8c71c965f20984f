import { saveCompany } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { buildBody, toTyped } from './companyForm';

const createForm = () => toTyped(DEMO_COMPANY, 3);
const findProblems = (body: unknown) =>
  saveCompany.body?.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('company details form', () => {
  it('sends the saved details back unchanged', () =>
    expect(buildBody(createForm())).toEqual({ company: DEMO_COMPANY, version: 3 }));

  it('groups days with the same hours and leaves out closed days', () => {
    const form = createForm();
    form.week = [0, 1, 2, 3, 4, 5, 6].map((day) =>
      day === 6 ? { opens: '', closes: '' } : { opens: day === 5 ? '09:00' : '07:00', closes: '17:00' },
    );
    expect(buildBody(form).company.hours).toEqual([
      { days: [1, 2, 3, 4, 5], opens: '07:00', closes: '17:00' },
      { days: [6], opens: '09:00', closes: '17:00' },
    ]);
  });

  it('parses createForm amounts and links, and clears empty optional fields', () => {
    const form = createForm();
    Object.assign(form.company, { insurance_dollars: '$ 10,000,000', founded: '', map: '', social: '' });
    expect(buildBody(form).company).toMatchObject({
      insurance_dollars: 10_000_000,
      founded: null,
      map: null,
      social: [],
    });
    form.company.social = 'https://www.facebook.com/a\n\nhttps://www.linkedin.com/b ';
    expect(buildBody(form).company.social).toEqual(['https://www.facebook.com/a', 'https://www.linkedin.com/b']);
  });

  it.each([
    [{ founded: 'long ago' }, ['company.founded']],
    [{ map: 'Adelaide' }, ['company.map.latitude', 'company.map.longitude']],
    [{ map: '-34.9' }, ['company.map.longitude']],
    [{ insurance_dollars: '1.5' }, ['company.insurance_dollars']],
  ])('rejects %j at %j', (wrong, fields) => {
    const form = createForm();
    Object.assign(form.company, wrong);
    expect(findProblems(buildBody(form))).toEqual(fields);
  });

  it('refuses a day with an opening time but no closing time', () => {
    const form = createForm();
    form.week[6] = { opens: '09:00', closes: '' };
    expect(findProblems(buildBody(form))[0]).toMatch(/^company\.hours/);
  });
});
