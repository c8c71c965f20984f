import { execFileSync } from 'node:child_process';
import { findProgram } from './programs.mjs';

/** Undefined if it is not installed. */
export const EXIFTOOL = findProgram('exiftool');

/** Groups that every JPEG and WebP has: its kind, its size in px, and format headers. `System` is about the file read. */
const FRAME = new Set(['SourceFile', 'ExifTool', 'System', 'File', 'JFIF', 'RIFF', 'Composite']);

/** Names of other tags that exiftool finds: places, cameras, people, software, comments. */
export function readMetadata(bytes) {
  const [found] = JSON.parse(execFileSync(EXIFTOOL ?? '', ['-j', '-G1', '-a', '-u', '-'], { input: bytes }).toString());
  return Object.keys(found).filter((name) => !FRAME.has(name.split(':')[0]) || name === 'File:Comment');
}
