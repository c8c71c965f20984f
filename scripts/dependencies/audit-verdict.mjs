/** Advisories of this severity block a delivery; others are only printed. */
const BLOCKING = 'critical';
const WEIGHTS = ['critical', 'high', 'moderate', 'low'];

/**
 * The verdict of `npm audit --json`: `clean`, `vulnerable`, or `unchecked` where the registry has no audit endpoint or cannot be reached.
 * `sentence` is for people.
 */
export function readAuditVerdict(output) {
  const report = parseReport(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    const reason = report?.message ?? report?.error?.summary ?? 'it gave no report';
    return {
      state: 'unchecked',
      sentence: `Dependencies were NOT checked for known vulnerabilities: ${getFirstLine(reason)}`,
    };
  }
  const found = WEIGHTS.filter((weight) => counts[weight] > 0).map((weight) => `${counts[weight]} ${weight}`);
  const sentence = found.length > 0 ? `Known vulnerabilities: ${found.join(', ')}. See npm audit.` : 'None known.';
  return { state: counts[BLOCKING] > 0 ? 'vulnerable' : 'clean', sentence };
}

/** npm writes warnings before and after the report. */
function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

const getFirstLine = (text) => String(text).split('\n')[0];
