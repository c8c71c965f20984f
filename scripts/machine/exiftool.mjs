import { execFileSync } from 'node:child_process';
import { findProgram } from './programs.mjs';

/** Where exiftool is; undefined without it. */
export const EXIFTOOL = findProgram('exiftool');

/** What every JPEG and WebP has: its kind, its size in px, and the frame of its format. `System` is of the reading itself. */
const FRAME = new Set(['SourceFile', 'ExifTool', 'System', 'File', 'JFIF', 'RIFF', 'Composite']);

/** The names of what exiftool finds in a picture beside that: places, cameras, people, software, comments. */
export function readMetadata(bytes) {
  const [found] = JSON.parse(execFileSync(EXIFTOOL ?? '', ['-j', '-G1', '-a', '-u', '-'], { input: bytes }).toString());
  return Object.keys(found).filter((name) => !FRAME.has(name.split(':')[0]) || name === 'File:Comment');
}
