import { ApiError } from '@cleaning/ui/app';
import { createOutbox } from './createOutbox';
import { createStoredList } from './createStoredList';

interface Note {
  key: string;
  userId: string;
  text: string;
  refusal: string | null;
}

/** Characters for which localStorage has room. */
let room: number;
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  },
});
// As in a browser without locks.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

const note = (key: string, change: Partial<Note> = {}): Note => ({
  key,
  userId: 'ana',
  text: 'The bins are full.',
  refusal: null,
  ...change,
});
const NO_CONNECTION = new ApiError(0, { msg: 'No connection.', code: 'network' });
const refuseWith = (status: number, msg: string) => new ApiError(status, { msg, code: 'x' });

function createNotes(options: Partial<Parameters<typeof createOutbox<Note>>[0]> = {}) {
  const list = createStoredList<Note>('notes', ['key', 'text']);
  const send = jest.fn(async (_: Note, __: { token: string; signal: AbortSignal }): Promise<unknown> => ({}));
  const outbox = createOutbox<Note>({
    name: 'notes',
    list,
    send,
    finalStatuses: [400, 404],
    postponedStatuses: [429],
    ...options,
  });
  return { list, send, outbox, listSent: () => send.mock.calls.map(([{ key }]) => key) };
}

beforeEach(() => {
  stored.clear();
  stored.set('access_token', 'Ana’s token');
  room = Number.POSITIVE_INFINITY;
});

