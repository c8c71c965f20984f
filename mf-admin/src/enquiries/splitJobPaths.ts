/** The pages of jobs. */
const JOB_PATH = /\/admin\/(?:jobs|quick-job-data)\/[0-9a-f-]{36}(?![\w/-])/g;

/** Splits a text into parts, each with the job path that follows it; empty after the last part. */
export function splitJobPaths(text: string): { before: string; path: string }[] {
  const parts: { before: string; path: string }[] = [];
  let end = 0;
  for (const { 0: path, index } of text.matchAll(JOB_PATH)) {
    parts.push({ before: text.slice(end, index), path });
    end = index + path.length;
  }
  return [...parts, { before: text.slice(end), path: '' }];
}
