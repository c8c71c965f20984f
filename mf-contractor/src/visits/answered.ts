import type { ChecklistAnswer } from '@cleaning/contracts';

/** Changes to an answer, or a function that returns them for the stored answer. */
export type AnswerChange = Partial<ChecklistAnswer> | ((stored: ChecklistAnswer) => Partial<ChecklistAnswer>);

/** Answers with a change to one item. */
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
