/** A database without photos. */
const store = { getAll: () => answer([]), delete: () => answer(undefined) };
function answer<T>(result: T) {
  const request = { result, onsuccess: () => {}, onerror: () => {} };
  queueMicrotask(() => request.onsuccess());
  return request;
}
Object.assign(globalThis, {
  indexedDB: {
    open: () =>
      answer({
        transaction: () => {
          const transaction = { objectStore: () => store, oncomplete: () => {}, onabort: () => {} };
          queueMicrotask(() => transaction.oncomplete());
          return transaction;
        },
      }),
  },
  BroadcastChannel: undefined,
});

it('reports a photo as sent after reading the store, unless it was dropped', async () => {
  const { dropPhoto, readQueuedPhotos, getOutcome } = await import('./photoStore');
  expect(getOutcome('one')).toBe('unknown');
  await readQueuedPhotos();
  expect(getOutcome('one')).toBe('sent');
  await dropPhoto('two');
  expect([getOutcome('one'), getOutcome('two')]).toEqual(['sent', 'dropped']);
});
