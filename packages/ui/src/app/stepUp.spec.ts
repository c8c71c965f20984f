import { askStepUp, onStepUp } from './stepUp';

it('returns false without a listener', async () => {
  expect(await askStepUp()).toBe(false);
});

it('asks once for concurrent calls and again for a later one', async () => {
  const answers: ((given: boolean) => void)[] = [];
  const stop = onStepUp(() => new Promise((resolve) => answers.push(resolve)));
  const both = Promise.all([askStepUp(), askStepUp()]);
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  expect(await both).toEqual([true, true]);
  const next = askStepUp();
  expect(answers).toHaveLength(2);
  answers[1]?.(false);
  expect(await next).toBe(false);
  stop();
  expect(await askStepUp()).toBe(false);
});
