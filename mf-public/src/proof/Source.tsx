import { proofTexts as texts } from './texts';

/** Source of a testimonial; a link if its page is known. */
export function Source({ source, address, date }: { source: string; address: string; date: string }) {
  const text = texts.from(source, date);
  return address ? <a href={address}>{text}</a> : <span>{text}</span>;
}
