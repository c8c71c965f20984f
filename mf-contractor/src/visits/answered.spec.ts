import type { ChecklistAnswer } from '@cleaning/contracts';
import { type AnswerChange, changeAnswer } from './answered';

const floor: ChecklistAnswer = { item_id: 'floor', done: true, reason: '', photos: [] };
const add =
  (key: string): AnswerChange =>
  ({ photos }) => ({ photos: [...photos, key] });
const remove =
  (key: string): AnswerChange =>
  ({ photos }) => ({ photos: photos.filter((each) => each !== key) });

describe('the answers of a checklist', () => {
  it('get one for an item that had none, and keep the others', () => {
    expect(changeAnswer([floor], 'sink', { done: true })).toEqual([
      floor,
      { item_id: 'sink', done: true, reason: '', photos: [] },
    ]);
  });

  it('have the photos that are stored: one that was removed while another was made small stays away', () => {
    const one = changeAnswer([floor], 'sink', add('first'));
    // The second was chosen while the first was there; the first is removed before the second is ready.
    const adding = add('second');
    const later = changeAnswer(changeAnswer(one, 'sink', remove('first')), 'sink', adding);
    expect(later.find(({ item_id }) => item_id === 'sink')?.photos).toEqual(['second']);
  });
});
