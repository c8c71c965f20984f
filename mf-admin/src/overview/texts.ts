import { lengthText } from '@cleaning/contracts';

export const jobPlaces = {
  title: 'Job Places Data',
  lead: 'All permanent jobs. Open one to manage its people, requests and work.',
  empty: 'No Jobs has Created',
  requests: (count: number) => `Job Requests ${count}`,
  create: 'Create Permanent Job',
  cards: 'Job places',
};

export const quickJobsData = {
  title: 'Quick Jobs Data',
  lead: 'All one-off jobs, newest date first.',
  empty: 'No Jobs has Created',
  seeDetails: 'See Details',
  when: (day: string, time: string) => `${day}, ${time}`,
  create: 'Create Quick Job',
};

export const attention = {
  title: 'Needs attention',
  nothing: 'Nothing waits for you.',
  verify: (count: number) => (count === 1 ? '1 person to verify' : `${count} people to verify`),
  enquiries: (count: number) => (count === 1 ? '1 enquiry to answer' : `${count} enquiries to answer`),
  asked: (where: string, sent: string) => `${where}, sent ${sent}`,
  requests: (count: number) => (count === 1 ? '1 job with requests waiting' : `${count} jobs with requests waiting`),
  unfinished: (count: number) =>
    count === 1 ? '1 work record was never finished' : `${count} work records were never finished`,
  short: (count: number) => (count === 1 ? '1 job short of cleaners' : `${count} jobs short of cleaners`),
  late: (count: number) => (count === 1 ? '1 stamp arrived late' : `${count} stamps arrived late`),
  held: (count: number) =>
    count === 1 ? '1 work record waits for approval' : `${count} work records wait for approval`,
  toAdjust: (count: number) => (count === 1 ? '1 sent invoice to adjust' : `${count} sent invoices to adjust`),
  noteUntil: (day: string) => `by ${day}`,
  waiting: (count: number, since: string) => `${count} waiting, the oldest since ${since}`,
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
  lead: 'Hours, cost and revenue of a month, by place and over twelve months. Revenue is by the prices that were agreed, without GST; the margin is what is left after cost and super.',
  title: 'Month overview',
  hours: 'Hours',
  cost: 'Contractor cost',
  super: 'Super',
  revenue: 'Company revenue',
  margin: 'Margin',
  place: 'Place',
  month: 'Month',
  places: (month: string) => `Places, ${month}`,
  noWork: 'No work in this month.',
  placesMoney: 'Revenue, cost and margin by place (A$)',
  placesHours: 'Hours by place',
  placesMore: (count: number) => `The table has ${count} more.`,
  money: 'Revenue, cost and margin over twelve months (A$)',
  hoursChart: 'Hours over twelve months',
  table: 'Show the figures as a table',
  hoursOf: (hours: number) => lengthText(Math.round(hours * 60)),
  revenueOf: (amount: number) => `revenue of A$${Math.round(amount).toLocaleString('en-AU')}`,
  share: (percent: number) => `${percent} % of the revenue`,
};
