import { Injectable } from '@nestjs/common';

/** Stores of a service besides PostgreSQL and Redis. The service stays ready without them and refuses calls that need them. */
@Injectable()
export class FurtherStores {
  private readonly stores = new Map<string, () => boolean>();

  /** @param isReachable returns the last known state */
  add(name: string, isReachable: () => boolean): void {
    this.stores.set(name, isReachable);
  }

  getStates(): Record<string, boolean> {
    return Object.fromEntries([...this.stores].map(([name, isReachable]) => [name, isReachable()]));
  }
}
