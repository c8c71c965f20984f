import { ScrollPositions } from './scroll';

function memory(initial?: string) {
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
    const storage = memory();
    const before = new ScrollPositions(storage);
    before.set('a', 120.4);
    before.save();
    expect(new ScrollPositions(storage).get('a')).toBe(120);
  });

  it('forget the entry that was used longest ago', () => {
    const positions = new ScrollPositions(memory());
    for (let entry = 0; entry < 51; entry += 1) positions.set(`e${entry}`, entry);
    expect(positions.get('e0')).toBeUndefined();
    expect(positions.get('e1')).toBe(1);
  });

  it('are forgotten for an address that is opened anew', () => {
    const positions = new ScrollPositions(memory());
    positions.set('a', 120);
    positions.forget('a');
    expect(positions.get('a')).toBeUndefined();
  });

  it.each(['not json', '{"a":1}', '[["a","far"],1]'])('start empty on %s', (stored) => {
    expect(new ScrollPositions(memory(stored)).get('a')).toBeUndefined();
  });
});
