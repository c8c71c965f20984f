import { splitPaperText } from '@cleaning/contracts';
import { useId } from 'react';

interface PaperReaderProps {
  title: string;
  text: string;
}

/** A paper to read before signing, in the company's words. Arrow keys scroll it. */
export function PaperReader({ title, text }: PaperReaderProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="ui-paper" aria-labelledby={id} tabIndex={0} lang="en-AU">
      <h3 id={id}>{title}</h3>
      {splitPaperText(text).map(({ heading, paragraphs }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <div key={part}>
          {heading !== '' && <h4>{heading}</h4>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
