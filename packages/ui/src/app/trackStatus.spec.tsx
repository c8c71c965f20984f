import { use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { trackStatus } from './trackStatus';

function Shown({ promise }: { promise: Promise<string> }) {
  return use(promise);
}

it('has `use` read a result that is there without waiting', async () => {
  const promise = trackStatus(Promise.resolve('Approvals'));
  await promise;
  expect(renderToStaticMarkup(<Shown promise={promise} />)).toBe('Approvals');
});

it('notes the reason of a failure', async () => {
  const reason = new Error('not there');
  const promise = trackStatus(Promise.reject(reason));
  await expect(promise).rejects.toThrow('not there');
  expect(promise).toMatchObject({ status: 'rejected', reason });
});
