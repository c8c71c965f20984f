/** "480.00" as people here read it: A$480.00. */
export const formatMoney = (value: string): string => (value.startsWith('-') ? `-A$${value.slice(1)}` : `A$${value}`);

export function Money({ value }: { value: string }) {
  return <span className="ui-money">{formatMoney(value)}</span>;
}
