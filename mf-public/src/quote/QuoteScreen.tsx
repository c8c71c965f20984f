import './quote.css';
import './quoteSteps.css';
import { hasDraft, QUOTE_DRAFT } from '../draft/draftStore';
import { createLatePart } from '../late/late';
import { company } from '../site/company';
import { describePromise, describePromisedDays } from '../site/proof';
import { Mail, Telephone } from '../site/Reach';
import { PageHero } from '../site/Section';
import { quote as texts } from './texts';

export const part = createLatePart(() => import(/* webpackChunkName: "quote-form" */ './QuoteForm'));

const hasQuoteDraft = () => hasDraft(QUOTE_DRAFT);

export default function QuoteScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead(describePromise())} isLow />
      <div className="pub-wrap">
        <p id="sent" className="quote-answer quote-answer--sent">
          {texts.formSent(describePromise())}
        </p>
        <p id="not-sent" className="quote-answer quote-answer--not-sent">
          {texts.formNotSent}
        </p>
      </div>
      <div className="pub-wrap quote">
        <part.Part isNeeded={hasQuoteDraft} />
        <aside className="quote-aside" aria-labelledby="quote-next">
          <h2 id="quote-next">{texts.nextTitle}</h2>
          <ol>
            {texts.next(describePromisedDays()).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {company.telephone !== '' && (
            <>
              <p>{texts.ratherTalk}</p>
              <p>
                <Telephone withIcon />
              </p>
            </>
          )}
          {company.email !== '' && (
            <p>
              <Mail withIcon />
            </p>
          )}
        </aside>
      </div>
    </>
  );
}
