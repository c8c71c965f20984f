/** A database without photos. */
const store = { getAll: () => answered([]), delete: () => answered(undefined) };
function answered<T>(result: T) {
  const request = { result, onsuccess: () => {}, onerror: () => {} };
  queueMicrotask(() => request.onsuccess());
  return request;
}
Object.assign(globalThis, {
  indexedDB: {
    open: () =>
      answered({
        transaction: () => {
          const transaction = { objectStore: () => store, oncomplete: () => {}, onabort: () => {} };
          queueMicrotask(() => transaction.oncomplete());
          return transaction;
        },
      }),
  },
  BroadcastChannel: undefined,
});

it('calls a photo sent once what is kept was read, and not one that was dropped', async () => {
  const { dropPhoto, readKeptPhotos, getOutcome } = await import('./photoStore');
  expect(getOutcome('one')).toBe('unknown');
  await readKeptPhotos();
  expect(getOutcome('one')).toBe('sent');
  await dropPhoto('two');
  expect([getOutcome('one'), getOutcome('two')]).toEqual(['sent', 'dropped']);
});
