import type { ServerProcess } from '../stack/index.mjs';

/** The server's programs that are missing on this machine. */
export function listMissingS3Programs(): string[];

/** A real S3 server in memory. Killing its gateway cuts off all requests and loses no object. */
export function startS3Server(): Promise<{
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly gateway: ServerProcess;
  stop(): Promise<void>;
}>;
