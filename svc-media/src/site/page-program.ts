import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { SiteData } from '@cleaning/contracts';

/** An idle process ends, to free its memory. */
const IDLE_MS = 30_000;
/** All pages take a second or two. */
const TASK_MS = 120_000;

interface PageInput {
  readonly site: string;
  readonly data: SiteData;
}
/** A page's built-in text. */
export interface OwnText {
  readonly key: string;
  readonly own: string;
  readonly is_list: boolean;
  readonly max: number;
}
interface Tasks {
  /** `days`: the file with the date of each page's last change; `today`: YYYY-MM-DD. */
  write(input: PageInput & { readonly to: string; readonly days: string; readonly today: string }): undefined;
  preview(input: PageInput & { readonly path: string }): string | null;
  texts(): OwnText[];
}
type TaskResult<T extends keyof Tasks> = ReturnType<Tasks[T]>;
interface Answer {
  readonly id: number;
  readonly made?: unknown;
  readonly failed?: string;
}
interface PendingAnswer {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

/**
 * The program that writes pages, from the same build as the front ends (shell/build/write-pages.mjs). Runs in a separate process without
 * database, store or secrets, so that its memory and time do not slow calls.
 */
export class PageProgram {
  private child: ChildProcess | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, PendingAnswer>();
  private lastId = 0;

  constructor(private readonly folder: string) {}

  /** @throws Error if the program fails, ends or takes too long */
  run<T extends keyof Tasks>(task: T, ...input: Parameters<Tasks[T]>): Promise<TaskResult<T>> {
    clearTimeout(this.idleTimer);
    const child = this.startProgram();
    this.lastId += 1;
    const id = this.lastId;
    const deadline = setTimeout(() => child.kill('SIGKILL'), TASK_MS);
    const answer = new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      child.send({ id, task, input: input[0] }, (error) => error && reject(error));
    });
    const made = answer.finally(() => {
      clearTimeout(deadline);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.idleTimer = setTimeout(() => this.stop(), IDLE_MS).unref();
    });
    return made as Promise<TaskResult<T>>;
  }

  stop(): void {
    clearTimeout(this.idleTimer);
    this.child?.kill('SIGKILL');
  }

  /** Undefined while it is not running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  private startProgram(): ChildProcess {
    if (this.child) return this.child;
    const child = fork(join(this.folder, 'write-pages.mjs'), {
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    const rejectAll = (why: string) => {
      if (this.child === child) this.child = undefined;
      for (const { reject } of this.waiting.values()) reject(new Error(why));
    };
    child.on('message', ({ id, made, failed }: Answer) => {
      const waiting = this.waiting.get(id);
      if (failed === undefined) waiting?.resolve(made);
      else waiting?.reject(new Error(failed));
    });
    child.once('exit', (code, signal) => rejectAll(`The program of the pages ended (${signal ?? code})`));
    child.once('error', (error) => rejectAll(error.message));
    return child;
  }
}
