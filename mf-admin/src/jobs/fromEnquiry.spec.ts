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

describe('job from an enquiry', () => {
  it.each([
    ['once', '/admin/create-quick-job?enquiry=e1'],
    ['weekly', '/admin/create-permanent-job?enquiry=e1'],
    ['unsure', '/admin/create-permanent-job?enquiry=e1'],
  ] as const)('opens for the frequency %s the form at %s', (frequency, path) =>
    expect(createFrom({ id: 'e1', frequency })).toBe(path),
  );

  it('takes the title from the customer and the description from the request', () =>
    expect(getJob(ENQUIRY)).toEqual({
      title: 'Ngaire Webb, Norwood',
      address: 'Norwood',
      description: 'Office, 300 m², two floors. Once a week.',
    }));

  it('adds the preferred times and the message, and cuts the title to 120 characters', () => {
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
