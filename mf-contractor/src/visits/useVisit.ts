import {
  type ChecklistAnswer,
  type ChecklistItem,
  getMyChecklists,
  type OwnChecklist,
  type PhotoLabel,
  pickMissingItems,
} from '@cleaning/contracts';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { v4 } from 'uuid';
import type { RunningWork } from '../work/runningWork';
import { type AnswerChange, changeAnswer } from './answered';
import { fillVisit, listQueuedVisits, openVisit, type QueuedVisit, useQueuedVisits } from './queuedVisits';
import { visits as texts } from './texts';

/** Fragment of the checklist on the job's page. */
export const CHECKLIST_ADDRESS = '#checklist';

/** Fragment of an item of the checklist on the job's page. */
export const buildItemAddress = (itemId: string): string => `#item-${itemId}`;

/** The most photos of each label. */
export const MAX_PHOTOS_PER_LABEL = 6;

type Filling = Pick<QueuedVisit, 'answers' | 'photos' | 'couldNot'>;

const NOTHING: Filling = { answers: [], photos: [] };

export interface Visit {
  /** Undefined if there is none, or if it is unknown without a connection. */
  checklist: OwnChecklist | undefined;
  isUnknown: boolean;
  isReading: boolean;
  answers: readonly ChecklistAnswer[];
  photos: QueuedVisit['photos'];
  /** Items marked as "Can’t". */
  couldNot: readonly string[];
  /** Why the last change wasn't stored; empty if it was. */
  problem: string;
  /** A function gets the stored answer, which may be newer than the page's. */
  answer: (itemId: string, change: AnswerChange) => void;
  /** Marks an item as "Can’t", or removes that mark and its reason. */
  markCouldNot: (itemId: string, isMarked: boolean) => void;
  addPhotos: (label: PhotoLabel, keys: readonly string[]) => void;
  removePhoto: (key: string) => void;
}

/** Answers about running work, stored on the device with each change. */
export function useVisit(running: RunningWork, jobName: string): Visit {
  const me = useCurrentUser();
  const lists = useCall(getMyChecklists);
  const checklist = lists.data?.find(({ job_id }) => job_id === running.jobId);
  const [problem, setProblem] = useState('');
  const { answers, photos, couldNot = [] } = openVisit(useQueuedVisits(me.id), me.id, running) ?? NOTHING;

  /** Starts from the stored visit: two changes may come before the page shows the first. */
  const change = (next: (visit: Filling) => Partial<Filling>) => {
    const before = openVisit(listQueuedVisits(), me.id, running) ?? NOTHING;
    const versionId = checklist?.version_id ?? null;
    const { answers, photos, couldNot = [] } = before;
    const filled = { answers, photos, couldNot, ...next(before), versionId };
    try {
      fillVisit({ key: v4(), userId: me.id, jobName }, running, filled, new Date());
      setProblem('');
    } catch {
      setProblem(texts.notKept);
    }
  };

  return {
    checklist,
    isUnknown: lists.data === undefined && !lists.isPending,
    isReading: lists.isPending,
    answers,
    photos,
    couldNot,
    problem,
    answer: (itemId, given) => change((visit) => ({ answers: changeAnswer(visit.answers, itemId, given) })),
    markCouldNot: (itemId, isMarked) =>
      change(({ answers, couldNot = [] }) => ({
        answers: changeAnswer(answers, itemId, { done: false, reason: '' }),
        couldNot: [...couldNot.filter((id) => id !== itemId), ...(isMarked ? [itemId] : [])],
      })),
    addPhotos: (label, keys) =>
      change((visit) => ({ photos: [...visit.photos, ...keys.map((id) => ({ id, label }))] })),
    removePhoto: (key) => change((visit) => ({ photos: visit.photos.filter(({ id }) => id !== key) })),
  };
}

/** Longest wait for the question before Finished. */
const READ_MS = 3000;
const waitForTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, READ_MS));

export interface MissingItems {
  /** Required items without an answer. */
  readonly open: readonly ChecklistItem[];
  /** Items marked as "Can’t". */
  readonly couldNot: readonly string[];
}

interface MissingItemsReader {
  /** Whether the checklists are loaded. */
  isRead: boolean;
  /** Missing items if work were finished now; none if the checklists don't load in time. */
  findMissingItems: (jobId: string) => Promise<MissingItems>;
}

export function useMissingItems(): MissingItemsReader {
  const me = useCurrentUser();
  const { data, refetch } = useCall(getMyChecklists);
  const findMissingItems = async (jobId: string) => {
    const lists = data ?? (await Promise.race([refetch({ cancelRefetch: false }), waitForTimeout()]))?.data;
    const checklist = lists?.find(({ job_id }) => job_id === jobId);
    if (!checklist) return { open: [], couldNot: [] };
    const { answers, couldNot = [] } = openVisit(listQueuedVisits(), me.id, { jobId }) ?? NOTHING;
    return { open: pickMissingItems(checklist.areas, answers), couldNot };
  };
  return { isRead: data !== undefined, findMissingItems };
}
