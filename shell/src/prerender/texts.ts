/** Of pages that are written while nobody has said who the company is. Not in the shell's texts: browsers need none of it as script. */
export const UNKNOWN_COMPANY = {
  title: 'About this website',
  text: 'This website is being set up. No company details have been entered yet.',
  enter: 'Enter company details',
};
