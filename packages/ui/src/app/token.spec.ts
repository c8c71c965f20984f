import {
  forgetToken,
  hasSessionEnded,
  INSPECTIONS_KEY,
  onTokenChange,
  readToken,
  renewToken,
  writeToken,
} from './token';

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

let onStorage: (event: { key: string | null }) => void;

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    window: {
      addEventListener: (_name: string, listener: typeof onStorage) => {
        onStorage = listener;
      },
      removeEventListener: () => {},
    },
  });
});

describe('end of a session', () => {
  it('is remembered after a refused token until the next login', () => {
    writeToken('one');
    forgetToken('one');
    expect([readToken(), hasSessionEnded()]).toEqual([null, true]);
    writeToken('two');
    expect(hasSessionEnded()).toBe(false);
  });

  it('ignores a late refusal of the previous session', () => {
    writeToken('two');
    forgetToken('one');
    expect([readToken(), hasSessionEnded()]).toEqual(['two', false]);
  });

  it('ignores a refusal during token renewal', async () => {
    writeToken('one');
    const renewing = renewToken(async () => {
      forgetToken('one');
      return readToken();
    });
    await expect(renewing).resolves.toBe('one');
    forgetToken('one');
    expect(readToken()).toBeNull();
  });

  it('is not remembered after a logout', () => {
    writeToken('one');
    writeToken(null);
    expect(hasSessionEnded()).toBe(false);
  });

  it('removes unsaved inspections at logout and keeps them when the session expires', () => {
    writeToken('one');
    localStorage.setItem(INSPECTIONS_KEY, '[{"userId":"sam"}]');
    forgetToken('one');
    expect(localStorage.getItem(INSPECTIONS_KEY)).not.toBeNull();
    writeToken('two');
    expect(localStorage.getItem(INSPECTIONS_KEY)).not.toBeNull();
    writeToken(null);
    expect(localStorage.getItem(INSPECTIONS_KEY)).toBeNull();
  });

  it('follows a logout and a login in another tab', () => {
    writeToken('one');
    const changes: unknown[] = [];
    const stop = onTokenChange((change) => changes.push(change));
    localStorage.removeItem('access_token');
    onStorage({ key: 'something else' });
    expect(hasSessionEnded()).toBe(false);
    onStorage({ key: 'access_token' });
    expect(hasSessionEnded()).toBe(true);
    localStorage.setItem('access_token', 'two');
    onStorage({ key: 'access_token' });
    expect(hasSessionEnded()).toBe(false);
    expect(changes).toEqual([
      { token: null, fromOtherTab: true },
      { token: 'two', fromOtherTab: true },
    ]);
    stop();
  });
});
