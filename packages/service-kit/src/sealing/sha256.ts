import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export const hashSha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
