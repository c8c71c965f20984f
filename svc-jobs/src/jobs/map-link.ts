/** A link that a person pasted stays; any other text becomes a map search for it. */
export function mapLink(text: string): string {
  if (isWebAddress(text)) return text;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== '';
}
