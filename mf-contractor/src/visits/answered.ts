import type { ChecklistAnswer } from '@cleaning/contracts';

/** What changes in an answer, or makes it from the answer that is stored. */
export type AnswerChange = Partial<ChecklistAnswer> | ((stored: ChecklistAnswer) => Partial<ChecklistAnswer>);

/** The answers with a change to that of one item. */
export function changeAnswer(
  answers: readonly ChecklistAnswer[],
  itemId: string,
  change: AnswerChange,
): readonly ChecklistAnswer[] {
  const found = answers.find(({ item_id }) => item_id === itemId);
  const stored = { item_id: itemId, done: false, reason: '', ...found, photos: [...(found?.photos ?? [])] };
  const others = answers.filter(({ item_id }) => item_id !== itemId);
  return [...others, { ...stored, ...(typeof change === 'function' ? change(stored) : change) }];
}
