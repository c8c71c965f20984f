import { lengthText } from '@cleaning/contracts';

export const jobPlaces = {
  title: 'Job Places Data',
  empty: 'No Jobs has Created',
  requests: (count: number) => `Job Requests ${count}`,
  create: 'Create Permanent Job',
  cards: 'Job places',
};

export const quickJobsData = {
  title: 'Quick Jobs Data',
  empty: 'No Jobs has Created',
  seeDetails: 'See Details',
  when: (day: string, time: string) => `${day}, ${time}`,
  create: 'Create Quick Job',
};

export const attention = {
  title: 'Needs attention',
  nothing: 'Nothing needs your attention.',
  verify: (count: number) => (count === 1 ? '1 person to verify' : `${count} people to verify`),
  enquiries: (count: number) => (count === 1 ? '1 enquiry to answer' : `${count} enquiries to answer`),
  asked: (where: string, sent: string) => `${where}, sent ${sent}`,
  requests: (count: number) => (count === 1 ? '1 job with pending requests' : `${count} jobs with pending requests`),
  unfinished: (count: number) => (count === 1 ? '1 unfinished work record' : `${count} unfinished work records`),
  short: (count: number) => (count === 1 ? '1 job short of cleaners' : `${count} jobs short of cleaners`),
  late: (count: number) => (count === 1 ? '1 record sent late' : `${count} records sent late`),
  held: (count: number) => (count === 1 ? '1 work record to approve' : `${count} work records to approve`),
  toAdjust: (count: number) => (count === 1 ? '1 sent invoice to adjust' : `${count} sent invoices to adjust`),
  noteUntil: (day: string) => `by ${day}`,
  waiting: (count: number, since: string) => `${count} pending, oldest from ${since}`,
  since: (name: string, day: string, time: string) => `${name}, since ${day} ${time}`,
  staffed: (assigned: number, needed: number) => `${assigned} of ${needed} cleaners`,
  staffedOn: (assigned: number, needed: number, day: string) => `${assigned} of ${needed} cleaners, ${day}`,
  received: (name: string, day: string) => `${name}, ${day}`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  more: (count: number) => `and ${count} more`,
  all: 'See all',
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
