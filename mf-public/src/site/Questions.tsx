import './questions.css';
import { Section } from './Section';
import { site as texts } from './texts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Common questions, each opened separately. Search engines read the same from the page's head (pages/pages.tsx). */
export function Questions({ questions, lead }: { questions: readonly Question[]; lead?: string }) {
  return (
    <Section title={texts.questions} lead={lead}>
      <div className="pub-questions">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
