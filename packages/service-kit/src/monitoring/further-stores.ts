import { Injectable } from '@nestjs/common';

/** Stores of a service beside PostgreSQL and Redis. It stays ready without them: only what needs them is refused. */
@Injectable()
export class FurtherStores {
  private readonly stores = new Map<string, () => boolean>();

  /** @param isReachable answers at once, from what is known */
  add(name: string, isReachable: () => boolean): void {
    this.stores.set(name, isReachable);
  }

  states(): Record<string, boolean> {
    return Object.fromEntries([...this.stores].map(([name, isReachable]) => [name, isReachable()]));
  }
}
