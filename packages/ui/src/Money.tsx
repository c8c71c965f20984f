/** "1234567.80" in A$ as people here read it: A$1,234,567.80; with a minus in front where money is lost. */
export function formatMoney(value: string): string {
  const [sign, amount] = value.startsWith('-') ? ['-', value.slice(1)] : ['', value];
  return `${sign}A$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

export function Money({ value }: { value: string }) {
  return <span className="ui-money">{formatMoney(value)}</span>;
}
