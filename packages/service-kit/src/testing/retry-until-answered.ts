import type { TestAnswer } from './test-app.js';

/**
 * Sends a call again while the service answers that it is busy (`unavailable`), as people do: of a hundred calls at once some wait too long for a
 * connection on a slow machine.
 */
export async function retryUntilAnswered(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
