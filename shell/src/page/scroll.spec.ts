import { ScrollPositions } from './scroll';

function createStorage(initial?: string) {
  let stored = initial ?? null;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
}

describe('scroll positions', () => {
  it('survive a reload', () => {
    const storage = createStorage();
    const before = new ScrollPositions(storage);
    before.set('a', 120.4);
    before.save();
    expect(new ScrollPositions(storage).get('a')).toBe(120);
  });

  it('drop the oldest entry', () => {
    const positions = new ScrollPositions(createStorage());
    for (let entry = 0; entry < 51; entry += 1) positions.set(`e${entry}`, entry);
    expect(positions.get('e0')).toBeUndefined();
    expect(positions.get('e1')).toBe(1);
  });

  it('have no value for an address after forget', () => {
    const positions = new ScrollPositions(createStorage());
    positions.set('a', 120);
    positions.forget('a');
    expect(positions.get('a')).toBeUndefined();
  });

  it.each(['not json', '{"a":1}', '[["a","far"],1]'])('start empty on %s', (stored) => {
    expect(new ScrollPositions(createStorage(stored)).get('a')).toBeUndefined();
  });
});
