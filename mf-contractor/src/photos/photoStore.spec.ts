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
  const { dropPhoto, keptPhotos, outcomeOf } = await import('./photoStore');
  expect(outcomeOf('one')).toBe('unknown');
  await keptPhotos();
  expect(outcomeOf('one')).toBe('sent');
  await dropPhoto('two');
  expect([outcomeOf('one'), outcomeOf('two')]).toEqual(['sent', 'dropped']);
});
