import type { AssignProblem } from '@cleaning/contracts';
import { Badge, formatDuration } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { assign as texts } from './texts';
import './choices.css';

const KILOMETRE = 1000;
/** Ordinary hours of a full-time week, in minutes (Fair Work Act 2009, s 62). */
const FULL_TIME_MINUTES = 38 * 60;

/** '12 h rostered this week, room for 26 h more'. */
export const formatWeek = (minutes: number): string =>
  minutes === 0
    ? texts.freeWeek
    : texts.week(formatDuration(minutes), formatDuration(Math.max(0, FULL_TIME_MINUTES - minutes)));

/** '850 m', '2.3 km'. */
export const formatDistance = (metres: number): string =>
  metres < KILOMETRE ? `${Math.round(metres / 10) * 10} m` : `${(metres / KILOMETRE).toFixed(1)} km`;

interface PersonChoiceProps {
  name: string;
  knowsPlace?: boolean | undefined;
  /** Minutes that they are planned for in that week. */
  weekMinutes?: number | undefined;
  /** Metres to the nearest of their other places. */
  distanceMetres?: number | undefined;
  problems: readonly Pick<AssignProblem, 'text' | 'blocks'>[];
  /** Actions for the person. */
  children?: ReactNode;
}

/** A person who may get a shift, with their problems. */
export function PersonChoice(props: PersonChoiceProps) {
  const { name, knowsPlace, weekMinutes, distanceMetres, problems, children } = props;
  const facts = [
    weekMinutes !== undefined && formatWeek(weekMinutes),
    distanceMetres !== undefined && texts.away(formatDistance(distanceMetres)),
  ].filter((fact) => fact !== false);
  return (
    <li className="ma-choice">
      <div>
        <p className="ma-choice__name">
          <strong>{name}</strong>
          {knowsPlace && <Badge tone="ok">{texts.knowsPlace}</Badge>}
        </p>
        {facts.length > 0 && <p className="ma-hint">{facts.join(' · ')}</p>}
        <Problems problems={problems} />
      </div>
      <div className="ma-actions">{children}</div>
    </li>
  );
}

/** Problems as sentences. Those that the rules forbid have a different colour and no button. */
export function Problems({ problems }: Pick<PersonChoiceProps, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul className="ma-problems">
      {problems.map(({ text, blocks }) => (
        <li key={text} className={blocks ? 'ma-problem ma-problem--blocks' : 'ma-problem'}>
          {text}
        </li>
      ))}
    </ul>
  );
}
