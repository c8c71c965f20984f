import { onStepUp } from '@cleaning/ui/app';
import { lazy, Suspense, useEffect, useState } from 'react';

const StepUpDialog = lazy(() => import('./StepUpDialog'));

/** Shows the dialog while a call waits for the factor. */
export default function StepUp() {
  const [question, setQuestion] = useState<{ answer: (given: boolean) => void } | null>(null);
  useEffect(() => {
    let waiting: ((given: boolean) => void) | undefined;
    const stop = onStepUp(
      () =>
        new Promise<boolean>((resolve) => {
          waiting = resolve;
          setQuestion({ answer: resolve });
        }),
    );
    return () => {
      stop();
      waiting?.(false);
    };
  }, []);
  if (!question) return null;
  const finish = (given: boolean) => {
    // An answer may arrive after the next question was asked.
    setQuestion((now) => (now === question ? null : now));
    question.answer(given);
  };
  return (
    <Suspense fallback={null}>
      <StepUpDialog onDone={finish} />
    </Suspense>
  );
}
