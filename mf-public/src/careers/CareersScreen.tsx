import '../service-page/servicePage.css';
import '../site/quoteBand.css';
import { LinkButton } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import staff from '../assets/about-us/staff.svg';
import { Ticks } from '../service-page/Ticks';
import { PageBar } from '../site/PageBar';
import { PictureHero } from '../site/PictureHero';
import { Questions } from '../site/Questions';
import { Section } from '../site/Section';
import { SlotPicture } from '../site/SlotPicture';
import { careersQuestions } from './questions';
import { careers as texts } from './texts';

/** For cleaners who are looking for work. */
export default function CareersScreen() {
  return (
    <>
      <PictureHero
        crumbs={[{ to: '/about-us', label: texts.crumb }]}
        title={texts.title}
        lead={texts.lead}
        picture={
          <SlotPicture place="team" src={staff} alt={texts.picture} width={800} height={600} fetchPriority="high" />
        }
        actions={
          <>
            <LinkButton to="/register" className="pub-light-button">
              {texts.register}
            </LinkButton>
            <Link to="/login" className="pub-head__call">
              {texts.login}
            </Link>
          </>
        }
      />
      <Section title={texts.whatTitle}>
        <ul className="pub-grid">
          {texts.what.map(({ title, text }) => (
            <li key={title} className="service-card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.stepsTitle} tone="tinted">
        <ol className="service-steps">
          {texts.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <div className="pub-wrap service-pair">
        <section aria-labelledby="careers-need">
          <h2 id="careers-need">{texts.needTitle}</h2>
          <p>{texts.needLead}</p>
          <Ticks items={texts.need} />
        </section>
        <section aria-labelledby="careers-good">
          <h2 id="careers-good">{texts.goodTitle}</h2>
          <Ticks items={texts.good} />
        </section>
      </div>
      <div className="pub-wrap">
        <aside className="pub-band" aria-label={texts.bandTitle}>
          <div>
            <h2>{texts.bandTitle}</h2>
            <p>{texts.bandText}</p>
          </div>
          <LinkButton to="/register" className="pub-light-button">
            {texts.register}
          </LinkButton>
        </aside>
      </div>
      <Questions questions={careersQuestions} lead={texts.questionsLead} />
      <p className="pub-wrap careers-quote">
        {texts.cleaner} <Link to="/quote">{texts.quote}</Link>
      </p>
      <PageBar label={texts.apply}>
        <Link to="/register" className="shell-call__quote">
          {texts.apply}
        </Link>
      </PageBar>
    </>
  );
}
