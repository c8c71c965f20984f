import { Injectable } from '@nestjs/common';

/** Wakes the relay of this process when events have been committed here. Those of a process that died wait for a heartbeat. */
@Injectable()
export class OutboxSignal {
  private listener: () => void = () => {};

  onCommitted(listener: () => void): void {
    this.listener = listener;
  }

  committed(): void {
    this.listener();
  }
}
