const REMINDER_MS = 20_000;

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Tells what happens now, that it still happens when it is quiet for long, and how long it took.
 * @param work gets a function to call whenever it shows something itself
 */
export async function step(title, work, { log = console.log, clock = performance } = {}) {
  const begun = clock.now();
  let heard = begun;
  log(`• ${title} …`);
  const reminder = setInterval(() => {
    if (clock.now() - heard >= REMINDER_MS) log(`  … still at it (${seconds(clock.now() - begun)})`);
  }, REMINDER_MS);
  try {
    const result = await work(() => {
      heard = clock.now();
    });
    log(`  done in ${seconds(clock.now() - begun)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
