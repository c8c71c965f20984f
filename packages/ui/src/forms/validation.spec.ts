import { addManualRecord, createPermanentJob, createQuickJob, inviteAdmin } from '@cleaning/contracts';
import type { FieldErrors, FieldValues, ResolverOptions } from 'react-hook-form';
import { listTranslatedSentences } from './callSentences';
import { findPasswordProblems } from './passwordProblems';
import { validateCall } from './validation';

const check = async (call: Parameters<typeof validateCall>[0], values: FieldValues) =>
  validateCall(call)(values, undefined, {} as ResolverOptions<FieldValues>) as Promise<{
    values: FieldValues;
    errors: FieldErrors<FieldValues>;
  }>;

const quickJob = {
  job_title: 'Window front',
  job_address: '1 King William Street, Adelaide SA 5000',
  c_count_for_job: '2',
  pay_per_hr_for_me: '48.50',
  pay_per_hr_for_c: '32',
  job_date: '2026-05-04',
  job_time: '06:30',
  job_desc: 'Bring the long ladder.',
};

describe('validateCall', () => {
  it('accepts a valid form unchanged', async () => {
    expect(await check(createQuickJob, quickJob)).toEqual({ values: quickJob, errors: {} });
  });

  it.each([
    ['job_title', '  ', 'Fill in this field.'],
    ['c_count_for_job', '0', 'Enter 1 or more.'],
    ['c_count_for_job', '1.5', 'Enter a whole number.'],
    ['pay_per_hr_for_c', 'much', 'Must be an amount in A$ from 0 to 1000000 with at most two decimals.'],
    ['job_date', '', 'Fill in this field.'],
    ['job_date', '2026-02-30', 'Must be a date that exists.'],
    ['pay_per_hr_for_me', '', 'Fill in this field.'],
  ])('explains the problem of %s %p', async (field, typed, sentence) => {
    const { errors } = await check(createQuickJob, { ...quickJob, [field]: typed });
    expect(errors[field]?.message).toBe(sentence);
  });

  it('validates the body and keeps the typed values', async () => {
    const typed = { ...quickJob, c_count_for_job: 'two' };
    const resolver = validateCall(createQuickJob, (form) => ({ ...form, c_count_for_job: '2' }));
    expect(await resolver(typed, undefined, {} as ResolverOptions<FieldValues>)).toEqual({ values: typed, errors: {} });
  });

  it('names the invalid timetable row', async () => {
    const { errors } = await check(createPermanentJob, {
      timeline_data: [
        { time: '06:00-08:00', days: ['Mo'], isRemove: false },
        { time: '-08:00', days: [], isRemove: true },
      ],
    });
    expect(errors).toMatchObject({ timeline_data: [undefined, { time: { message: expect.stringMatching(/HH:MM/) } }] });
  });

  it('reports every field at once', async () => {
    const { errors } = await check(addManualRecord, {});
    expect(Object.keys(errors).sort()).toEqual(
      ['job_id', 'm_date_time', 'm_done_by', 'm_pay_for_cleaner', 'm_pay_for_me'].sort(),
    );
  });
});

describe('findPasswordProblems', () => {
  const words = { required: 'missing', tooShort: 'short', differs: 'differs' };

  it.each([
    ['', '', { new_password: 'missing', confirm_password: 'missing' }],
    ['short', '', { new_password: 'short', confirm_password: 'missing' }],
    ['long enough', 'long enougH', { confirm_password: 'differs' }],
    ['long enough', 'long enough', {}],
  ])('checks %p and %p', (new_password, confirm_password, problems) => {
    expect(findPasswordProblems({ new_password, confirm_password }, words)).toEqual(problems);
  });
});

it('describes an empty field in the given words and others in the service’s', () => {
  expect(listTranslatedSentences(inviteAdmin, { name: ' ', email: 'nobody' }, 'missing')).toEqual({
    name: 'missing',
    email: expect.stringMatching(/^Must be .*e-?mail/),
  });
});
