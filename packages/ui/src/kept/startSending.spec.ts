import { startSending } from './startSending';

const online = new EventTarget();
const { addEventListener, removeEventListener } = globalThis;

beforeAll(() => {
  Object.assign(globalThis, {
    addEventListener: online.addEventListener.bind(online),
    removeEventListener: online.removeEventListener.bind(online),
  });
});
afterAll(() => {
  Object.assign(globalThis, { addEventListener, removeEventListener });
});

describe('startSending', () => {
  it('runs one send at a time and again when the connection returns', async () => {
    let end = () => {};
    const send = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const stop = startSending('reports', send);
    online.dispatchEvent(new Event('online'));
    // The page renders again during the first run.
    const stopAgain = startSending('reports', send);
    expect(send).toHaveBeenCalledTimes(1);
    end();
    await new Promise((resolve) => setTimeout(resolve));
    online.dispatchEvent(new Event('online'));
    expect(send).toHaveBeenCalledTimes(2);
    end();
    stop();
    stopAgain();
    await new Promise((resolve) => setTimeout(resolve));
    online.dispatchEvent(new Event('online'));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
