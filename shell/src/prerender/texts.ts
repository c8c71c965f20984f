/**
 * For pages written while no company details are entered. Not in the shell's texts, because browsers don't need it as
 * script.
 */
export const UNKNOWN_COMPANY = {
  title: 'About this website',
  text: 'This website is being set up. No company details have been entered yet.',
  enter: 'Enter company details',
};
