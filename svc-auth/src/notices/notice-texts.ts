import type { NoticeKind, Role } from '@cleaning/contracts';
import { oneLine } from '../mail/mail-rules.js';

/** Texts by name; a service of another version may leave some out. */
export type NoticeParameters = Readonly<Record<string, string>>;

interface NoticeText {
  readonly title: string;
  readonly text: string;
  /** The page that it is about. */
  readonly path: string;
}

interface NoticeTexts {
  /** In the list of choices. */
  readonly label: string;
  readonly of: (given: (name: string) => string, role: Role) => NoticeText;
}

const myJobs = (role: Role): string => (role === 'admin' ? '/admin/my-jobs' : '/my-jobs');

/** All texts of notices. */
const TEXTS: Readonly<Record<NoticeKind, NoticeTexts>> = {
  verified: {
    label: 'Your account is verified',
    of: () => ({
      title: 'Your account is verified',
      text: 'You can ask for jobs and start work now.',
      path: '/dashboard',
    }),
  },
  'request-accepted': {
    label: 'Your request for a job is accepted',
    of: (given, role) => ({
      title: 'Your request is accepted',
      text: `You are assigned to ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  'request-rejected': {
    label: 'Your request for a job is rejected',
    of: (given, role) => ({
      title: 'Your request is rejected',
      text: `The office has not accepted your request for ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  assigned: {
    label: 'You are assigned to a job',
    of: (given, role) => ({
      title: 'You have a new job',
      text: `The office has assigned you to ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  'taken-off': {
    label: 'You are taken off a job',
    of: (given, role) => ({
      title: 'You are taken off a job',
      text: `You are not assigned to ${given('job')} any more.`,
      path: myJobs(role),
    }),
  },
  'hold-decided': {
    label: 'The office has decided about work that waited',
    of: (given, role) => {
      const decided = given('decision') === 'approved' ? 'approved' : 'not approved';
      const note = given('note') === '' ? '' : ` Note of the office: ${given('note')}`;
      return {
        title: `Work is ${decided}`,
        text: `Work of yours that waited for the office is ${decided}: ${given('work')}.${note}`,
        path: role === 'admin' ? '/admin/my-jobs' : '/dashboard',
      };
    },
  },
  'new-admin': {
    label: 'A new administrator',
    of: (given) => ({
      title: 'There is a new administrator',
      text: `${given('by')} has invited ${given('admin')} as an administrator.`,
      path: '/admin/admins',
    }),
  },
  'new-device': {
    label: 'A login from a new device',
    of: (given, role) => ({
      title: 'Login from a new device',
      text:
        `Somebody has logged in to your account from a device that was not used before: ${given('device')}, on ${given('at')}. ` +
        'If it was you, there is nothing to do. If not, please change your password at once, which ends all other sessions, or call the office.',
      path: role === 'admin' ? '/admin' : '/account',
    }),
  },
};

export const noticeLabel = (kind: NoticeKind): string => TEXTS[kind].label;

/** The text of a notice for a person of that role. Parameters become one line each. */
export const noticeText = (kind: NoticeKind, parameters: NoticeParameters, role: Role): NoticeText =>
  TEXTS[kind].of((name) => oneLine(parameters[name] ?? ''), role);
