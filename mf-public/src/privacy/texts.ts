export const privacy = {
  title: 'Privacy',
  lead: 'What we collect, why, how long we keep it, who sees it, and what you can ask of us.',
  contact: 'Ask us',
};
