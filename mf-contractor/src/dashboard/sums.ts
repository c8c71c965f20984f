/** Sum of amounts as answers write them ("480.00"), in the same form. Counted in cents, so that no fraction is lost. */
export function sumOfAmounts(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  return (cents / 100).toFixed(2);
}

/** Sum of durations 'HH:MM' in the same form; hours may exceed 99. Empty ones count nothing. */
export function sumOfDurations(durations: readonly string[]): string {
  const minutes = durations.reduce((sum, duration) => {
    const [hours, rest] = duration.split(':').map(Number);
    return sum + (duration === '' ? 0 : (hours ?? 0) * 60 + (rest ?? 0));
  }, 0);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
