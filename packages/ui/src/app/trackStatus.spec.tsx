import { use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { trackStatus } from './trackStatus';

function Reader({ promise }: { promise: Promise<string> }) {
  return use(promise);
}

it('lets React read a settled result without waiting', async () => {
  const promise = trackStatus(Promise.resolve('Approvals'));
  await promise;
  expect(renderToStaticMarkup(<Reader promise={promise} />)).toBe('Approvals');
});

it('records the reason of a failure', async () => {
  const reason = new Error('not there');
  const promise = trackStatus(Promise.reject(reason));
  await expect(promise).rejects.toThrow('not there');
  expect(promise).toMatchObject({ status: 'rejected', reason });
});
