import { isConnected, noteAnswer, onConnection } from './connection';

describe('connection', () => {
  let heard = 0;
  let onLine = true;
  const events = new EventTarget();
  beforeAll(() => {
    Object.defineProperty(globalThis, 'navigator', {
      value: {
        get onLine() {
          return onLine;
        },
      },
      configurable: true,
    });
    Object.assign(globalThis, {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    });
  });

  it('is lost after a call without an answer, until the next answer', () => {
    const stop = onConnection(() => {
      heard += 1;
    });
    expect(isConnected()).toBe(true);
    noteAnswer(false, 1);
    noteAnswer(false, 2);
    expect([isConnected(), heard]).toEqual([false, 1]);
    noteAnswer(true, 3);
    expect([isConnected(), heard]).toEqual([true, 2]);
    stop();
  });

  it('stays when an earlier call fails after a later answer', () => {
    noteAnswer(true, 4);
    noteAnswer(false, 3);
    expect(isConnected()).toBe(true);
  });

  it('is lost while the device is offline and returns when it is online', () => {
    heard = 0;
    const stop = onConnection(() => {
      heard += 1;
    });
    noteAnswer(false, 5);
    onLine = false;
    events.dispatchEvent(new Event('offline'));
    expect(isConnected()).toBe(false);
    onLine = true;
    events.dispatchEvent(new Event('online'));
    expect([isConnected(), heard]).toEqual([true, 3]);
    stop();
  });
});
