import { visits as texts } from './texts';
import type { MissingItems } from './useVisit';

const formatList = (items: MissingItems['open']): string => items.map(({ text }) => `• ${text}`).join('\n');

/** The required items that are open, below the question of Finished: those not done, and those marked as "Can’t" without a reason. */
export function describeMissing({ open, couldNot }: MissingItems): string {
  const marked = new Set(couldNot);
  const notDone = open.filter(({ id }) => !marked.has(id));
  const unexplained = open.filter(({ id }) => marked.has(id));
  const parts: string[] = [];
  const [firstNotDone, ...otherNotDone] = notDone;
  if (firstNotDone)
    parts.push(
      otherNotDone.length === 0
        ? texts.missing(firstNotDone.text)
        : texts.missingMany(notDone.length, formatList(notDone)),
    );
  const [firstUnexplained, ...otherUnexplained] = unexplained;
  if (firstUnexplained)
    parts.push(
      otherUnexplained.length === 0
        ? texts.withoutReason(firstUnexplained.text)
        : texts.withoutReasonMany(unexplained.length, formatList(unexplained)),
    );
  return parts.join('\n');
}