describe('sendAll', () => {
  it('sends items in order and once each, even for two calls at once', async () => {
    const { list, send, outbox, listSent } = createNotes();
    list.add(note('one'));
    list.add(note('two'));
    const runs = await Promise.all([outbox.sendAll('ana'), outbox.sendAll('ana')]);
    expect(runs).toEqual([
      { taken: 2, refused: [] },
      { taken: 0, refused: [] },
    ]);
    expect(listSent()).toEqual(['one', 'two']);
    expect(send.mock.calls[0]?.[1]).toEqual({ token: 'Ana’s token', signal: expect.any(AbortSignal) });
    expect(list.all()).toEqual([]);
  });

  it.each([
    ['without a connection', NO_CONNECTION],
    ['with another status', refuseWith(503, 'Down.')],
    ['after a mistake of the page', new TypeError('x is undefined')],
  ])('stops at the first item %s and keeps them all', async (_, error) => {
    const { list, send, outbox } = createNotes();
    send.mockRejectedValue(error);
    list.add(note('one'));
    list.add(note('two'));
    expect(await outbox.sendAll('ana')).toEqual({ taken: 0, refused: [] });
    expect(send).toHaveBeenCalledTimes(1);
    expect(list.all()).toEqual([note('one'), note('two')]);
  });

  it('sends again with the same key when the connection is back', async () => {
    const { list, send, outbox, listSent } = createNotes();
    list.add(note('one'));
    send.mockRejectedValueOnce(NO_CONNECTION);
    await outbox.sendAll('ana');
    expect(await outbox.sendAll('ana')).toEqual({ taken: 1, refused: [] });
    expect(listSent()).toEqual(['one', 'one']);
  });

  it('keeps a refused item with the reason and sends the next', async () => {
    const { list, send, outbox } = createNotes();
    list.add(note('one'));
    list.add(note('two'));
    send.mockRejectedValueOnce(refuseWith(404, 'They aren’t yours.'));
    expect(await outbox.sendAll('ana')).toEqual({
      taken: 1,
      refused: [{ item: note('one'), msg: 'They aren’t yours.' }],
    });
    expect(list.all()).toEqual([note('one', { refusal: 'They aren’t yours.' })]);
  });

  it('never sends a refused item again', async () => {
    const { list, send, outbox } = createNotes();
    list.add(note('one', { refusal: 'They aren’t yours.' }));
    expect(await outbox.sendAll('ana')).toEqual({ taken: 0, refused: [] });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the item behind a refused one even without room to store the refusal', async () => {
    const { list, send, outbox, listSent } = createNotes();
    list.add(note('one'));
    list.add(note('two'));
    send.mockRejectedValueOnce(refuseWith(400, 'It is too old.'));
    room = JSON.stringify(list.all()).length;
    expect(await outbox.sendAll('ana')).toMatchObject({ taken: 1, refused: [{ msg: 'It is too old.' }] });
    expect(await outbox.sendAll('ana')).toEqual({ taken: 0, refused: [] });
    expect(listSent()).toEqual(['one', 'two']);
    expect(list.all()).toEqual([note('one')]);
  });

  it('sends the items behind a postponed one, which waits for the next run', async () => {
    const { list, send, outbox, listSent } = createNotes();
    list.add(note('one'));
    list.add(note('two'));
    send.mockRejectedValueOnce(refuseWith(429, 'Later.'));
    expect(await outbox.sendAll('ana')).toEqual({ taken: 1, refused: [] });
    expect(list.all()).toEqual([note('one')]);
    expect(await outbox.sendAll('ana')).toEqual({ taken: 1, refused: [] });
    expect(listSent()).toEqual(['one', 'two', 'one']);
  });

  it('leaves an item that isn’t ready', async () => {
    const { list, outbox, listSent } = createNotes({ isReady: ({ text }) => text !== '' });
    list.add(note('one', { text: '' }));
    list.add(note('two'));
    await outbox.sendAll('ana');
    expect(listSent()).toEqual(['two']);
    expect(list.all()).toEqual([note('one', { text: '' })]);
  });

  it('sends nothing of another person', async () => {
    const { list, send, outbox } = createNotes();
    list.add(note('one'));
    await outbox.sendAll('bo');
    expect(send).not.toHaveBeenCalled();
    expect(list.all()).toHaveLength(1);
  });

  it('sends nothing without a session', async () => {
    const { list, send, outbox } = createNotes();
    list.add(note('one'));
    stored.delete('access_token');
    expect(await outbox.sendAll('ana')).toEqual({ taken: 0, refused: [] });
    expect(send).not.toHaveBeenCalled();
    expect(list.all()).toHaveLength(1);
  });

  it('calls back at the end of a run that has failed', async () => {
    const onEnd = jest.fn();
    const { list, send, outbox } = createNotes({ onEnd });
    list.add(note('one'));
    send.mockRejectedValue(NO_CONNECTION);
    await outbox.sendAll('ana');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('deliver', () => {
  it('sends the item and drops it', async () => {
    const { list, outbox, listSent } = createNotes();
    expect(await outbox.deliver(note('one'))).toEqual({ state: 'taken' });
    expect(listSent()).toEqual(['one']);
    expect(list.all()).toEqual([]);
  });

  it('sends the item before a run that notices it', async () => {
    const stored = createStoredList<Note>('notes', ['key', 'text']);
    const runs: Promise<unknown>[] = [];
    const add = (item: Note) => {
      stored.add(item);
      queueMicrotask(() => runs.push(outbox.sendAll('ana')));
    };
    const { outbox, listSent } = createNotes({ list: { ...stored, add } });
    expect(await outbox.deliver(note('one'))).toEqual({ state: 'taken' });
    expect(await Promise.all(runs)).toEqual([{ taken: 0, refused: [] }]);
    expect(listSent()).toEqual(['one']);
  });

  it('keeps the item before it is sent', async () => {
    const { list, send, outbox } = createNotes();
    send.mockImplementation(async (item) => expect(list.all()).toEqual([item]));
    await outbox.deliver(note('one'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('waits without a connection and sends the items that waited first', async () => {
    const { send, outbox, listSent } = createNotes();
    send.mockRejectedValueOnce(NO_CONNECTION);
    expect(await outbox.deliver(note('one'))).toEqual({ state: 'waiting' });
    expect(await outbox.deliver(note('two'))).toEqual({ state: 'taken' });
    expect(listSent()).toEqual(['one', 'one', 'two']);
  });

  it('gives the server’s sentence for a postponed item', async () => {
    const { list, send, outbox } = createNotes();
    send.mockRejectedValue(refuseWith(429, 'Later.'));
    expect(await outbox.deliver(note('one'))).toEqual({ state: 'waiting', msg: 'Later.' });
    expect(list.all()).toEqual([note('one')]);
  });

  it('gives the reason for a refused item, which stays kept', async () => {
    const { list, send, outbox } = createNotes();
    send.mockRejectedValue(refuseWith(400, 'Please check it.'));
    expect(await outbox.deliver(note('one'))).toEqual({ state: 'refused', msg: 'Please check it.' });
    expect(list.all()).toEqual([note('one', { refusal: 'Please check it.' })]);
  });

  it('gives the reason that another tab has stored', async () => {
    const { list, send, outbox } = createNotes();
    send.mockImplementation(async (item) => {
      list.refuse(item, 'Please check it.');
      throw NO_CONNECTION;
    });
    expect(await outbox.deliver(note('one'))).toEqual({ state: 'refused', msg: 'Please check it.' });
  });

  it('fails and sends nothing when the device has no room', async () => {
    const { send, outbox } = createNotes();
    room = 0;
    await expect(outbox.deliver(note('one'))).rejects.toThrow('full');
    expect(send).not.toHaveBeenCalled();
  });
});
