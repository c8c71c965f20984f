import { formatDuration } from '@cleaning/contracts';

export const quickJobsData = {
  title: 'Quick Jobs Data',
  empty: 'No Jobs has Created',
  seeDetails: 'See Details',
  when: (day: string, time: string) => `${day}, ${time}`,
  create: 'Create Quick Job',
  staffed: (assigned: number, needed: number) => `${assigned} of ${needed} people`,
};

export const overview = {
  page: 'Overview',
  lead: 'Revenue excludes GST. Margin is revenue less sub-contractor cost and super.',
  title: 'Month overview',
  hours: 'Hours',
  cost: 'Sub-contractor cost',
  super: 'Super',
  revenue: 'Revenue',
  margin: 'Margin',
  place: 'Site',
  client: 'Client',
  noClient: 'No client',
  month: 'Month',
  total: 'Total',
  byClient: (month: string) => `Clients, ${month}`,
  bySite: (month: string) => `Sites, ${month}`,
  noWork: 'No work this month.',
  placesMoney: 'Revenue, cost and margin by site (A$)',
  placesHours: 'Hours by site',
  clientsMoney: 'Revenue, cost and margin by client (A$)',
  clientsHours: 'Hours by client',
  chartMore: (count: number) => `${count} more in the table.`,
  money: 'Revenue, cost and margin, last 12 months (A$)',
  hoursChart: 'Hours, last 12 months',
  months: 'Months',
  hoursFigure: (hours: number) => formatDuration(Math.round(hours * 60)),
  revenueFigure: (amount: number) => `revenue A$${Math.round(amount).toLocaleString('en-AU')}`,
  share: (percent: number) => `${percent}% of revenue`,
  /** Beside a figure: what it is next to the days that it is compared to. */
  compared: (percent: number, days: string) =>
    percent === 0 ? `About the same as ${days}` : `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than ${days}`,
  /** Instead, while these days are few. */
  before: (days: string, amount: string) => `${days}: ${amount}`,
  sameDays: (lastDay: number, month: string) => (lastDay === 1 ? `1 ${month}` : `1–${lastDay} ${month}`),
};
