import type { AnyInput } from './outgoing';

const getText = (input: AnyInput): string => JSON.stringify({ ...input, files: null });
const getFiles = ({ files }: AnyInput) => Object.values(files ?? {}).flat();

function hasSameInput(one: AnyInput, other: AnyInput): boolean {
  const [files, others] = [getFiles(one), getFiles(other)];
  return (
    getText(one) === getText(other) &&
    files.length === others.length &&
    files.every((file, index) => file === others[index])
  );
}

export interface CallMutex<Answer> {
  /** @param send called immediately, or once the pending call is answered */
  readonly run: (input: AnyInput, send: (input: AnyInput) => Promise<Answer>) => Promise<Answer>;
  readonly isUnderWay: () => boolean;
}

/**
 * A mutex for the calls of one action. The same input gets the answer of the pending call. Another input, such as the
 * same button of another row, is sent after that answer.
 */
export function createCallMutex<Answer>(): CallMutex<Answer> {
  let last: { readonly input: AnyInput; readonly answer: Promise<Answer> } | null = null;
  return {
    isUnderWay: () => last !== null,
    run: (input, send) => {
      if (last && hasSameInput(last.input, input)) return last.answer;
      const sendNext = () => send(input);
      const begun = last ? last.answer.then(sendNext, sendNext) : sendNext();
      const answer = begun.finally(() => {
        if (last?.answer === answer) last = null;
      });
      last = { input, answer };
      return answer;
    },
  };
}
