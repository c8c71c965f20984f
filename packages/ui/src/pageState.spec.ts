import * as app from '@cleaning/ui/app';

/** Loads this package as another front end does: its own copy, with the shared `@cleaning/ui/app`. */
function loadFrontEnd(): typeof import('./unsaved') {
  let loaded: typeof import('./unsaved') | undefined;
  jest.isolateModules(() => {
    jest.doMock('@cleaning/ui/app', () => app);
    loaded = jest.requireActual('./unsaved');
  });
  if (!loaded) throw new Error('The module was not loaded');
  return loaded;
}

it('counts unsaved forms across all front ends of a page', () => {
  const [one, other] = [loadFrontEnd(), loadFrontEnd()];
  expect(one.countUnsaved).not.toBe(other.countUnsaved);
  app.pageState.unsavedForms += 1;
  expect([one.countUnsaved(), other.countUnsaved()]).toEqual([1, 1]);
  app.pageState.unsavedForms -= 1;
});
