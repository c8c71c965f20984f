import type { TestAnswer } from './test-app.js';

/**
 * Repeats a call while the service answers 503: of a hundred concurrent calls some wait too long for a connection on a slow machine.
 */
export async function retryUntilAnswered(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
