const STORAGE_KEY = 'scroll-positions';
const KEPT = 50;

/** Where each visited entry of the history was scrolled to, in px; survives a reload of the tab. */
export class ScrollPositions {
  private readonly positions: Map<string, number>;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.positions = new Map(parse(storage.getItem(STORAGE_KEY)));
  }

  get(key: string): number | undefined {
    return this.positions.get(key);
  }

  set(key: string, top: number): void {
    this.positions.delete(key);
    this.positions.set(key, Math.round(top));
    const [oldest] = this.positions.keys();
    if (this.positions.size > KEPT && oldest !== undefined) this.positions.delete(oldest);
  }

  save(): void {
    this.storage.setItem(STORAGE_KEY, JSON.stringify([...this.positions]));
  }
}

function parse(stored: string | null): [string, number][] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
