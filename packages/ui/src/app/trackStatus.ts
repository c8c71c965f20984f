/**
 * A promise whose available result React's `use` reads without a fallback: React looks at the promise's `status`
 * (https://react.dev/reference/react/use). Call `use` with it in every render. If you skip the call once the result is
 * known, the hooks after it fail with error 467 as soon as React renders a suspended component again
 * (https://github.com/react/react/pull/34030). @returns the same promise
 */
export function trackStatus<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => {
      Object.assign(promise, { status: 'fulfilled', value });
    },
    (reason: unknown) => {
      Object.assign(promise, { status: 'rejected', reason });
    },
  );
  return promise;
}
