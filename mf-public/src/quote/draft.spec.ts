import { HOUR_MS } from '@cleaning/contracts';
import { readQuoteDraft } from './draft';

const attempt = { key: 'k', of: '{}' };
const photo = { id: 'p1', preview: 'data:image/webp;base64,AA', at: 0 };

describe('readQuoteDraft', () => {
  it('restores the typed values, uploaded photos and last attempt', () => {
    const draft = readQuoteDraft({ form: { name: 'Ana', size: 7 }, photos: [photo], attempt }, HOUR_MS);
    expect(draft).toMatchObject({ form: { name: 'Ana', size: '', place: '' }, photos: [photo], attempt });
  });

  it('drops photos that the server has deleted by now', () => {
    expect(readQuoteDraft({ form: { name: 'Ana' }, photos: [photo] }, 23 * HOUR_MS)?.photos).toEqual([]);
    expect(readQuoteDraft({ photos: [photo] }, 23 * HOUR_MS - 1)?.photos).toEqual([photo]);
  });

  it.each([
    null,
    7,
    [],
    {},
    { form: { name: ' ' }, photos: [] },
    { photos: [{ id: 'p', preview: 'javascript:1', at: 0 }] },
  ])('returns null for %j', (stored) => expect(readQuoteDraft(stored)).toBeNull());
});
