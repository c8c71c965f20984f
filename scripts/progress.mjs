const REMINDER_MS = 20_000;

export const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Prints the start of a step, a reminder after a long silence, and its duration. Several steps may run at once.
 * @param work gets a function to call whenever it prints something itself
 */
export async function step(title, work, { log = console.log, clock = performance } = {}) {
  const begun = clock.now();
  let printed = begun;
  log(`• ${title} …`);
  const reminder = setInterval(() => {
    if (clock.now() - printed >= REMINDER_MS) log(`  … ${title}: still at it (${formatSeconds(clock.now() - begun)})`);
  }, REMINDER_MS);
  try {
    const result = await work(() => {
      printed = clock.now();
    });
    log(`  ${title}: done in ${formatSeconds(clock.now() - begun)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
