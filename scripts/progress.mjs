const REMINDER_MS = 20_000;

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Tells what happens now, that it still happens when it takes long, and how long it took. */
export async function step(title, work, { log = console.log, clock = performance } = {}) {
  const begun = clock.now();
  log(`• ${title} …`);
  const reminder = setInterval(() => log(`  … still at it (${seconds(clock.now() - begun)})`), REMINDER_MS);
  try {
    const result = await work();
    log(`  done in ${seconds(clock.now() - begun)}${typeof result === 'string' ? ` (${result})` : ''}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
