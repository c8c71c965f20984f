import type { ServerProcess } from '../stack/index.mjs';

/** Programs that the server is made of and that this machine lacks. */
export function listMissingS3Programs(): string[];

/** A real S3 server in memory. Killing its gateway cuts every request off and loses no object. */
export function startS3Server(): Promise<{
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly gateway: ServerProcess;
  stop(): Promise<void>;
}>;
