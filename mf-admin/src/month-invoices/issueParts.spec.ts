import { issueInParts } from './issueParts';

const clients = Array.from({ length: 14 }, (_, index) => `client ${index + 1}`);

describe('issueInParts', () => {
  it('issues 14 invoices in parts and completes the progress when one is left out', async () => {
    const [asked, progress]: [string[], number[]] = [[], []];
    const outcome = await issueInParts(
      clients,
      async (part) => {
        asked.push(...part);
        return { issued: part.includes('client 7') ? part.length - 1 : part.length };
      },
      (count) => progress.push(count),
    );
    expect(outcome).toEqual({ issued: 13, left: 1, problem: '' });
    expect(asked).toEqual(clients);
    expect(progress).toEqual([3, 6, 9, 12, 14]);
  });

  it('stops at a problem and counts the invoices issued before it', async () => {
    const answers = [{ issued: 3 }, { problem: 'No connection.' }];
    const outcome = await issueInParts(
      clients,
      async () => answers.shift() ?? { issued: 0 },
      () => undefined,
    );
    expect([outcome, answers]).toEqual([{ issued: 3, left: 0, problem: 'No connection.' }, []]);
  });
});
