import { createFrom, getJob } from './fromEnquiry';

const ENQUIRY = {
  name: 'Ngaire Webb',
  suburb: 'Norwood',
  place: 'office',
  size: '300 m², two floors',
  frequency: 'weekly',
  timing: '',
  text: '',
} as const;

describe('a job from an enquiry', () => {
  it.each([
    ['once', '/admin/create-quick-job?enquiry=e1'],
    ['weekly', '/admin/create-permanent-job?enquiry=e1'],
    ['unsure', '/admin/create-permanent-job?enquiry=e1'],
  ] as const)('that is wanted %s is made at %s', (frequency, path) =>
    expect(createFrom({ id: 'e1', frequency })).toBe(path),
  );

  it('is named after the customer and says what they want', () =>
    expect(getJob(ENQUIRY)).toEqual({
      title: 'Ngaire Webb, Norwood',
      address: 'Norwood',
      description: 'Office, 300 m², two floors. Once a week.',
    }));

  it('has their times and their own text, and a title that is short enough', () => {
    const { title, description } = getJob({
      ...ENQUIRY,
      name: 'x'.repeat(120),
      timing: 'After 6 pm.',
      text: 'Keys at the desk.',
    });
    expect(title).toHaveLength(120);
    expect(description).toBe('Office, 300 m², two floors. Once a week. After 6 pm.\n\nKeys at the desk.');
  });
});
