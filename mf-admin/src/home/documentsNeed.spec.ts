import { describeDocuments } from './documentsNeed';

describe('describeDocuments', () => {
  it.each([
    [{ expired: 1, expiring: 2 }, 'Documents expired', 1, 'Expiring soon: 2 people', 'expired'],
    [{ expired: 3, expiring: 0 }, 'Documents expired', 3, 'No others expire soon', 'expired'],
    [{ expired: 0, expiring: 2 }, 'Documents expiring', 2, 'Within 60 days', 'expiring'],
    [undefined, 'Documents expiring', undefined, 'Within 60 days', 'expiring'],
  ])('shows people with %j', (counts, label, value, fact, state) => {
    const to = `/admin/documents?state=${state}`;
    expect(describeDocuments(counts)).toMatchObject({ label, value, fact, to });
  });
});
