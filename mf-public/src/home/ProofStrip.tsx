import { getSiteData } from '@cleaning/ui/app';
import { Icon } from '../icon/Icon';
import { formatDollars } from '../proof/dollarText';
import { getSiteProof } from '../site/proof';
import { home as texts } from './texts';

/** Insurance, police checks, response time and a named manager: only what the owner has entered. */
export function ProofStrip() {
  const { is_police_checked, response_hours = null, manager_name = '', manager_role = '' } = getSiteProof();
  const { insurance_dollars = null, insurer = '' } = getSiteData().company;
  const facts = [
    insurance_dollars !== null && [
      texts.insured(formatDollars(insurance_dollars)),
      insurer && texts.insuredWith(insurer),
    ],
    is_police_checked && [texts.policeChecked, texts.policeCheckedWho],
    response_hours !== null && [texts.answered(response_hours), texts.answeredWhen],
    manager_name !== '' && [texts.manager(manager_name), manager_role],
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <ul className="home-facts pub-wrap">
      {facts.map(([title, text]) => (
        <li key={title}>
          <Icon name="check" size={20} />
          <strong>{title}</strong>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
