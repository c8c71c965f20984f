import { saveCompany } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { buildBody, toTyped } from './companyForm';

const typed = () => toTyped(DEMO_COMPANY, 3);
const findProblems = (body: unknown) =>
  saveCompany.body?.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe("the form of the company's details", () => {
  it('sends what it was filled with', () => expect(buildBody(typed())).toEqual({ company: DEMO_COMPANY, version: 3 }));

  it('says hours of days that are the same together, and nothing of days that are closed', () => {
    const form = typed();
    form.week = [0, 1, 2, 3, 4, 5, 6].map((day) =>
      day === 6 ? { opens: '', closes: '' } : { opens: day === 5 ? '09:00' : '07:00', closes: '17:00' },
    );
    expect(buildBody(form).company.hours).toEqual([
      { days: [1, 2, 3, 4, 5], opens: '07:00', closes: '17:00' },
      { days: [6], opens: '09:00', closes: '17:00' },
    ]);
  });

  it('reads sums and addresses as people type them, and leaves out what is empty', () => {
    const form = typed();
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
  ])('%j is refused at %j', (wrong, fields) => {
    const form = typed();
    Object.assign(form.company, wrong);
    expect(findProblems(buildBody(form))).toEqual(fields);
  });

  it('refuses a day without one of its times', () => {
    const form = typed();
    form.week[6] = { opens: '09:00', closes: '' };
    expect(findProblems(buildBody(form))[0]).toMatch(/^company\.hours/);
  });
});
