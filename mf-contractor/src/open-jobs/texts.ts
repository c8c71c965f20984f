/** The two lists of open jobs, and the way from one to the other on a phone. */
export const findJobs = {
  label: 'Find jobs',
  permanent: 'Permanent',
  quick: 'Quick',
};

export const permanentJobs = {
  title: 'Permanent Jobs',
  lead: 'Regular work that still needs cleaners.',
  empty: 'No permanent jobs available',
  seeDetails: 'See Details',
};

export const quickJobs = {
  title: 'Quick Jobs',
  lead: 'One-off work that still needs cleaners.',
  empty: 'No quick jobs available',
  details: 'Details',
};

export const request = {
  button: 'Request for Job',
  waiting: 'You have already request for the job. Waiting for admin to decide.',
};
