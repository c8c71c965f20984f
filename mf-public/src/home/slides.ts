import machinery from '../assets/home/hero-machinery.svg';
import quality from '../assets/home/hero-quality.svg';
import solutions from '../assets/home/hero-solutions.svg';

export interface Slide {
  readonly id: string;
  readonly image: string;
  /** What the picture shows, for people who do not see it. */
  readonly picture: string;
  readonly heading: readonly [string, string];
  readonly text: string;
}

export const slides: readonly Slide[] = [
  {
    id: 'solutions',
    image: solutions,
    picture: 'Two cleaners in a gondola on the glass front of a tower at dawn.',
    heading: ['COMPREHENSIVE', 'SOLUTIONS'],
    text: 'Offices, shops, windows, carpets and whole buildings: one team looks after all of it.',
  },
  {
    id: 'quality',
    image: quality,
    picture: 'A cleaner mops the shining floor of a bright lobby.',
    heading: ['HIGHEST QUALITY', 'STANDARDS'],
    text: 'Trained staff, written check lists and a look at every corner before we hand over the keys.',
  },
  {
    id: 'machinery',
    image: machinery,
    picture: 'A cleaner on a ride-on scrubber leaves a shining trail in a hall.',
    heading: ['MODERN TOOLS', 'AND MACHINERY'],
    text: 'Machines that save water, noise and hours, and a result that you can see your face in.',
  },
];
