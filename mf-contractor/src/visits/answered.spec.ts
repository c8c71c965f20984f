import type { ChecklistAnswer } from '@cleaning/contracts';
import { type AnswerChange, changeAnswer } from './answered';

const floor: ChecklistAnswer = { item_id: 'floor', done: true, reason: '', photos: [] };
const add =
  (key: string): AnswerChange =>
  ({ photos }) => ({ photos: [...photos, key] });
const remove =
  (key: string): AnswerChange =>
  ({ photos }) => ({ photos: photos.filter((each) => each !== key) });

describe('changeAnswer', () => {
  it('adds an answer for a new item and keeps the others', () => {
    expect(changeAnswer([floor], 'sink', { done: true })).toEqual([
      floor,
      { item_id: 'sink', done: true, reason: '', photos: [] },
    ]);
  });

  it('keeps a photo removed when it goes during the resizing of another', () => {
    const one = changeAnswer([floor], 'sink', add('first'));
    // The first photo is removed while the second is still being resized.
    const adding = add('second');
    const later = changeAnswer(changeAnswer(one, 'sink', remove('first')), 'sink', adding);
    expect(later.find(({ item_id }) => item_id === 'sink')?.photos).toEqual(['second']);
  });
});
