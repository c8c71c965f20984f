import { readAuditVerdict } from './audit-verdict.mjs';

const report = (counts: Record<string, number>) =>
  JSON.stringify({
    auditReportVersion: 2,
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
  });

describe('readAuditVerdict', () => {
  it.each([
    ['clean', report({}), 'None known.'],
    ['clean', report({ high: 2, low: 1 }), 'Known vulnerabilities: 2 high, 1 low. See npm audit.'],
    ['vulnerable', report({ critical: 1 }), 'Known vulnerabilities: 1 critical. See npm audit.'],
    ['clean', `npm warn something\n${report({})}`, 'None known.'],
  ])('returns %s', (state, output, sentence) => {
    expect(readAuditVerdict(output)).toEqual({ state, sentence });
  });

  it.each([
    ['{"message":"405 Method Not Allowed - POST https://…"}', /405 Method Not Allowed/],
    ['{"error":{"code":"ENOTFOUND","summary":"request failed\\nmore"}}', /request failed$/],
    ['', /gave no report/],
    ['npm error audit endpoint returned an error', /gave no report/],
  ])('returns unchecked when the registry answers %s', (output, sentence) => {
    const verdict = readAuditVerdict(output);
    expect([verdict.state, sentence.test(verdict.sentence)]).toEqual(['unchecked', true]);
  });
});
