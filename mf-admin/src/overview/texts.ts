import { lengthText } from '@cleaning/contracts';

export const quickJobsData = {
  title: 'Quick Jobs Data',
  empty: 'No Jobs has Created',
  seeDetails: 'See Details',
  when: (day: string, time: string) => `${day}, ${time}`,
  create: 'Create Quick Job',
};

export const overview = {
  page: 'Overview',
  lead: 'Revenue excludes GST. Margin is revenue less contractor cost and super.',
  title: 'Month overview',
  hours: 'Hours',
  cost: 'Contractor cost',
  super: 'Super',
  revenue: 'Company revenue',
  margin: 'Margin',
  place: 'Site',
  month: 'Month',
  places: (month: string) => `Sites, ${month}`,
  noWork: 'No work this month.',
  placesMoney: 'Revenue, cost and margin by site (A$)',
  placesHours: 'Hours by site',
  placesMore: (count: number) => `${count} more in the table.`,
  money: 'Revenue, cost and margin, last 12 months (A$)',
  hoursChart: 'Hours, last 12 months',
  table: 'Show as table',
  hoursOf: (hours: number) => lengthText(Math.round(hours * 60)),
  revenueOf: (amount: number) => `revenue A$${Math.round(amount).toLocaleString('en-AU')}`,
  share: (percent: number) => `${percent}% of revenue`,
};
